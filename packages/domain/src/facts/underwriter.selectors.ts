import { creditReport } from './credit.selectors.ts';
import { worsenedReport } from './derogatories.selectors.ts';
import type { Facts } from './facts.ts';
import { lastWhere, newer, newest } from './reading.ts';

/** What an underwriter must confirm, in words, and since when. */
export function underwriterQuestions(facts: Facts): readonly { what: string; seq: number }[] {
  const source = facts.incomeSources.at(-1);
  const fromTaxReturns = source?.source === 'POINTSERV_TAX' || source?.source === 'POINTSERV_1099_MISC';
  const shown = fromTaxReturns ? newest(source, facts.incomeResults.at(-1)) : undefined;
  const open = hasOpenItems(facts) ? worsenedReport(facts) : undefined;
  return [
    ...(shown ? [{ what: 'Income taken from tax returns', seq: shown.seq }] : []),
    ...(open ? [{ what: 'An open judgment or tax lien', seq: open.seq }] : []),
  ];
}

/** An underwriter has confirmed everything that was left to them. */
export function underwriterHasConfirmed(facts: Facts): boolean {
  return newer(lastApproval(facts), newest(...underwriterQuestions(facts)));
}

/** The report shows a judgment or a tax lien that is not settled. */
export function hasOpenItems(facts: Facts): boolean {
  const { openJudgments = 0, openTaxLiens = 0 } = creditReport(facts)?.derogatories ?? {};
  return openJudgments + openTaxLiens > 0;
}

/** An underwriter has passed the judgments and tax liens that the report shows. */
export function openItemsArePassed(facts: Facts): boolean {
  return newer(lastApproval(facts), worsenedReport(facts));
}

function lastApproval(facts: Facts) {
  return lastWhere(facts.underwriterDecisions, ({ decision }) => decision === 'APPROVED');
}
