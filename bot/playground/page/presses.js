// One press does one thing. The second half of a double press, and a key held down, were meant for what was there
// before, so they never reach a control that replaced it. This module listens as soon as it is imported.

const PRESSED = "button, a, [role=option], label, summary";
let first; // the target of the first click; a double click sends further ones

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
