import { randomUUID } from 'node:crypto';
import type { RULE_ACTS } from '@homeline/contract/rules/rule-proposals.ts';
import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import { RULE_KINDS, type RuleKind } from '@homeline/domain/policy/rule-kind.ts';
import { canonical, sha256 } from '../../audit/canonical.ts';
import type { Clock } from '../../clock.ts';
import type { Db, Trx } from '../../db/tables.ts';
import type { Caller } from '../../http/caller.ts';
import { type RuleFile, ruleFile } from './rule-files.ts';

/** A request of a member of staff. */
export type StaffRequest = { readonly organisation: string; readonly caller: Caller };

/** The publication or the withdrawal of one day. */
export type RuleIntent = {
  readonly act: 'PUBLISH' | 'WITHDRAW';
  readonly kinds: readonly RuleKind[];
  readonly effectiveOn: CivilDate;
  /** The text of each kind; empty for a withdrawal. */
  readonly files: { readonly [Kind in RuleKind]?: string | undefined };
  /** Proposed from the draft of its kind. */
  readonly fromDraft: boolean;
};

export type Proposal = RuleIntent & {
  readonly id: string;
  readonly sha256: string;
  readonly proposedBy: string;
  readonly proposedAt: Date;
};

/** Returns the checksum of everything that a proposal would change. */
export function checksumOf({ act, kinds, effectiveOn, files }: RuleIntent): string {
  const texts = kinds.map((kind) => sha256(files[kind] ?? ''));
  return sha256(canonical({ act, kinds, effectiveOn, texts }));
}

/** Returns the files of a publication. */
export function proposedFiles({ files, effectiveOn }: RuleIntent): readonly RuleFile[] {
  return RULE_KINDS.flatMap((kind) => {
    const xml = files[kind];
    return xml === undefined ? [] : [ruleFile(kind, effectiveOn, xml)];
  });
}

/** Returns the proposals of a lender, oldest first. */
export async function openProposals(db: Db, organisation: string): Promise<readonly Proposal[]> {
  const rows = await db
    .selectFrom('rule_proposal')
    .selectAll()
    .where('organisation', '=', organisation)
    .orderBy('proposed_at')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    act: row.act,
    kinds: kindsOf(row.kinds),
    effectiveOn: row.effective_on,
    files: row.files,
    fromDraft: row.from_draft,
    sha256: row.sha256,
    proposedBy: row.proposed_by,
    proposedAt: row.proposed_at,
  }));
}

/** Stores a proposal in place of any for the same day and kinds, and of any other of the same draft. */
export async function storeProposal(
  trx: Trx,
  { now }: Clock,
  { organisation, caller }: StaffRequest,
  intent: RuleIntent,
): Promise<void> {
  const { act, effectiveOn, files, fromDraft } = intent;
  const id = randomUUID();
  const kinds = intent.kinds.join();
  if (fromDraft) await deleteDraftProposals(trx, organisation, kinds);
  await trx
    .deleteFrom('rule_proposal')
    .where('organisation', '=', organisation)
    .where('act', '=', act)
    .where('effective_on', '=', effectiveOn)
    .where('kinds', '=', kinds)
    .execute();
  await trx
    .insertInto('rule_proposal')
    .values({
      ...{ organisation, id, act, kinds, sha256: checksumOf(intent) },
      effective_on: effectiveOn,
      files: JSON.stringify(files),
      from_draft: fromDraft,
      proposed_by: caller.identity,
      proposed_at: now(),
    })
    .execute();
  await keepRuleAct(trx, { now }, { organisation, caller }, { ...intent, what: 'PROPOSED', proposal: id });
}

/** Deletes what is proposed from the draft of a kind. @returns the ids */
export async function deleteDraftProposals(
  trx: Trx,
  organisation: string,
  kinds: string,
): Promise<readonly string[]> {
  const rows = await trx
    .deleteFrom('rule_proposal')
    .where('organisation', '=', organisation)
    .where('kinds', '=', kinds)
    .where('from_draft', '=', true)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes a proposal. @returns false if another person ended it first */
export async function deleteProposal(trx: Trx, organisation: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('rule_proposal')
    .where('organisation', '=', organisation)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export type KeptAct = Pick<RuleIntent, 'kinds' | 'files'> & {
  readonly what: (typeof RULE_ACTS)[number];
  readonly effectiveOn?: CivilDate | undefined;
  readonly proposal?: string | undefined;
  readonly comment?: string | undefined;
};

/** Keeps who did what to rules, for good. */
export async function keepRuleAct(
  trx: Trx,
  { now }: Pick<Clock, 'now'>,
  { organisation, caller }: StaffRequest,
  { what, kinds, files, effectiveOn, proposal, comment }: KeptAct,
): Promise<void> {
  await trx
    .insertInto('rule_act')
    .values({
      ...{ organisation, at: now(), identity: caller.identity, what, kinds: kinds.join() },
      effective_on: effectiveOn ?? null,
      sha256: kinds.map((kind) => sha256(files[kind] ?? '')).join(),
      proposal: proposal ?? null,
      comment: comment ?? null,
    })
    .execute();
}

/** Returns the kinds in a stored list. */
export function kindsOf(stored: string): RuleKind[] {
  return RULE_KINDS.filter((kind) => stored.split(',').includes(kind));
}
