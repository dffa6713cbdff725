import { creditReport } from './credit.selectors.ts';
import { worsenedReport } from './derogatories.selectors.ts';
import type { Amounts } from './explanation-lines.ts';
import type { Facts } from './facts.ts';
import { lastWhere, newer, newest } from './reading.ts';

export type UnderwriterQuestion = Amounts<'UNDERWRITER_QUESTION'>['question'];

/** Returns the questions that an underwriter must confirm, each with the number of the entry that raised it. */
export function underwriterQuestions(
  facts: Facts,
): readonly { question: UnderwriterQuestion; seq: number }[] {
  const income = readsTaxReturns(facts)
    ? newest(facts.incomeSources.at(-1), facts.incomeResults.at(-1))
    : undefined;
  const report = hasOpenItems(facts) ? worsenedReport(facts) : undefined;
  return [
    ...(income ? [{ question: 'TAX_RETURN_INCOME' as const, seq: income.seq }] : []),
    ...(report ? [{ question: 'OPEN_JUDGMENT' as const, seq: report.seq }] : []),
  ];
}

/** Returns whether the income comes from tax returns or Forms 1099. */
export function readsTaxReturns(facts: Facts): boolean {
  const source = facts.incomeSources.at(-1)?.source;
  return source === 'POINTSERV_TAX' || source === 'POINTSERV_1099_MISC';
}

/** Returns whether an underwriter has confirmed every open question. */
export function underwriterHasConfirmed(facts: Facts): boolean {
  return newer(lastApproval(facts), newest(...underwriterQuestions(facts)));
}

/** Returns whether the report shows an open judgment or tax lien. */
export function hasOpenItems(facts: Facts): boolean {
  const { openJudgments = 0, openTaxLiens = 0 } = creditReport(facts)?.derogatories ?? {};
  return openJudgments + openTaxLiens > 0;
}

/** Returns whether an underwriter has approved the open judgments and tax liens on the report. */
export function openItemsAreApproved(facts: Facts): boolean {
  return newer(lastApproval(facts), worsenedReport(facts));
}

function lastApproval(facts: Facts) {
  return lastWhere(facts.underwriterDecisions, ({ decision }) => decision === 'APPROVED');
}
