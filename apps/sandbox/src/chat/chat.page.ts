import { CHAT_PROVIDERS, OUTSIDE_PROVIDERS } from '@homeline/domain/chat/chat-providers.ts';
import { html, page } from '../html.ts';
import type { State } from '../state.ts';
import type { StandInChat } from './conversation.ts';

const LIST = new Intl.ListFormat('en-US', { type: 'disjunction' });

/** Renders the agents' page of the chat providers: every conversation, and what its agent may do. */
export function chatPage(state: State): string {
  const chats = state.chats.toReversed();
  return page(
    'Chat providers',
    `Answer as the agent in ${LIST.format(Object.values(CHAT_PROVIDERS).map(({ title }) => title))}`,
    html`${chats.length === 0 && html`<section><p class="soft">No chats yet. Open a page of the server with <code>?mode=${OUTSIDE_PROVIDERS[0]}</code> (or ${OUTSIDE_PROVIDERS.slice(1).join(', ')}) and start one.</p></section>`}${chats.map((chat) => conversation(state, chat))}`,
    true,
  );
}

function conversation(state: State, chat: StandInChat) {
  const { port, channel, person, skill, agent, typed, ended, messages } = chat;
  const action = `/chat/${port}/${encodeURIComponent(channel)}`;
  return html`<section><h2>${port}: ${person}</h2>
<p class="soft">${skill} · ${ended ? 'ended' : agent ? `answered by ${agent}` : 'waiting for an agent'}${typed > 0 && ` · typed ${typed} times`}</p>
<dl>${messages.map(
    (message) =>
      html`<dt>${message.from === 'AGENT' ? (agent ?? 'Agent') : person}</dt><dd>${message.text} ${message.files.map((id) => html`<code>${state.chatFiles[id]?.name}</code> `)}</dd>`,
  )}</dl>
${
  !ended &&
  html`<form method="post" action="${action}"><input type="hidden" name="act" value="join"><label>Agent’s name<input name="name" value="${agent ?? 'Ann'}"></label><button class="quiet">Join</button></form>
<form method="post" action="${action}"><input type="hidden" name="act" value="say"><label>Message<input name="text" size="40"></label><button>Send</button></form>
<form method="post" action="${action}" enctype="multipart/form-data"><label>File<input type="file" name="file"></label><button class="quiet">Send the file</button></form>
<form method="post" action="${action}"><button class="quiet" name="act" value="typing">Type</button><button class="quiet" name="act" value="end">End</button></form>`
}</section>`;
}
