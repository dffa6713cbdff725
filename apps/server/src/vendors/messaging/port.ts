import type { Exchange } from '../exchange.ts';

type Message = {
  readonly reference: string;
  /** Absent when the message is about no application, such as a new password. */
  readonly fileNumber?: string | undefined;
};

export type EmailMessage = Message & {
  readonly from: { readonly name: string; readonly email: string };
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string | undefined;
};

export type TextMessage = Message & { readonly to: string; readonly text: string };

export type SentMessage = { readonly answer: 'SENT' };

/** E-mail and text messages. */
export type MessagingPort = {
  readonly email: Exchange<EmailMessage, SentMessage>;
  readonly text: Exchange<TextMessage, SentMessage>;
};
