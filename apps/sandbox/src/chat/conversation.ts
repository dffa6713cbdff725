import type { OutsideProvider } from '@homeline/domain/chat/chat-providers.ts';

export type StandInFile = { id: string; name: string; type: string; base64: string };

export type StandInMessage = {
  id: string;
  /** The message's id at our server. */
  key: string;
  from: 'APPLICANT' | 'AGENT';
  text: string;
  files: string[];
  at: string;
};

/** A conversation at a provider, with the agent who answers there. */
export type StandInChat = {
  port: OutsideProvider;
  /** The provider's id of the conversation. */
  channel: string;
  /** The id that the server gave it. */
  name: string;
  /** The person there. */
  user: string;
  person: string;
  skill: string;
  agent?: string;
  /** The one agent whom the server asked for. */
  wanted?: string;
  messages: StandInMessage[];
  /** How many typing events the person sent. */
  typed: number;
  ended: boolean;
};
