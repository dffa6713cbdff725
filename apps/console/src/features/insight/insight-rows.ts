import type { Insight } from '@homeline/contract/insight/get-insight.ts';
import { insightCopy as copy } from './copy.ts';

type Rows = readonly (readonly (string | number | undefined)[])[];

const OUTCOMES = ['started', 'submitted', 'funded', 'declined', 'withdrawn'] as const;

/** Returns what the page shows as the rows of one table. Each figure has its unit beside it or in the header. */
export function insightRows({ from, to, visits, steps, declineReasons, ...figures }: Insight): Rows {
  const { units } = copy;
  const seconds = (column: string) => `${column} (${units.seconds})`;
  const times = [
    [copy.times.offer, figures.timeToOffer],
    [copy.times.funding, figures.timeToFunding],
  ] as const;
  return [
    [copy.from, from],
    [copy.to, to],
    [],
    ...OUTCOMES.map((name) => [copy.figures[name], figures[name], units.applications]),
    ...times.flatMap(([title, { medianSeconds, p90Seconds }]) => [
      [`${title}: ${copy.steps.median}`, medianSeconds, units.seconds],
      [`${title}: ${copy.steps.p90}`, p90Seconds, units.seconds],
    ]),
    [],
    [copy.visits.stage, copy.visits.visits],
    ...visits.map(({ stage, visits: reached }) => [copy.visits.stages[stage], reached]),
    [],
    [
      ...[copy.steps.step, `${copy.steps.entered} (${units.applications})`],
      ...[`${copy.steps.left} (${units.applications})`, seconds(copy.steps.median), seconds(copy.steps.p90)],
    ],
    ...steps.map(({ title, entered, left, medianSeconds, p90Seconds }) => [
      ...[title, entered, left],
      ...[medianSeconds, p90Seconds],
    ]),
    [],
    [copy.reasons.reason, copy.reasons.notices],
    ...declineReasons.map(({ reason, notices }) => [reason, notices]),
  ];
}
