import type { Facts } from '../facts/facts.ts';
import { uploadedPaystubs, verifiedMonthlyGrossCents } from '../facts/income.selectors.ts';
import { type Cents, formatDollars } from '../money/cents.ts';
import { newestRows, row, rowsNamed } from './evidence-rows.ts';
import type { FactRow } from './fact-rows.ts';

/** Returns the income as stated, as each source shows it, and as verified. */
export function incomeRows(facts: Facts): readonly FactRow[] {
  const { statedIncome } = facts;
  const stubs = uploadedPaystubs(facts);
  const verified = verifiedMonthlyGrossCents(facts);
  return [
    ...rowsNamed('Stated', statedIncome),
    ...newestRows('Source', facts.incomeSources).filter(({ isMasked }) => !isMasked),
    ...newestRows('Source’s answer', facts.incomeResults),
    ...(facts.incomeResults.at(-1)?.taxYears ?? []).flatMap(({ year, incomeCents }) =>
      row(`Tax year ${year}`, formatDollars(incomeCents as Cents)),
    ),
    ...row('Pay stubs sent in', stubs && String(stubs.documents.length)),
    ...newestRows('Pay stub decision', facts.paystubDecisions),
    ...newestRows('Employer to call', facts.employerContacts),
    ...newestRows('Employer’s answer', facts.employerAnswers),
    ...row('Verified monthly gross', verified === undefined ? undefined : formatDollars(verified as Cents)),
  ];
}
