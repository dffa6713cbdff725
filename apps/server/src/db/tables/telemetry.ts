import type { CallContext } from '@homeline/contract/call-context.ts';
import type { Sealed } from '@homeline/domain/facts/fact.ts';
import type { FeedbackTopic } from '@homeline/domain/feedback/ceo-feedback.ts';
import type { ColumnType } from 'kysely';
import type { Fixed, FixedInstant, Json } from './columns.ts';

/** A visit of the pages, without personal data. */
type TelemetrySessionTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  epoch: Fixed<string>;
  tracker: Fixed<string>;
  context: Fixed<CallContext>;
  lib_version: Fixed<string>;
  app_version: Fixed<string>;
  /** The kind of website. */
  came_from: Fixed<string>;
  query_params: Json<Record<string, string>>;
  screen_width: Fixed<number>;
  screen_height: Fixed<number>;
  window_width: Fixed<number>;
  window_height: Fixed<number>;
  at: FixedInstant;
};

/** Where staff can replay a borrower's session. */
type SessionReplayTable = {
  organisation: Fixed<string>;
  application_id: Fixed<string>;
  link: Fixed<string>;
  at: FixedInstant;
};

/** An event of a visit. Nobody verified who sent it. */
type TelemetryEventTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  session: Fixed<string>;
  context: Fixed<CallContext>;
  event: Fixed<string>;
  event_type: Fixed<string>;
  properties: Json<Record<string, string | number | boolean>>;
  product_type: Fixed<string>;
  is_own_host: Fixed<boolean>;
  page_path: Fixed<string>;
  query_params: Json<Record<string, string>>;
  identity: Fixed<string | null>;
  application_id: Fixed<string | null>;
  step: Fixed<string | null>;
  /** Null when every repeat counts. */
  dedupe: Fixed<string | null>;
  at: FixedInstant;
};

/** A further identifier of a person in the experiments: of another device, or of their time as a visitor. */
type TrackerAliasTable = { organisation: Fixed<string>; alias: Fixed<string>; tracker: Fixed<string> };

/** Feedback to the chief executive. */
type FeedbackTable = {
  organisation: Fixed<string>;
  uuid: Fixed<string>;
  identity: Fixed<string>;
  application_id: Fixed<string | null>;
  topic: Fixed<FeedbackTopic>;
  message: ColumnType<Sealed>;
  marketing_consent: Fixed<boolean>;
  pathname: Fixed<string>;
  sent_at: FixedInstant;
};

/** A person's identifier in the experiments. */
type TrackerTable = { organisation: Fixed<string>; identity: Fixed<string>; tracker: string };

/** How pages are used, and what people say of them. */
export type TelemetryTables = {
  telemetry_session: TelemetrySessionTable;
  telemetry_event: TelemetryEventTable;
  session_replay: SessionReplayTable;
  tracker: TrackerTable;
  tracker_alias: TrackerAliasTable;
  feedback: FeedbackTable;
};
