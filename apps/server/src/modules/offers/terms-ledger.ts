import { Terms } from '@homeline/domain/facts/offers.facts.ts';
import type { RuleVersion } from '@homeline/domain/facts/rule-version.ts';
import { type Insertable, sql } from 'kysely';
import { canonical, sha256 } from '../../audit/canonical.ts';
import { appendAudit } from '../../audit/chain.ts';
import { termsDigest } from '../../audit/terms-digests.ts';
import type { Context } from '../../context.ts';
import { lockApplication } from '../../db/lock-application.ts';
import type { TermsLedgerTable } from '../../db/tables/applications.ts';
import type { Origin } from '../../db/tables/columns.ts';
import type { Db, Trx } from '../../db/tables.ts';
import { nameOf } from '../../facts/actor.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { TermsEvent } from '../../facts/on-record.ts';

/** Where terms were shown. */
export type ShownWhere = 'offers' | 'quote' | 'explanation' | 'decision' | 'notary' | 'originator';

/** The rules that priced the terms. */
type PricingRules = { readonly sheet?: RuleVersion | undefined; readonly policy?: RuleVersion | undefined };

type ShownTerms = {
  readonly to: string;
  readonly origin: Origin;
  readonly where: ShownWhere;
  readonly terms: object;
  readonly rules: PricingRules;
};

/** Returns the ledger's columns for the rule versions that priced the terms. */
export function ruleVersionColumns({ sheet, policy }: PricingRules) {
  return {
    rates_version: sheet?.version ?? null,
    rates_sha256: sheet?.sha256 ?? null,
    policy_version: policy?.version ?? null,
    policy_sha256: policy?.sha256 ?? null,
  };
}

/** Inserts rows into the ledger. The caller must append their events to the audit chain. */
export async function insertTerms(
  trx: Trx,
  rows: readonly Insertable<TermsLedgerTable>[],
): Promise<TermsEvent[]> {
  const inserted = await trx.insertInto('terms_ledger').values(rows).returningAll().execute();
  return inserted.map((row) => ({ what: `terms ${row.shown_where}`, detail: termsDigest(row) }));
}

/** Records the terms shown, to whom and when, with an audit event. Skips terms equal to the last ones shown there. */
export async function recordTermsShown(
  { db, clock, sealing }: Context,
  key: ApplicationKey,
  { to, origin, where, terms, rules }: ShownTerms,
): Promise<void> {
  const { organisation, applicationId } = key;
  const texts = ruleVersionColumns(rules);
  const digest = sha256(canonical({ terms, texts }));
  // A page that is read again takes no lock.
  if ((await lastDigest(db, key, { to, where })) === digest) return;
  await db.transaction().execute(async (trx) => {
    await lockApplication(trx, key);
    if ((await lastDigest(trx, key, { to, where })) === digest) return;
    const at = clock.now();
    const row = {
      organisation,
      application_id: applicationId,
      shown_to: to,
      shown_at: at,
      shown_where: where,
      terms: JSON.stringify({ digest, ...terms }),
      ...texts,
    };
    const events = await insertTerms(trx, [row]);
    const actor = where === 'originator' ? `ORIGINATOR ${to}` : nameOf({ by: 'BORROWER', id: to });
    await appendAudit(
      trx,
      sealing,
      key,
      events.map((event) => ({ ...event, at, actor, origin })),
    );
  });
}

/** Returns the digest of the terms last shown to a person at a place. */
async function lastDigest(
  db: Db,
  { organisation, applicationId }: ApplicationKey,
  { to, where }: Pick<ShownTerms, 'to' | 'where'>,
): Promise<string | undefined> {
  const last = await db
    .selectFrom('terms_ledger')
    .select(sql<string>`terms->>'digest'`.as('digest'))
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .where('shown_to', '=', to)
    .where('shown_where', '=', where)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.digest;
}

/** Returns the terms last quoted from `after` up to `before`. Undefined if there was no quote. */
export async function lastQuotedTerms(
  { db }: Context,
  { organisation, applicationId }: ApplicationKey,
  { after, before }: { readonly after: string; readonly before: string },
): Promise<Terms | undefined> {
  const row = await db
    .selectFrom('terms_ledger')
    .select('terms')
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .where('shown_where', '=', 'quote' satisfies ShownWhere)
    .where('shown_at', '>=', new Date(after))
    .where('shown_at', '<', new Date(before))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && Terms.parse(row.terms);
}
