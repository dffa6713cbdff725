import { coBorrowerReport } from '../facts/co-borrowers.selectors.ts';
import type { CreditReport } from '../facts/credit.facts.ts';
import { creditReport } from '../facts/credit.selectors.ts';
import { isWorse } from '../facts/derogatories.selectors.ts';
import type { DeepReadonly } from '../facts/fact.ts';
import type { Facts, FactValue, FactWrite } from '../facts/facts.ts';
import { securedCents } from '../facts/recorded-liens.selectors.ts';
import type { Signer } from '../facts/signers.selectors.ts';
import { minimumFico } from '../policy/limits.ts';
import type { Rules } from '../policy/rules.ts';
import { homeForEligibility } from '../property/property-lookup-fact.ts';
import { reportedDebtsCents } from '../underwriting/debts.ts';

type Report = DeepReadonly<CreditReport>;

/**
 * Returns the hard pull as a fact. `differs` means that the offers must be refreshed: the bureau or a comparison with the earlier report
 * shows a material change. A mortgage inquiry that the earlier report lacks turns `HIT` into `HIT_NEW_INQUIRY`.
 */
export function hardPullFact(
  facts: Facts,
  rules: Rules,
  pulled: Omit<FactValue<'hardCredit'>, 'differs'>,
): FactWrite {
  const before = creditReport(facts);
  const { report } = pulled;
  const answer = pulled.answer === 'HIT' && hasNewInquiry(before, report) ? 'HIT_NEW_INQUIRY' : pulled.answer;
  // Texas must know whether each lien is an equity loan, even one without a balance.
  const isNewInTexas = facts.property?.state === 'TX' && report && hasNewMortgage(before, report);
  const differs = isNewInTexas || refreshesOffers(facts, rules, before, pulled);
  return { fact: 'hardCredit', value: { ...pulled, answer, ...(differs && { differs }) } };
}

/** Returns a co-borrower's hard pull as a fact, compared with their own earlier report. */
export function coBorrowerHardPullFact(
  facts: Facts,
  rules: Rules,
  signer: Pick<Signer, 'uuid'>,
  pulled: Omit<FactValue<'hardCredit'>, 'differs'>,
): FactWrite {
  const differs = refreshesOffers(facts, rules, coBorrowerReport(facts, signer)?.report, pulled);
  return {
    fact: 'coBorrowerHardCredit',
    value: { ...pulled, signer: signer.uuid, ...(differs && { differs }) },
  };
}

/** Returns a report pulled again before funding as a fact, compared with the one that the decision used. */
export function refreshedCreditFact(
  facts: Facts,
  rules: Rules,
  pulled: Omit<FactValue<'refreshedCredit'>, 'differs'>,
): FactWrite {
  const before = creditReport(facts);
  const { report } = pulled;
  const differs =
    before !== undefined &&
    report !== undefined &&
    (hasNewMortgage(before, report) || isMateriallyDifferent(before, report, scoreBandOf(facts, rules)));
  return { fact: 'refreshedCredit', value: { ...pulled, ...(differs && { differs }) } };
}

function refreshesOffers(
  facts: Facts,
  rules: Rules,
  before: Report | undefined,
  { answer, report }: Pick<FactValue<'hardCredit'>, 'answer' | 'report'>,
): boolean {
  if (answer === 'HIT_CHANGED') return true;
  return (
    before !== undefined &&
    report !== undefined &&
    isMateriallyDifferent(before, report, scoreBandOf(facts, rules))
  );
}

/** A reseller only reports, so comparing both reports shows whether a mortgage lender has inquired since the earlier one. */
function hasNewInquiry(before: Report | undefined, report: Report | undefined): boolean {
  if (!before || !report) return false;
  const known = new Set(before.mortgageInquiries.map(({ id }) => id));
  return report.mortgageInquiries.some(({ id, on }) => on >= before.pulledOn && !known.has(id));
}

function hasNewMortgage(before: Report | undefined, { mortgages }: Report): boolean {
  const known = new Set(before?.mortgages.map(({ id }) => id));
  return mortgages.some(({ id }) => !known.has(id));
}

type Band = (report: Report) => string;

function isMateriallyDifferent(before: Report, after: Report, band: Band): boolean {
  return (
    band(before) !== band(after) ||
    reportedDebtsCents(before) !== reportedDebtsCents(after) ||
    securedDebt(after) > securedDebt(before) ||
    isWorse(before.derogatories, after.derogatories)
  );
}

/** Scores in one band have the same price and the same limits on this home. */
function scoreBandOf(facts: Facts, { sheet, policy }: Rules): Band {
  const minimum = minimumFico(policy, homeForEligibility(facts));
  return ({ fico }) => {
    if (fico === undefined) return 'no score';
    const priced = sheet.samples('fico').findLast((from) => from <= fico);
    return [priced, policy.limitsByScore({ fico }).row, fico < minimum].join();
  };
}

function securedDebt({ mortgages }: Report): number {
  return mortgages.reduce((sum, mortgage) => sum + securedCents(mortgage), 0);
}
