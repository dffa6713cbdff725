import type { ComparisonResult, InitialResult } from '@homeline/domain/rules/comparison-result.ts';
import { impactOf } from '@homeline/domain/rules/impact.ts';
import type { NamedComparison } from '../../apps/server/src/modules/rules/sample-people.ts';

/** Results with the same impact: the same decisions, reasons and direction of price. */
export type ImpactGroup = { readonly impact: string; readonly members: readonly NamedComparison[] };

const OUTCOMES: Readonly<Record<InitialResult['outcome'], string>> = {
  OFFERS: 'offers',
  ASSETS: 'asked for assets',
  KEEPS_OFFER: 'keeps the offer',
  CHANGED_OFFER: 'changed offer',
  SCORE_DECLINE: 'declined for score',
  DTI_DECLINE: 'declined for DTI',
  PRICE_DECLINE: 'declined for lack of a price',
  DELINQUENCY: 'delinquency review',
  MANUAL_REVIEW: 'manual review',
  DECLINE: 'declined',
  HOME_PASSES: 'home eligible',
};

/** Groups results by impact, the largest group first. Those who aren't affected are left out. */
export function groupByImpact(compared: readonly NamedComparison[]): readonly ImpactGroup[] {
  const affected = compared.filter((each) => impactOf(each).isAffected);
  return [...Map.groupBy(affected, impactWords)]
    .map(([impact, members]) => ({ impact, members }))
    .toSorted((a, b) => b.members.length - a.members.length);
}

/** Describes the impact on one application: "offers → declined for DTI; failed rules none → DTI". */
export function impactWords(result: ComparisonResult): string {
  const { before, after, final } = result;
  const changes = [
    change('failed rules', list(before.failures), list(after.failures)),
    change('reasons', list(before.reasons), list(after.reasons)),
    ...(final
      ? [
          change('final decision', OUTCOMES[final.before.outcome], OUTCOMES[final.after.outcome]),
          change('final failed rules', list(final.before.failures), list(final.after.failures)),
          change('final reasons', list(final.before.reasons), list(final.after.reasons)),
        ]
      : []),
    directionOf(impactOf(result).aprPct ?? 0),
  ].filter(Boolean);
  const decision = arrow(OUTCOMES[before.outcome], OUTCOMES[after.outcome]);
  const termsChanged = changes.length === 0 && before.outcome === after.outcome;
  return [decision, ...(termsChanged ? ['different terms'] : changes)].join('; ');
}

function directionOf(aprPct: number): string {
  if (aprPct === 0) return '';
  return aprPct > 0 ? 'APR up' : 'APR down';
}

function change(name: string, before: string, after: string): string {
  return before === after ? '' : `${name} ${arrow(before, after)}`;
}

function arrow(before: string, after: string): string {
  return before === after ? before : `${before} → ${after}`;
}

function list(items: readonly string[]): string {
  return items.join(', ') || 'none';
}
