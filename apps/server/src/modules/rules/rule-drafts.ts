import type { RuleDraft } from '@homeline/contract/rules/rule-drafts.ts';
import type { RuleKind } from '@homeline/domain/policy/rule-kind.ts';
import { draftProposalReason } from '@homeline/domain/staff/rule-drafts.ts';
import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Trx } from '../../db/tables.ts';
import { staffNames } from '../staff/staff-names.ts';
import type { RuleFile } from './rule-files.ts';
import type { StaffRequest } from './rule-proposals.ts';

type DraftText = Pick<RuleFile, 'kind' | 'sha256' | 'xml'> & Pick<RuleDraft, 'basedOn'>;

/** Returns a lender's drafts as the caller sees them, with their text. */
export async function draftsOf(
  { db, organisations }: Pick<Context, 'db' | 'organisations'>,
  { organisation, caller }: StaffRequest,
): Promise<readonly (RuleDraft & { readonly xml: string })[]> {
  const rows = await db
    .selectFrom('rule_draft')
    .selectAll()
    .where('organisation', '=', organisation)
    .orderBy('kind', 'desc')
    .execute();
  const names = await staffNames(
    db,
    rows.map(({ changed_by }) => changed_by),
  );
  const { roleNames } = organisations.get(organisation);
  return rows.map((row) => {
    const changedBy = names(row.changed_by);
    const author = { changedBy, isOwn: row.changed_by === caller.identity };
    const reason = draftProposalReason(caller.permissions, author, roleNames);
    return {
      ...{ kind: row.kind, version: row.version, basedOn: row.based_on, sha256: row.sha256, changedBy },
      changedAt: row.changed_at.toISOString(),
      xml: row.xml,
      ...(reason && { proposeDisabledReason: reason }),
    };
  });
}

/** Returns one draft of a lender. */
export async function draftOf(
  context: Pick<Context, 'db' | 'organisations'>,
  request: StaffRequest,
  kind: RuleKind,
) {
  return (await draftsOf(context, request)).find((draft) => draft.kind === kind);
}

/**
 * Writes a draft if it still has the version that was changed.
 * @param version absent for the first text of a draft
 * @returns false if it was changed since
 */
export async function writeDraft(
  trx: Trx,
  { now }: Clock,
  { organisation, caller }: StaffRequest,
  { kind, basedOn, sha256, xml }: DraftText,
  version: number | undefined,
): Promise<boolean> {
  const text = { sha256, xml, based_on: basedOn, changed_by: caller.identity, changed_at: now() };
  if (version === undefined) {
    const inserted = await trx
      .insertInto('rule_draft')
      .values({ organisation, kind, ...text })
      .onConflict((conflict) => conflict.columns(['organisation', 'kind']).doNothing())
      .returning('version')
      .execute();
    return inserted.length > 0;
  }
  const updated = await trx
    .updateTable('rule_draft')
    .set({ ...text, version: sql`nextval('rule_draft_version')` })
    .where('organisation', '=', organisation)
    .where('kind', '=', kind)
    .where('version', '=', version)
    .returning('version')
    .execute();
  return updated.length > 0;
}

/** Deletes a draft if it still has this version. */
export async function deleteDraft(
  trx: Trx,
  organisation: string,
  kind: RuleKind,
  version: number,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('rule_draft')
    .where('organisation', '=', organisation)
    .where('kind', '=', kind)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Deletes the drafts whose texts are published: there is nothing left to do with them. */
export async function deletePublishedDraft(
  trx: Trx,
  organisation: string,
  files: readonly RuleFile[],
): Promise<void> {
  for (const { kind, sha256 } of files) {
    await trx
      .deleteFrom('rule_draft')
      .where('organisation', '=', organisation)
      .where('kind', '=', kind)
      .where('sha256', '=', sha256)
      .execute();
  }
}
