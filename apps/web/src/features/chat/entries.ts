import { dayOfMessage } from '@homeline/client/chat/message-list.ts';
import type { ChatFile } from '@homeline/contract/chat/chat-message.ts';
import { said } from '@homeline/contract/said.ts';
import type { ChatbotQuestion } from './chat-sessions.ts';
import type { ChatState } from './chat-state.ts';
import { chatCopy as copy } from './copy.ts';

export type MessageEntry = {
  readonly kind: 'MESSAGE';
  readonly key: string;
  readonly from: 'OWN' | 'AGENT' | 'CHATBOT' | 'SYSTEM';
  /** Empty for the system's messages. */
  readonly name: string;
  readonly text: string;
  readonly files: readonly ChatFile[];
  /** Undefined while it hasn't been sent. */
  readonly at: string | undefined;
  readonly number?: number;
  /** The question that a message of the chatbot answers. */
  readonly question?: ChatbotQuestion;
};

/** A row of the conversation: a message, a date heading, or the mark above unread messages. */
export type Entry =
  | MessageEntry
  | { readonly kind: 'DAY'; readonly key: string; readonly text: string }
  | { readonly kind: 'NEW'; readonly key: string };

const NAMES = { APPLICANT: copy.names.OWN, AGENT: copy.names.AGENT, SYSTEM: '' } as const;

/**
 * Returns the lines of a conversation, oldest first.
 * @param timeZone the viewer's own by default
 */
export function entriesOf(state: ChatState, timeZone?: string): readonly Entry[] {
  const { questions, messages, asking, agent, newFrom, takenOver, greeting, earlier } = state;
  const shown: MessageEntry[] = [
    ...(takenOver ? [notice(copy.takenOver[takenOver])] : []),
    // It comes before the questions that aren’t loaded yet.
    ...(greeting && earlier === undefined ? [greetingEntry(greeting)] : []),
    ...questions.flatMap(asEntries),
    ...(asking === undefined ? [] : [own('asking', asking, undefined)]),
    ...messages.map(asEntry),
  ];
  const entries: Entry[] = [];
  let shownDay: string | undefined;
  for (const entry of shown) {
    const ofEntry = entry.at === undefined ? shownDay : dayOfMessage(entry.at, timeZone);
    if (ofEntry !== undefined && ofEntry !== shownDay)
      entries.push({ kind: 'DAY', key: `day before ${entry.key}`, text: ofEntry });
    shownDay = ofEntry;
    if (newFrom !== undefined && entry.number === newFrom) entries.push({ kind: 'NEW', key: 'new' });
    entries.push(entry);
  }
  const held = agent?.initialMessage;
  if (held !== undefined) entries.push(own('held', held, undefined));
  return entries;
}

function asEntries(question: ChatbotQuestion): MessageEntry[] {
  const { questionId, questionStr, responseStr, createdDt } = question;
  return [
    own(`${questionId} asked`, questionStr, createdDt),
    {
      ...{ kind: 'MESSAGE', key: questionId, from: 'CHATBOT', name: copy.names.CHATBOT, text: responseStr },
      ...{ files: [], at: createdDt, question },
    },
  ];
}

function asEntry({ number, from, name, text, files, at }: ChatState['messages'][number]): MessageEntry {
  return {
    ...{ kind: 'MESSAGE', key: String(number), from: from === 'APPLICANT' ? 'OWN' : from },
    ...{ name: name || NAMES[from], text: from === 'SYSTEM' ? said(text) : text, files, at, number },
  };
}

function greetingEntry(text: string): MessageEntry {
  return {
    ...{ kind: 'MESSAGE', key: 'greeting', from: 'CHATBOT', name: copy.names.CHATBOT, text },
    ...{ files: [], at: undefined },
  };
}

function notice(text: string): MessageEntry {
  return { kind: 'MESSAGE', key: 'taken over', from: 'SYSTEM', name: '', text, files: [], at: undefined };
}

function own(key: string, text: string, at: string | undefined): MessageEntry {
  return { kind: 'MESSAGE', key, from: 'OWN', name: copy.names.OWN, text, files: [], at };
}
