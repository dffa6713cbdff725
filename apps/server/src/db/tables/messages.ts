import type { RealtimeEvent } from '@homeline/contract/realtime/messages.ts';
import type { Sealed } from '@homeline/domain/facts/fact.ts';
import type { ReturnReason } from '@homeline/domain/notifications/returned-messages.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Fixed, FixedInstant, Instant } from './columns.ts';

/** What a person is told in the product. */
type NotificationTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  identity: Fixed<string>;
  application_id: Fixed<string>;
  content: ColumnType<Sealed>;
  created_at: FixedInstant;
  read_at: ColumnType<Date | null, undefined, string | null>;
  /** The step that it announced; null for other news. */
  step: ColumnType<string | null, string | undefined, never>;
};

/** Which optional emails a person turned on or off. */
type MessageChoiceTable = {
  organisation: Fixed<string>;
  identity: Fixed<string>;
  kind: Fixed<string>;
  is_on: boolean;
  at: Instant;
  /** When a reply such as STOP stopped text messages. What the person chooses in the settings doesn't end that; START does. */
  stopped_by_reply_at: ColumnType<Date | null, string | null | undefined, string | null>;
};

type OutboxTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  /** Null for a message about an account. */
  application_id: Fixed<string | null>;
  channel: Fixed<'EMAIL' | 'SMS'>;
  template: Fixed<string>;
  message: ColumnType<Sealed>;
  sent_at: ColumnType<Date | null, undefined, string>;
  attempts: ColumnType<number, undefined>;
  /** In real time: moving the business clock must not hurry a provider. */
  next_attempt_at: ColumnType<Date | null, undefined, string | null>;
  /** When the provider refused it for good. */
  refused_at: ColumnType<Date | null, undefined, string | null>;
  /** When a text message wasn't sent, because the borrower had stopped them. */
  withheld_at: ColumnType<Date | null, undefined, string>;
  /** The provider that is being asked, or whose answer left open whether it sent the message. No other gets it. */
  provider: ColumnType<string | null, undefined, string | null>;
  created_at: FixedInstant;
};

/** The result of a message: delivered, returned, or withheld. Without a row, none is known. */
type DeliveryTable = {
  organisation: Fixed<string>;
  /** The message of the outbox, or the intent of the task that sent it. */
  reference: Fixed<string>;
  application_id: Fixed<string>;
  /** `WITHHELD`: not sent, as an earlier message to the same address was returned. */
  state: Fixed<'DELIVERED' | 'RETURNED' | 'WITHHELD'>;
  reason: Fixed<ReturnReason | null>;
  /** The carrier's or the mail server's own code. */
  code: Fixed<string | null>;
  /** A keyed hash of the address or number that takes no messages until it is corrected. */
  address_hash: string | null;
  at: FixedInstant;
  /** When staff had mailed the notice, sent the message again or reached the person otherwise. */
  settled_at: ColumnType<Date | null, undefined, string>;
};

/** What changed, for open pages. In real time; deleted after a day. */
type EventTable = {
  organisation: Fixed<string>;
  application_id: Fixed<string>;
  number: Generated<string>;
  /** The transaction that wrote it, a 64-bit number. */
  tx: Generated<string>;
  kind: Fixed<RealtimeEvent['kind']>;
  step: Fixed<string>;
  version: Fixed<number>;
  at: Generated<Date>;
};

/** Messages to people, and events for their open pages. */
export type MessagesTables = {
  outbox: OutboxTable;
  delivery: DeliveryTable;
  message_choice: MessageChoiceTable;
  notification: NotificationTable;
  event: EventTable;
};
