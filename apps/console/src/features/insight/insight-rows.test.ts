// Proves CO-24.

import type { Insight } from '@homeline/contract/insight/get-insight.ts';
import { VisitStage } from '@homeline/contract/insight/visit-stage.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { csvOf } from '@homeline/domain/staff/csv.ts';
import { expect, it } from 'vitest';
import { insightRows } from './insight-rows.ts';

const INSIGHT: Insight = {
  ...{ from: civilDate('2026-01-01'), to: civilDate('2026-01-31') },
  ...{ started: 3, submitted: 2, funded: 1, declined: 1, withdrawn: 0 },
  visits: VisitStage.options.map((stage, index) => ({ stage, visits: 20 - index })),
  timeToOffer: { applications: 2, medianSeconds: 120, p90Seconds: 240, withinPromise: 2 },
  timeToFunding: { applications: 0, withinPromise: 0 },
  steps: [{ step: 'OFFER_SELECTION', title: 'Offer selection', entered: 2, left: 1, medianSeconds: 60 }],
  declineReasons: [{ code: 'AA01', reason: 'Income', notices: 1 }],
};

it('writes every figure of the page with its unit, and every stage of a visit in order', () => {
  const lines = csvOf(insightRows(INSIGHT)).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'Submitted,2,applications',
      'Start to offers: Median,120,seconds',
      'Start to money: Nine of ten,,seconds',
      'Step,Entered (applications),Went on (applications),Median (seconds),Nine of ten (seconds)',
      'Offer selection,2,1,60,',
      'Income,1',
    ]),
  );
  const first = lines.indexOf('Stage,Visits') + 1;
  expect(lines.slice(first, first + 3)).toEqual(['Visit,20', 'Opened the registration,19', 'Address,18']);
  expect(lines[first + VisitStage.options.length - 1]).toBe('Submitted,9');
});
