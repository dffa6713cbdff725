import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import type { FlagSetting } from '@homeline/domain/flags/flag-setting.ts';
import type { RuleKind } from '@homeline/domain/policy/rule-kind.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Fixed, FixedInstant, Instant, Json } from './columns.ts';

/** Every change of a flag; the newest one holds. */
type FlagChangeTable = {
  organisation: Fixed<string>;
  number: Fixed<string>;
  key: Fixed<string>;
  /** Null for the lender's default. */
  setting: ColumnType<FlagSetting | null, string | null, never>;
  /** The number of the change with which its experiment began; null for a setting that splits nobody. */
  experiment: Fixed<string | null>;
  reason: Fixed<string>;
  changed_by: Fixed<string>;
  at: FixedInstant;
};

/** Every change of a lender's setting; the newest one holds. */
type LenderSettingTable = {
  organisation: Fixed<string>;
  number: Generated<string>;
  name: Fixed<string>;
  /** Null for the value in the lender's folder. */
  value: ColumnType<unknown, string | null, never>;
  reason: Fixed<string>;
  changed_by: Fixed<string>;
  /** The second person, if it took two. */
  confirmed_by: Fixed<string | null>;
  at: FixedInstant;
};

/** A change of a setting that waits for a second person. There is one for each setting. */
type LenderSettingProposalTable = {
  organisation: Fixed<string>;
  name: Fixed<string>;
  value: ColumnType<unknown, string | null, never>;
  reason: Fixed<string>;
  proposed_by: Fixed<string>;
  proposed_at: FixedInstant;
};

/** Which variant of an experiment a person got, once. */
type ExperimentExposureTable = {
  organisation: Fixed<string>;
  key: Fixed<string>;
  /** 0 for an experiment of the lender's folder. */
  experiment: Fixed<string>;
  tracker: string;
  variant: Fixed<string>;
  at: FixedInstant;
};

/** Append-only: a publication or withdrawal of a lender's rule version. */
type RuleVersionTable = {
  organisation: Fixed<string>;
  kind: Fixed<RuleKind>;
  effective_on: Fixed<CivilDate>;
  number: Generated<number>;
  sha256: Fixed<string>;
  xml: string;
  /** This row withdraws the version of the day. */
  withdrawn: Fixed<boolean>;
  published_at: FixedInstant;
  /** A member of staff, as in the audit chain; `SEED` for the lender's folder at the first start. */
  published_by: Fixed<string>;
  /** Who proposed it, if another person confirmed it. */
  proposed_by: Fixed<string | null>;
};

/** A rate sheet or credit policy that the lender's people write, one of each kind. */
type RuleDraftTable = {
  organisation: Fixed<string>;
  kind: Fixed<RuleKind>;
  /** A number that no other text of a draft has, so that nobody overwrites a change they haven't seen. */
  version: Generated<number>;
  /** The effective date of the published version that it started from. */
  based_on: CivilDate;
  sha256: string;
  xml: string;
  changed_by: string;
  changed_at: Instant;
};

/** A publication or withdrawal of rules that waits for a second person. */
type RuleProposalTable = {
  organisation: Fixed<string>;
  id: Fixed<string>;
  act: Fixed<'PUBLISH' | 'WITHDRAW'>;
  effective_on: Fixed<CivilDate>;
  /** `rates`, `policy` or `rates,policy`. */
  kinds: Fixed<string>;
  /** The text of each kind; empty for a withdrawal. */
  files: Json<Partial<Record<RuleKind, string>>>;
  /** Of the act, the day and the checksum of each file. */
  sha256: Fixed<string>;
  /** Proposed from the draft of its kind; ends when the draft changes. */
  from_draft: Fixed<boolean>;
  proposed_by: Fixed<string>;
  proposed_at: FixedInstant;
};

/** Append-only: who proposed, returned, published or withdrew rules. */
type RuleActTable = {
  organisation: Fixed<string>;
  number: Generated<string>;
  at: FixedInstant;
  identity: Fixed<string>;
  what: Fixed<string>;
  kinds: Fixed<string>;
  effective_on: Fixed<CivilDate | null>;
  sha256: Fixed<string>;
  /** The proposal that it is about. */
  proposal: Fixed<string | null>;
  comment: Fixed<string | null>;
};

/** What a lender sets: flags, settings and published rules. */
export type SettingsTables = {
  flag_change: FlagChangeTable;
  lender_setting: LenderSettingTable;
  lender_setting_proposal: LenderSettingProposalTable;
  experiment_exposure: ExperimentExposureTable;
  rule_version: RuleVersionTable;
  rule_draft: RuleDraftTable;
  rule_proposal: RuleProposalTable;
  rule_act: RuleActTable;
};
