// What this tab knows: the world, who one is, where one is, and the messages seen there. Data only; it draws nothing.

export const state = {
  world: { title: "", channels: [], people: [], commands: [], bot: { id: "", name: "", connected: true } },
  as: "",
  channel: "",
  messages: [],
  private: [],
  notices: [], // private lines of the page itself, shaped like messages
  since: 0, // the sequence number the messages were read at
  fresh: new Set(), // channels with something unseen
  mentions: new Map(), // message id -> {people, channel} not yet seen by those people
  pending: new Map(), // message id -> custom id of the press that waits for its answer
  drafts: new Map(), // what was typed and not sent, by place
};

export const person = (id) => state.world.people.find((one) => one.id === id);
export const channel = (id) => state.world.channels.find((one) => one.id === id);
export const myName = () => person(state.as)?.name ?? "";
export const unread = (id) => [...state.mentions.values()].filter((mention) => mention.people.has(id)).length;

/** The name behind a user id: a person, the bot, or the id itself. */
export function nameOf(id) {
  const { bot } = state.world;
  return person(id)?.name ?? (id === bot.id ? bot.name : id);
}

/** Channels in the order of the rail, each followed by its threads. */
export function ordered() {
  const all = state.world.channels;
  return all.filter((one) => !one.parent_id).flatMap((top) => [top, ...all.filter((one) => one.parent_id === top.id)]);
}

/** Takes channel and person from `#c=<channel>&as=<person>`; what the address does not name is chosen here. */
export function readAddress() {
  const asked = new URLSearchParams(location.hash.slice(1));
  const { welcome, people, channels } = state.world;
  state.channel = [asked.get("c"), state.channel, welcome?.command?.channel, channels[0]?.id].find(channel) ?? "";
  state.as = [asked.get("as"), state.as, people[0]?.id].find(person) ?? "";
}

export const address = () => `#${new URLSearchParams({ c: state.channel, as: state.as })}`;

/** Every command that can be run, sub-commands by their full name: `{name: "table open", description, options}`. */
export function commands() {
  const spread = (options, path) => options.flatMap((option) => {
    const name = `${path}${option.name}`;
    const inner = (option.options ?? []).filter((one) => one.type <= 2);
    return inner.length ? spread(inner, `${name} `) : [{ ...option, name, options: option.options ?? [] }];
  });
  return spread(state.world.commands.filter((one) => (one.type ?? 1) === 1), "");
}

/** Puts a message into the list it belongs to, or over its older form; whether it was new. */
export function keep(list, message) {
  const at = list.findIndex((one) => one.id === message.id);
  if (at >= 0) list[at] = message;
  else list.push(message);
  return at < 0;
}

export function forget(list, id) {
  const at = list.findIndex((one) => one.id === id);
  if (at >= 0) list.splice(at, 1);
}

/** Notes whom a message calls, all but the one who is looking at it. */
export function noteMentions(message, looking) {
  const people = new Set((message.mentions ?? []).map((one) => one.id).filter(person));
  if (looking) people.delete(state.as);
  if (people.size) state.mentions.set(message.id, { people, channel: message.channel_id });
}

/** What the chosen person sees now counts as read. */
export function see() {
  state.fresh.delete(state.channel);
  for (const [id, mention] of state.mentions) {
    if (mention.channel === state.channel) mention.people.delete(state.as);
    if (!mention.people.size) state.mentions.delete(id);
  }
}
