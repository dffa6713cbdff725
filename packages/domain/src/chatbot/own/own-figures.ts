import type { Facts } from '../../facts/facts.ts';
import { initialDecision } from '../../facts/offers.selectors.ts';
import type { OwnAnswer } from './own-application.ts';
import { listWords } from './own-application.ts';
import { AVAILABLE_TERMS, byTerm, CHOOSE, known, money, pct } from './own-terms.ts';

/** Lists what counts as a monthly debt: the borrower’s own loans and mortgages, without those of others. */
function debtsCounted(facts: Facts): readonly string[] {
  const decision = [...facts.initialDecisions, ...facts.finalDecisions].findLast(({ explanation }) =>
    explanation.sections.some(({ lines }) => lines.some(({ code }) => code === 'DEBT')),
  );
  const lines = decision?.explanation.sections.find(({ code }) => code === 'DEBTS')?.lines ?? [];
  return lines.flatMap((line) => {
    if (line.code === 'DEBT') return [`${line.amounts.creditor} (${money(line.amounts.cents)})`];
    return line.code === 'MORTGAGE_PAYMENT'
      ? [`the mortgage with ${line.amounts.holder} (${money(line.amounts.cents)})`]
      : [];
  });
}

/** Says the borrower’s debts over their income and the loans over the home’s value; undefined before any figures. */
export const ratios: OwnAnswer = ({ facts }) => {
  const found = known(facts);
  if (!found) return undefined;
  const counted = debtsCounted(facts);
  const debts =
    counted.length > 0
      ? ` We count these monthly payments: ${listWords(counted)}, and the payment of the new line.`
      : '';
  const told =
    'terms' in found
      ? `With this line, your monthly debts are ${pct(found.terms.dtiPct)} of your monthly income before taxes (DTI). All loans on your home are ${pct(found.terms.cltvPct)} of its value (CLTV).`
      : `With the largest line of each term, your monthly debts are up to ${pct(Math.max(...found.offers.map(({ terms }) => terms.dtiPct)))} of your monthly income before taxes (DTI), and all loans on your home up to ${pct(Math.max(...found.offers.map(({ terms }) => terms.cltvPct)))} of its value (CLTV). A smaller line lowers both.`;
  return `${told}${debts} If a debt isn’t yours or isn’t right, call us or ask a person.`;
};

/** Says what set the largest line; undefined where the offer changed, which has its own reasons, and before any figures. */
export const whyAmount: OwnAnswer = ({ facts }) => {
  const found = known(facts);
  const decision = initialDecision(facts);
  if (!found || !decision || facts.changedOffers.length > 0) return undefined;
  const { valueCents, retainedLiensCents, monthlyIncomeCents, monthlyDebtsCents } = decision;
  const basis = `Your home’s value, what you owe, your credit and your income set how much you can borrow. We used a value of ${money(valueCents)}, ${money(retainedLiensCents)} owed on the home, ${money(monthlyIncomeCents)} of monthly income before taxes and ${money(monthlyDebtsCents)} of monthly debts.`;
  if ('terms' in found)
    return `${basis} You chose a line of ${money(found.terms.lineAmountCents)}. If one of these is wrong, call us or ask a person.`;
  const most = byTerm(found.offers, ({ lineAmountCents }) => `up to ${money(lineAmountCents)}`);
  return `${basis}${most} Over a shorter term the payment is higher, so the same income carries a smaller line. If one of these is wrong, call us or ask a person. ${CHOOSE}`;
};

type Offers = Extract<NonNullable<ReturnType<typeof known>>, { offers: unknown }>['offers'];

function termOfLeast(offers: Offers, figure: (offer: Offers[number]) => number): number | undefined {
  return offers.toSorted((a, b) => figure(a) - figure(b))[0]?.termYears;
}

/** Says how the offers differ, without advice; undefined once one is chosen. */
export const compareOffers: OwnAnswer = ({ facts }) => {
  const found = known(facts);
  if (!found || 'terms' in found) return undefined;
  const { offers } = found;
  const each = byTerm(
    offers,
    ({ lineAmountCents, noteRatePct, monthlyPaymentCents }) =>
      `up to ${money(lineAmountCents)} at ${pct(noteRatePct)}, ${money(monthlyPaymentCents)} a month`,
  );
  const perDollar = ({ terms }: Offers[number]) => terms.monthlyPaymentCents / terms.lineAmountCents;
  const payment = termOfLeast(offers, perDollar);
  const total = termOfLeast(offers, (offer) => perDollar(offer) * offer.termYears);
  const rate = termOfLeast(offers, ({ terms }) => terms.noteRatePct);
  const least =
    offers.length > 1
      ? ` For the same amount, the payment is lowest over ${payment} years, and you pay least in all over ${total} years. The rate is lowest over ${rate} years.`
      : '';
  return `${AVAILABLE_TERMS}${each}${least} A higher origination fee lowers the rate. Move the slider to see any smaller amount. I can’t say which is right for you.`;
};
