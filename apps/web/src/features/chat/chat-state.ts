import { mergeMessages } from '@homeline/client/chat/message-list.ts';
import type { ChatMessage, ChatMessagePage, ChatStatus } from '@homeline/contract/chat/chat-message.ts';
import type { AgentSession, ChatbotQuestion, ChatbotStored } from './chat-sessions.ts';
import { heldText } from './held-message.ts';

/** Why an alert shows. Each cause has one alert at most. */
export type AlertCause = 'GENERAL' | 'CONNECTION' | 'TOKEN' | 'SEND';

/**
 * The outcome of a waiting chat at closing time.
 * - `SILENT`: nothing had been said.
 * - `ASKED`: the chatbot has the question.
 * - `KEPT`: an agent answers it later as well.
 * - `CLOSED`: no agent was there to begin with.
 */
export type TakenOver = 'SILENT' | 'ASKED' | 'KEPT' | 'CLOSED';

/** Everything that the panel shows, for agents and the chatbot. */
export type ChatState = {
  readonly phase: 'FORM' | 'STARTING' | 'MESSAGING' | 'ENDED';
  /** The chat with an agent. */
  readonly agent: AgentSession | undefined;
  readonly status: ChatStatus | undefined;
  readonly messages: readonly ChatMessage[];
  /** The chat with the chatbot. */
  readonly chatbot: ChatbotStored | undefined;
  readonly questions: readonly ChatbotQuestion[];
  /** The chatbot's greeting and suggested questions. */
  readonly greeting: string | undefined;
  readonly suggestions: readonly string[];
  /** The address to which an answer to a message that was left will come. */
  readonly leftBy: string | undefined;
  /** They asked to be called back. */
  readonly wantsCall: boolean;
  /** The question that the chatbot is answering. */
  readonly asking: string | undefined;
  /** The chatbot took over when the agents left for the day. */
  readonly takenOver: TakenOver | undefined;
  /** The chatbot offered to hand over to a person. */
  readonly offersPerson: boolean;
  /** Older messages exist: the position before which they are. */
  readonly earlier: string | undefined;
  readonly isTyping: boolean;
  /** The person leaves a message rather than wait for an agent, so nothing is held any more. */
  readonly isLeaving: boolean;
  /** The person sees the newest messages now. */
  readonly isReading: boolean;
  /** The number of the newest message that the person saw. */
  readonly seen: number;
  /** The message above which `New` shows. */
  readonly newFrom: number | undefined;
  readonly alerts: readonly AlertCause[];
};

export type ChatEvent =
  | { readonly type: 'RESTORED'; readonly agent?: AgentSession; readonly chatbot?: ChatbotStored }
  | { readonly type: 'STARTING' }
  | { readonly type: 'STARTED_AGENT'; readonly agent: AgentSession }
  | {
      readonly type: 'STARTED_CHATBOT';
      readonly chatbot: ChatbotStored;
      readonly takenOver?: TakenOver | undefined;
      readonly greeting?: string;
      readonly suggestions?: readonly string[];
    }
  | { readonly type: 'START_FAILED' }
  /** Nobody is there to hand the conversation over to: it continues. */
  | { readonly type: 'NOT_HANDED_OVER' }
  | { readonly type: 'PAGE'; readonly page: ChatMessagePage }
  | { readonly type: 'EARLIER_PAGE'; readonly page: ChatMessagePage }
  | { readonly type: 'MESSAGES'; readonly messages: readonly ChatMessage[] }
  | { readonly type: 'STATUS'; readonly status: ChatStatus }
  | { readonly type: 'TYPING' }
  | { readonly type: 'TYPING_OVER' }
  | { readonly type: 'READING'; readonly isReading: boolean }
  | { readonly type: 'HELD'; readonly text: string }
  | { readonly type: 'LEAVING' }
  | { readonly type: 'TOKEN_RENEWED'; readonly token: string; readonly expiration: string }
  | { readonly type: 'ASKED'; readonly text: string }
  | {
      readonly type: 'ANSWERED';
      readonly question: ChatbotQuestion;
      readonly expiration: string;
      readonly offersPerson: boolean;
    }
  | { readonly type: 'ASK_FAILED' }
  | {
      readonly type: 'HISTORY';
      readonly questions: readonly ChatbotQuestion[];
      readonly earlier: string | undefined;
      readonly suggestions: readonly string[];
      readonly greeting: string;
    }
  | {
      /** Another tab asked the chatbot in the same conversation. */
      readonly type: 'OTHER_TAB';
      readonly questions: readonly ChatbotQuestion[];
      readonly expiration: string;
    }
  | { readonly type: 'RATED'; readonly questionId: string; readonly isGood: boolean }
  | { readonly type: 'LEFT'; readonly emailAddress: string; readonly wantsCall: boolean }
  | { readonly type: 'ENDED' }
  /** The conversation with the chatbot is over; a chat with an agent that came from it continues. */
  | { readonly type: 'CHATBOT_ENDED' }
  | { readonly type: 'FORGOTTEN' }
  | { readonly type: 'ALERT'; readonly cause: AlertCause }
  | { readonly type: 'ALERT_OVER'; readonly cause: AlertCause };

export const NO_CHAT: ChatState = {
  phase: 'FORM',
  agent: undefined,
  status: undefined,
  messages: [],
  chatbot: undefined,
  questions: [],
  greeting: undefined,
  suggestions: [],
  leftBy: undefined,
  wantsCall: false,
  asking: undefined,
  takenOver: undefined,
  offersPerson: false,
  earlier: undefined,
  isTyping: false,
  isLeaving: false,
  isReading: false,
  seen: 0,
  newFrom: undefined,
  alerts: [],
};

/** Returns the chat after an event. */
export function nextChat(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'RESTORED':
      return { ...cleared(state), phase: 'MESSAGING', agent: event.agent, chatbot: event.chatbot };
    case 'STARTING':
      return { ...without(state, 'GENERAL'), phase: 'STARTING' };
    case 'STARTED_AGENT':
      // The chatbot's messages stay above the agent's.
      return {
        ...cleared(state),
        phase: 'MESSAGING',
        agent: event.agent,
        ...{ questions: state.questions, asking: state.asking },
      };
    case 'STARTED_CHATBOT':
      return {
        ...cleared(state),
        phase: 'MESSAGING',
        chatbot: event.chatbot,
        takenOver: event.takenOver,
        ...{ greeting: event.greeting, suggestions: event.suggestions ?? [] },
      };
    case 'START_FAILED':
      return { ...withAlert(state, 'GENERAL'), phase: state.agent || state.chatbot ? 'MESSAGING' : 'FORM' };
    case 'NOT_HANDED_OVER':
      return { ...without(state, 'GENERAL'), phase: 'MESSAGING' };
    case 'PAGE':
      return afterPage(state, event.page);
    case 'EARLIER_PAGE':
      return {
        ...without(state, 'GENERAL'),
        messages: mergeMessages(state.messages, event.page.messages),
        earlier: earlierOf(event.page),
      };
    case 'MESSAGES':
      return afterMessages(state, event.messages);
    case 'STATUS':
      return afterStatus(state, event.status);
    case 'TYPING':
      return { ...state, isTyping: state.status?.state === 'ACTIVE' };
    case 'TYPING_OVER':
      return { ...state, isTyping: false };
    case 'READING':
      return seeing({ ...state, isReading: event.isReading });
    case 'HELD':
      return state.agent ? { ...state, agent: { ...state.agent, initialMessage: event.text } } : state;
    case 'LEAVING':
      return { ...state, isLeaving: true };
    case 'TOKEN_RENEWED': {
      const { token, expiration } = event;
      return state.agent
        ? { ...without(state, 'TOKEN'), agent: { ...state.agent, token, expiration } }
        : state;
    }
    case 'ASKED':
      return { ...without(without(state, 'SEND'), 'GENERAL'), asking: event.text };
    case 'ANSWERED':
      return {
        ...renewed(state, event.expiration),
        questions: mergeQuestions(state.questions, [event.question]),
        asking: undefined,
        offersPerson: event.offersPerson,
      };
    case 'ASK_FAILED':
      return { ...withAlert(state, 'SEND'), asking: undefined };
    case 'HISTORY':
      return {
        ...state,
        questions: mergeQuestions(state.questions, event.questions),
        ...{ earlier: event.earlier, suggestions: event.suggestions, greeting: event.greeting },
      };
    case 'OTHER_TAB':
      return {
        ...renewed(state, event.expiration),
        questions: mergeQuestions(state.questions, event.questions),
      };
    case 'RATED':
      return {
        ...state,
        questions: state.questions.map((question) =>
          question.questionId === event.questionId
            ? { ...question, isRatedBad: !event.isGood, isRatedGood: event.isGood }
            : question,
        ),
      };
    case 'LEFT':
      return { ...state, leftBy: event.emailAddress, wantsCall: event.wantsCall };
    case 'ENDED':
      return ended(state);
    case 'CHATBOT_ENDED':
      return state.chatbot ? ended(state) : state;
    case 'FORGOTTEN':
      return cleared(state);
    case 'ALERT':
      return withAlert(state, event.cause);
    case 'ALERT_OVER':
      return without(state, event.cause);
  }
}

/** Returns the state of a panel without a chat. Whether the person is reading stays. */
function cleared({ isReading }: ChatState): ChatState {
  return { ...NO_CHAT, isReading };
}

/** Takes the newest page, read after a restore or when too many messages were missed. Older messages on the page may end in a gap. */
function afterPage(state: ChatState, page: ChatMessagePage): ChatState {
  const isFirst = state.status === undefined;
  const messages = isFirst ? mergeMessages(state.messages, page.messages) : page.messages;
  const seen = isFirst ? page.status.read.applicant : state.seen;
  const read = { ...state, messages, earlier: earlierOf(page), seen };
  return afterStatus(afterMessages(read, []), page.status);
}

function afterMessages(state: ChatState, arrived: readonly ChatMessage[]): ChatState {
  const messages = mergeMessages(state.messages, arrived);
  const { agent } = state;
  const isOwn = arrived.some(({ from }) => from === 'APPLICANT');
  const firstNew = messages.find(({ from, number }) => from === 'AGENT' && number > state.seen)?.number;
  const isMarked = state.newFrom !== undefined && state.newFrom > state.seen;
  const newFrom = state.isReading || isMarked ? state.newFrom : (firstNew ?? state.newFrom);
  return seeing({
    ...(isOwn ? without(state, 'SEND') : state),
    messages,
    agent: agent && withHeld(agent, heldText(agent, messages)),
    isTyping: state.isTyping && !arrived.some(({ from }) => from === 'AGENT'),
    newFrom: isOwn ? undefined : newFrom,
  });
}

function afterStatus(state: ChatState, status: ChatStatus): ChatState {
  if (status.state === 'ENDED') return ended({ ...state, status });
  return { ...state, status, isTyping: state.isTyping && status.state === 'ACTIVE' };
}

function ended(state: ChatState): ChatState {
  return { ...state, phase: 'ENDED', isTyping: false, asking: undefined, alerts: [] };
}

function seeing(state: ChatState): ChatState {
  return state.isReading ? { ...state, seen: state.messages.at(-1)?.number ?? state.seen } : state;
}

function renewed(state: ChatState, expiration: string): ChatState {
  return state.chatbot ? { ...state, chatbot: { ...state.chatbot, expiration } } : state;
}

/** Returns the questions once each, in the order in which the server answered them: every tab shows the same. */
function mergeQuestions(
  known: readonly ChatbotQuestion[],
  more: readonly ChatbotQuestion[],
): readonly ChatbotQuestion[] {
  const byId = new Map([...known, ...more].map((question) => [question.questionId, question]));
  return [...byId.values()].toSorted((a, b) => Date.parse(a.createdDt) - Date.parse(b.createdDt));
}

function withHeld({ initialMessage: _, ...agent }: AgentSession, text: string | undefined): AgentSession {
  return text === undefined ? agent : { ...agent, initialMessage: text };
}

function earlierOf({ hasMore, messages }: ChatMessagePage): string | undefined {
  return hasMore && messages[0] ? String(messages[0].number) : undefined;
}

function withAlert(state: ChatState, cause: AlertCause): ChatState {
  return state.alerts.includes(cause) ? state : { ...state, alerts: [...state.alerts, cause] };
}

function without(state: ChatState, cause: AlertCause): ChatState {
  return { ...state, alerts: state.alerts.filter((other) => other !== cause) };
}
