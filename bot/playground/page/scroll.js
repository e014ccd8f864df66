// The two columns under scrolling and under the keyboard: the place is kept, a pill tells what is new below, and a
// column is one tab stop with arrows between its messages.

const NEAR = 48;
const below = (column) => column.scrollHeight - column.scrollTop - column.clientHeight;

/** Changes what is in the column of `node`; its end, or else its first visible message, stays where it was. */
export function steady(node, change) {
  const column = node.closest(".column");
  if (!column) return change();
  const stay = column.stuck;
  const edge = column.getBoundingClientRect().top;
  const anchor = !stay && [...column.querySelectorAll("article")].find((one) => one.getBoundingClientRect().bottom > edge);
  const before = anchor && anchor.getBoundingClientRect().top;
  change();
  if (stay) column.scrollTop = column.scrollHeight;
  else if (anchor?.isConnected) column.scrollTop += anchor.getBoundingClientRect().top - before;
}

/** A column that follows its end while it is there; `pill` counts what came below. */
export function follow(column, pill) {
  let missed = 0;
  const show = () => {
    pill.hidden = !missed;
    pill.lastChild.textContent = `${missed} new message${missed > 1 ? "s" : ""}`;
  };
  const end = () => {
    column.stuck = true;
    column.scrollTop = column.scrollHeight;
    missed = 0;
    show();
  };
  pill.append("");
  pill.addEventListener("click", end);
  column.addEventListener("scroll", () => {
    column.stuck = below(column) <= NEAR;
    if (column.stuck && missed) end();
  });
  new ResizeObserver(() => column.stuck && end()).observe(column);
  return { end, came: () => column.stuck || (missed++, show()) };
}

const controls = (article) => [...article.querySelectorAll("button, a, [role=combobox]")];

/** One tab stop a column: the message in hand, or the one that is next to be read. */
export function stops(column, preferred) {
  const articles = [...column.querySelectorAll("article")];
  const inside = articles.find((one) => one.contains(document.activeElement));
  const stop = inside ?? articles.find((one) => one.tabIndex === 0) ?? preferred;
  for (const one of articles) {
    one.tabIndex = one === stop ? 0 : -1;
    for (const control of controls(one)) control.tabIndex = one === inside ? 0 : -1;
  }
}

/** Arrows between messages, Enter into the controls of one, Escape back out to it. */
export function roam(column) {
  column.addEventListener("focusin", ({ target }) => {
    if (!target.closest("article")) return;
    for (const one of column.querySelectorAll("article")) one.tabIndex = -1;
    target.closest("article").tabIndex = 0;
    stops(column);
  });
  column.addEventListener("focusout", () => queueMicrotask(() => stops(column)));
  column.addEventListener("keydown", (event) => {
    const article = event.target.closest("article");
    if (!article || event.altKey || event.ctrlKey || event.metaKey) return;
    const all = [...column.querySelectorAll("article")].filter((one) => one.offsetParent);
    const at = all.indexOf(article);
    const goal = event.target !== article
      ? { Escape: article }
      : { ArrowUp: all[at - 1], ArrowDown: all[at + 1], Home: all[0], End: all.at(-1), Enter: entry(article) };
    if (!Object.hasOwn(goal, event.key)) return;
    event.preventDefault();
    goal[event.key]?.focus();
  });
}

/** Where Enter leads: the first control that works, pictures and the cross only if there is nothing else. */
function entry(article) {
  const all = controls(article).filter((one) => !one.disabled && one.offsetParent);
  return all.find((one) => one.matches(".button, .box")) ?? all[0];
}
