import type { ReturnReason } from '@homeline/domain/notifications/returned-messages.ts';
import type { TextReply } from '@homeline/domain/notifications/text-replies.ts';
import type { Exchange } from '../exchange.ts';

type Message = {
  readonly reference: string;
  /** Absent for a message without an application, such as a password reset. */
  readonly fileNumber?: string | undefined;
  /** The provider that it is stored for. */
  readonly provider?: string | undefined;
};

export type EmailMessage = Message & {
  readonly from: { readonly name: string; readonly email: string };
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
  /** Where a mail program's own button stops emails of this kind (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined;
};

export type TextMessage = Message & {
  /** The lender's own number; the provider's without it. */
  readonly from?: string | undefined;
  readonly to: string;
  readonly text: string;
};

/** A reply to a text message. The provider has confirmed it to the sender. */
export type ReceivedText = {
  readonly from: string;
  /** The number that they replied to. */
  readonly to: string;
  /** Undefined for words that ask for nothing. */
  readonly asksFor: TextReply | undefined;
  /** What a person has to read, because it isn't just a keyword. */
  readonly words: string | undefined;
  readonly at: string;
};

export type SentMessage = { readonly answer: 'SENT' };

/** The provider already knows that the text is undeliverable. */
export type ReturnedText = {
  readonly answer: 'RETURNED';
  readonly reason: ReturnReason;
  readonly code: string;
};

/** The email and text message provider. */
export type MessagingPort = {
  readonly email: Exchange<EmailMessage, SentMessage>;
  readonly text: Exchange<TextMessage, SentMessage | ReturnedText>;
};
