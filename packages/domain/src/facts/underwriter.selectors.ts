import { creditReport } from './credit.selectors.ts';
import { worsenedReport } from './derogatories.selectors.ts';
import type { Amounts } from './explanation-lines.ts';
import type { Facts } from './facts.ts';
import { lastWhere, newer, newest } from './reading.ts';

export type UnderwriterQuestion = Amounts<'UNDERWRITER_QUESTION'>['question'];

/** Returns the questions that an underwriter must confirm, each with the fact that raised it. */
export function underwriterQuestions(
  facts: Facts,
): readonly { question: UnderwriterQuestion; seq: number }[] {
  const source = facts.incomeSources.at(-1);
  const fromTaxReturns = source?.source === 'POINTSERV_TAX' || source?.source === 'POINTSERV_1099_MISC';
  const shown = fromTaxReturns ? newest(source, facts.incomeResults.at(-1)) : undefined;
  const open = hasOpenItems(facts) ? worsenedReport(facts) : undefined;
  return [
    ...(shown ? [{ question: 'TAX_RETURN_INCOME' as const, seq: shown.seq }] : []),
    ...(open ? [{ question: 'OPEN_JUDGMENT' as const, seq: open.seq }] : []),
  ];
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

/** Returns whether an underwriter has approved the judgments and tax liens on the report. */
export function openItemsArePassed(facts: Facts): boolean {
  return newer(lastApproval(facts), worsenedReport(facts));
}

function lastApproval(facts: Facts) {
  return lastWhere(facts.underwriterDecisions, ({ decision }) => decision === 'APPROVED');
}
