// One press does one thing. The second half of a double press, and a key that is held down, were meant for what was
// there before: they never reach a control that came in its place. This listens as soon as it is imported.

const PRESSED = "button, a, [role=option], label, summary";
let first; // what the press began on, of which a double press counts further ones

const same = (one, other) => one === other || Boolean(one?.id && one.id === other?.id);

function clicked(event) {
	const target = event.target.closest(PRESSED);
	if (event.detail < 2) first = target;
	else if (target && !same(target, first)) stop(event);
}

function held(event) {
	if (event.repeat && event.key === "Enter" && !event.target.matches("textarea")) stop(event);
}

function stop(event) {
	event.preventDefault();
	event.stopImmediatePropagation();
}

document.addEventListener("click", clicked, true);
document.addEventListener("keydown", held, true);
