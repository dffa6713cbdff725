import { Terms } from '@homeline/domain/facts/offers.facts.ts';
import type { RuleVersion } from '@homeline/domain/facts/rule-version.ts';
import { sql } from 'kysely';
import { canonical, sha256 } from '../../audit/canonical.ts';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';

/** Where terms were shown. */
export type ShownWhere = 'offers' | 'quote' | 'explanation' | 'decision' | 'notary';

/** The rules that priced the terms. */
type PricingRules = { readonly sheet?: RuleVersion | undefined; readonly policy?: RuleVersion | undefined };

type ShownTerms = {
  readonly to: string;
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

/** Records the terms shown, to whom and when. Skips terms equal to the last ones shown there. */
export async function recordTermsShown(
  { db, clock }: Context,
  { organisation, applicationId }: ApplicationKey,
  { to, where, terms, rules }: ShownTerms,
): Promise<void> {
  const texts = ruleVersionColumns(rules);
  const digest = sha256(canonical({ terms, texts }));
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
  if (last?.digest === digest) return;
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
