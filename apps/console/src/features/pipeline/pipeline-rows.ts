import { nowMs } from '@homeline/client/session/clock.ts';
import type { PipelineEntry } from '@homeline/contract/pipeline/list-pipeline.ts';
import { stepTitle } from '@homeline/domain/staff/step-titles.ts';
import { pipelineCopy as copy } from './copy.ts';

type Rows = readonly (readonly (string | number | undefined)[])[];

const DAY_MS = 86_400_000;

/**
 * Returns a list as the rows of one table, its header first. Amounts are in dollars, ages in whole days, days in ISO 8601.
 * @param ownerTitle the lender's word for who must act next
 */
export function pipelineRows(
  applications: readonly PipelineEntry[],
  ownerTitle: (owner: string) => string,
): Rows {
  const { columns, units } = copy;
  return [
    [
      ...[
        columns.borrower,
        columns.loan,
        columns.state,
        `${columns.amount} (${units.dollars})`,
        columns.step,
      ],
      ...[
        columns.due,
        columns.notice,
        columns.waitsFor,
        `${columns.waiting} (${units.days})`,
        columns.officer,
      ],
    ],
    ...applications.map((one) => [
      ...[one.borrower, one.loanNumber, one.state],
      one.amountCents === undefined ? undefined : one.amountCents / 100,
      ...[stepTitle(one.step), one.promisedBy, one.noticeDueOn],
      one.waitsFor && ownerTitle(one.waitsFor),
      Math.max(0, Math.floor((nowMs() - Date.parse(one.since)) / DAY_MS)),
      one.officer?.name,
    ]),
  ];
}
