import type { CreditReport } from '../facts/credit.facts.ts';
import { creditReport } from '../facts/credit.selectors.ts';
import { isWorse } from '../facts/derogatories.selectors.ts';
import type { DeepReadonly } from '../facts/fact.ts';
import type { Facts, FactValue, FactWrite } from '../facts/facts.ts';
import { securedCents } from '../facts/recorded-liens.selectors.ts';
import { minimumFico } from '../policy/limits.ts';
import type { Rules } from '../policy/rules.ts';
import { homeForEligibility } from '../property/property-lookup-fact.ts';

type Report = DeepReadonly<CreditReport>;

/**
 * The bureau's answer to the hard pull as a fact. It says whether the offers must be made again: the bureau tells of a changed file, or
 * the report is of another score band, of other debts, or shows more against the borrower than the one that the offers rest on.
 */
export function hardPullFact(
  facts: Facts,
  rules: Rules,
  pulled: Omit<FactValue<'hardCredit'>, 'differs'>,
): FactWrite {
  const before = creditReport(facts);
  const { answer, report } = pulled;
  const isOther = before && report && isMateriallyDifferent(before, report, scoreBandOf(facts, rules));
  // Texas asks of each lien whether it is an equity loan, also of one on which nothing is owed.
  const isNewInTexas = facts.property?.state === 'TX' && report && hasNewMortgage(before, report);
  const differs = answer === 'HIT_CHANGED' || isOther || isNewInTexas;
  return { fact: 'hardCredit', value: { ...pulled, ...(differs && { differs }) } };
}

function hasNewMortgage(before: Report | undefined, { mortgages }: Report): boolean {
  const known = new Set(before?.mortgages.map(({ id }) => id));
  return mortgages.some(({ id }) => !known.has(id));
}

type Band = (report: Report) => string;

function isMateriallyDifferent(before: Report, after: Report, band: Band): boolean {
  return (
    band(before) !== band(after) ||
    monthlyDebts(before) !== monthlyDebts(after) ||
    owed(after) > owed(before) ||
    isWorse(before.derogatories, after.derogatories)
  );
}

/** Scores of one band cost the same and have the same limits on this home. */
function scoreBandOf(facts: Facts, { sheet, policy }: Rules): Band {
  const least = minimumFico(policy, homeForEligibility(facts));
  return ({ fico }) => {
    if (fico === undefined) return 'no score';
    const priced = sheet.samples('fico').findLast((from) => from <= fico);
    return [priced, policy.limitsByScore({ fico }).row, fico < least].join();
  };
}

function monthlyDebts({ nonMortgageMonthlyDebtsCents, mortgages }: Report): number {
  return mortgages.reduce(
    (sum, each) => sum + each.monthlyPaymentCents,
    nonMortgageMonthlyDebtsCents as number,
  );
}

function owed({ mortgages }: Report): number {
  return mortgages.reduce((sum, mortgage) => sum + securedCents(mortgage), 0);
}
