// The connection: JSON requests, a person's acts, messages about failed acts, and one numbered stream of events.

import { changed, drop, state } from "./state.js";
import { phrase } from "./words.js";

const PATIENCE = [1, 2, 4, 8, 15];
const LIMIT = 8000; // milliseconds; the server itself answers within three seconds

/** Requests JSON, sending `body` if there is one. Always resolves, at worst to `{ok: false, reason}`. */
export async function ask(path, body) {
	const headers = { "content-type": "application/json" };
	try {
		const answer = await fetch(`/page-api/${path}`, {
			signal: AbortSignal.timeout(LIMIT),
			...(body && { method: "POST", headers, body: JSON.stringify(body) }),
		});
		return await answer.json();
	} catch (error) {
		return { ok: false, reason: "unreachable", detail: String(error) };
	}
}

/** Sends one act as the chosen person in the current channel. */
export const send = (body) => ask("interactions", { as: state.as, channel: state.channel, ...body });

/** A title and a sentence for an act that failed. */
export function failure({ reason }) {
	const facts = { bot: state.world.bot.name };
	return (
		{
			timeout: [phrase("timeout", facts), phrase("perhaps")],
			unreachable: [phrase("unreachable"), phrase("perhaps")],
			changed: [phrase("changed"), phrase("changed-note")],
			disconnected: [phrase("disconnected", facts), phrase("disconnected-note")],
		}[reason] ?? [phrase("refused"), phrase("refused-note")]
	);
}

/** Puts up a private line about a failed act, with a button to try again, replacing the line before, and brings it into
 * sight. */
export function notice(body, answer, again) {
	const [title, text] = failure(answer);
	const id = `notice-${Date.now()}`;
	const lines = (...more) => [{ type: 10, content: `**${title}**\n-# ${text}` }, ...more];
	const button = (label, custom_id, icon) => ({ type: 2, label, custom_id, icon });
	const shown = (components) => ({
		id,
		local: { again: retry, details },
		as: state.as,
		channel_id: state.channel,
		author: { username: state.world.title },
		timestamp: new Date().toISOString(),
		components: [{ type: 17, accent_color: 0xc9647b, components }],
	});
	const offered = answer.reason === "changed" ? [] : [button(phrase("try-again"), "again", "retry")];
	const buttons = { type: 1, components: [...offered, button(phrase("details"), "details")] };
	const show = (components) => {
		state.notices = [...state.notices.filter((one) => one.as !== state.as), shown(components)];
		changed();
	};
	function retry() {
		state.notices = drop(state.notices, id);
		again();
	}
	function details() {
		const code = `\`\`\`\n${answer.reason} ${answer.detail ?? ""}\n${JSON.stringify(body, null, 1)}\n\`\`\``;
		show(lines({ type: 10, content: code }, { ...buttons, components: offered }));
	}
	state.came = id;
	show(lines(buttons));
	return `${title} ${text}`;
}

/** Listens as one person, starting after a sequence number. `heard(event, number)` gets each event once, in order.
 * `turned({lost, tries, at})` tells when the connection is lost, with the time of the next try, and when it is back. */
export function listen(after, heard, turned) {
	let source, timer;
	let tries = 0;
	let last = after;
	const { as } = state;
	const close = () => {
		clearTimeout(timer);
		source?.close();
	};
	const open = () => {
		close();
		source = new EventSource(`/page-api/stream?${new URLSearchParams({ as, after: last })}`);
		source.onopen = () => turned({ lost: false, tries: (tries = 0) });
		source.onmessage = ({ data, lastEventId }) => {
			const event = JSON.parse(data);
			if (lastEventId <= last && event.type !== "resync") return;
			last = Number(lastEventId);
			heard(event, last);
		};
		source.onerror = () => {
			source.close();
			const wait = PATIENCE[tries] ?? 15;
			timer = setTimeout(open, wait * 1000);
			turned({ lost: true, tries: ++tries, at: Date.now() + wait * 1000 });
		};
	};
	open();
	return { open, close };
}
