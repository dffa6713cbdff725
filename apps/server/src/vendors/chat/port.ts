import type { AgentSkill } from '@homeline/domain/chat/chat-session.ts';
import type { VendorFile } from '../parties.ts';

/** A conversation at its provider. */
export type ProviderChannel = {
  /** The provider's id of the conversation, which its webhooks name. */
  readonly channel: string;
  /** The provider's id of the borrower, signer or visitor. */
  readonly user: string;
  /** What a survey names. */
  readonly contact: string;
};

export type NewProviderChat = {
  /** Our uuid of the chat. Opening it again returns the same conversation. */
  readonly chat: string;
  /** The person's name. Their address and application stay here. */
  readonly name: string;
  readonly skill: AgentSkill;
  /** The one agent to reach. */
  readonly agent?: string | undefined;
  /** When it started here. */
  readonly at: string;
};

export type OutgoingMessage = {
  /** Our key, unique to this message: a provider shows one message per key, and one that knows the key has this message. */
  readonly key: string;
  readonly text: string;
  readonly files: readonly VendorFile[];
  /** When it was sent here. */
  readonly at: string;
  /** An earlier attempt may have arrived. */
  readonly isRepeat: boolean;
};

/** Reason that a delivery is pending. */
export type ChatFailure = {
  /**
   * - `UNAVAILABLE`: it doesn't answer, or asks to wait.
   * - `REFUSED`: it rejected our key or rights: people must look.
   * - `INVALID`: it never takes this request, such as a file that it doesn't allow.
   * - `GONE`: it has closed or removed the conversation.
   */
  readonly failed: 'UNAVAILABLE' | 'REFUSED' | 'INVALID' | 'GONE';
  /** UNAVAILABLE: how it failed. */
  readonly because?: 'TIMEOUT' | 'UNREACHABLE' | 'GARBAGE';
  /** How long it asks to wait. */
  readonly waitMs?: number;
};

export type ChatResult<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly failure: ChatFailure };

/** A file at the provider. `at` is where the adapter reads it. */
export type ProviderFile = { readonly name: string; readonly at: string };

/** A message of an agent. */
export type ProviderMessage = {
  /** The provider's id: a message that arrives again has the same one. */
  readonly id: string;
  readonly agent?: string | undefined;
  readonly text: string;
  readonly files: readonly ProviderFile[];
};

/** What happened in a conversation at the provider. */
export type ProviderEvent = { readonly channel: string } & (
  | { readonly kind: 'JOINED'; readonly agent: string }
  | { readonly kind: 'MESSAGE'; readonly message: ProviderMessage }
  | { readonly kind: 'TYPING' }
  | { readonly kind: 'ENDED'; readonly by: 'AGENT' | 'FROZEN' }
);

/** A request of a provider to us, byte for byte. */
export type WebhookRequest = {
  /** The path below the provider's webhook address: empty, or such as `/1.0/token`. */
  readonly path: string;
  /** The whole public address of the request. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly rawBody: string;
  /** Real time. */
  readonly nowMs: number;
};

/** A trusted webhook. Events that we don't know are left out. */
export type ReadWebhook = {
  readonly events: readonly ProviderEvent[];
  /** The response body that the provider expects. */
  readonly answer?: object;
};

/** The adapter of a chat provider. It makes one attempt at a time; the relay repeats it. */
export type ChatProviderPort = {
  open(chat: NewProviderChat): Promise<ChatResult<ProviderChannel>>;
  send(to: ProviderChannel, message: OutgoingMessage): Promise<ChatResult<undefined>>;
  /** Says that the person is typing, where the provider has that. */
  typing?(to: ProviderChannel): Promise<ChatResult<undefined>>;
  end(to: ProviderChannel): Promise<ChatResult<undefined>>;
  /** Returns the agents' newest messages, oldest first. */
  history(of: ProviderChannel): Promise<ChatResult<readonly ProviderMessage[]>>;
  /** Returns changes other than messages, for a provider that may not report them. */
  happened?(of: ProviderChannel): Promise<ChatResult<readonly ProviderEvent[]>>;
  /** Returns a file's bytes; undefined if it can't be read. */
  download(file: ProviderFile): Promise<Uint8Array | undefined>;
  /** Returns a token with which the person could join at the provider. */
  userToken?(user: string): Promise<string>;
  /** Verifies and reads a webhook. @returns undefined if it can't be trusted */
  readWebhook(request: WebhookRequest): ReadWebhook | undefined;
};

/** Returns the id of a chat's person at a provider. It has no personal data, and tells our messages from the agents'. */
export function applicantOf(chat: string): string {
  return `${APPLICANT}${chat}`;
}

/** Returns whether a person at a provider is one of our borrowers, signers or visitors. */
export function isApplicant(user: string): boolean {
  return user.startsWith(APPLICANT);
}

const APPLICANT = 'applicant-';
