import { Terms } from '@homeline/domain/facts/offers.facts.ts';
import type { RuleVersion } from '@homeline/domain/facts/rule-version.ts';
import { sql } from 'kysely';
import { canonical, sha256 } from '../../audit/canonical.ts';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';

/** Where terms are shown. */
export type ShownWhere = 'offers' | 'quote' | 'explanation' | 'decision' | 'notary';

/** What terms were priced with. */
type PricedWith = { readonly sheet?: RuleVersion | undefined; readonly policy?: RuleVersion | undefined };

type Shown = {
  readonly to: string;
  readonly where: ShownWhere;
  readonly terms: object;
  readonly rules: PricedWith;
};

/** The columns of the ledger that say which texts of the rules stand behind terms. */
export function textsBehind({ sheet, policy }: PricedWith) {
  return {
    rates_version: sheet?.version ?? null,
    rates_sha256: sheet?.sha256 ?? null,
    policy_version: policy?.version ?? null,
    policy_sha256: policy?.sha256 ?? null,
  };
}

/** Keeps what rates, fees and limits were shown, to whom and when: unless they are what was shown there last. */
export async function noteTermsShown(
  { db, clock }: Context,
  { organisation, applicationId }: ApplicationKey,
  { to, where, terms, rules }: Shown,
): Promise<void> {
  const texts = textsBehind(rules);
  const digest = sha256(canonical({ terms, texts }));
  const known = await db
    .selectFrom('terms_ledger')
    .select(sql<string>`terms->>'digest'`.as('digest'))
    .where('organisation', '=', organisation)
    .where('application_id', '=', applicationId)
    .where('shown_to', '=', to)
    .where('shown_where', '=', where)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (known?.digest === digest) return;
  await db
    .insertInto('terms_ledger')
    .values({
      organisation,
      application_id: applicationId,
      shown_to: to,
      shown_at: clock.now(),
      shown_where: where,
      terms: JSON.stringify({ digest, ...terms }),
      ...texts,
    })
    .execute();
}

/** The terms of the last line that somebody asked about between two moments; undefined when there was none. */
export async function lastQuoted(
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
