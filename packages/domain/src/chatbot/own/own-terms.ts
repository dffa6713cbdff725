import { formatUs } from '../../dates/civil-date.ts';
import { noteIsSigned } from '../../facts/closing.selectors.ts';
import type { Facts } from '../../facts/facts.ts';
import { wasDisbursed } from '../../facts/funding.selectors.ts';
import { payoffsCents } from '../../facts/liens.selectors.ts';
import type { Terms } from '../../facts/offers.facts.ts';
import {
  chosenTerms,
  type currentTerms,
  finalDecision,
  initialDecision,
  openChangedOffer,
} from '../../facts/offers.selectors.ts';
import { newer } from '../../facts/reading.ts';
import { firstPaymentOn } from '../../funding/first-payment.ts';
import { cents, formatWholeDollars } from '../../money/cents.ts';
import { formatPct, formatRate } from '../../money/percent.ts';
import { priceHoldEnd } from '../../offers/hold.ts';
import { changeableAt } from '../../workflow/changeable.ts';
import { currentStep } from '../../workflow/current-step.ts';
import { mayCancel, mayRescind } from '../../workflow/withdrawal.ts';
import { dollars } from '../lender-figures.ts';
import { lastDay, listWords, type OwnAnswer } from './own-application.ts';
import { reapply } from './own-ends.ts';
import { shownScore } from './own-explained.ts';
import { standing } from './own-progress.ts';

const NOT_YET =
  'You don’t have offers yet. Once you see them, they show the rate, the payment and every cost.';

/** Returns whether the application has offers, so that its own figures exist. */
export function hasOwnFigures(facts: Facts): boolean {
  return known(facts) !== undefined;
}

/** The terms that the borrower chose, or the offers to choose from. */
export type Known =
  | { readonly terms: ReturnType<typeof currentTerms> & object }
  | {
      readonly offers: readonly {
        readonly termYears: number;
        readonly maximumCents: number;
        readonly minimumCents: number;
        readonly terms: Terms;
      }[];
    };

/** Returns the terms in force now: those of a changed offer that waits for an answer, else those chosen. */
export function termsNow(facts: Facts) {
  const chosen = chosenTerms(facts);
  return chosen && (openChangedOffer(facts)?.after ?? chosen);
}

export function known(facts: Facts): Known | undefined {
  const terms = termsNow(facts);
  if (terms) return { terms };
  const offers = initialDecision(facts)?.offers ?? [];
  return offers.length > 0 ? { offers } : undefined;
}

/** Answers from the terms chosen, else from the offers, else says that neither is there. */
function from(
  ofTerms: (terms: NonNullable<ReturnType<typeof currentTerms>>, facts: Facts) => string,
  ofOffers: (offers: Extract<Known, { offers: unknown }>['offers']) => string,
): OwnAnswer {
  return (application) => {
    const { facts } = application;
    const found = known(facts);
    if (currentStep(facts).kind === 'TERMINAL' && currentStep(facts).id !== 'COMPLETE')
      return standing(application);
    if (!found) return `${NOT_YET} ${standing(application)}`;
    return 'terms' in found ? ofTerms(found.terms, facts) + changedNote(facts) : ofOffers(found.offers);
  };
}

/** Says that the figures are those of a changed offer, and what it replaces. */
function changedNote(facts: Facts): string {
  const changed = openChangedOffer(facts);
  if (!changed) return '';
  const { before } = changed;
  return ` This is our changed offer, which waits for your answer. Before, it was ${money(before.lineAmountCents)} over ${before.termYears} years at ${formatRate(before.noteRatePct)}, with a monthly payment of ${money(before.monthlyPaymentCents)}.`;
}

export const CHOOSE = 'You haven’t chosen one yet.';
/** Introduces the offers of a comparison. */
export const AVAILABLE_TERMS = 'Your offers differ in the term, the rate and the payment.';

function range(values: readonly number[], words: (value: number) => string): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? words(least) : `${words(least)} to ${words(most)}`;
}

/** Lists a figure of the largest line of each term: “$98,897 over 5 years”. */
export function byTerm(
  offers: Extract<Known, { offers: unknown }>['offers'],
  words: (terms: Terms) => string,
): string {
  const each = offers.map(({ terms, termYears }) => `${words(terms)} over ${termYears} years`);
  return offers.length > 1 ? ` By term: ${listWords(each)}.` : '';
}

export const pct = (value: number) => formatPct(value, 2);
export const money = (value: number) => dollars(cents(value));

export const amount = from(
  ({ lineAmountCents, termYears }, facts) =>
    openChangedOffer(facts)
      ? `Your line would be ${money(lineAmountCents)} over ${termYears} years.`
      : `${isApproved(facts) ? 'We approved' : 'You chose'} a line of ${money(lineAmountCents)} over ${termYears} years.${isApproved(facts) ? '' : ' It isn’t final yet: we still verify your answers.'}`,
  (offers) =>
    `You can choose a line of ${money(Math.min(...offers.map(({ minimumCents }) => minimumCents)))} up to ${money(Math.max(...offers.map(({ maximumCents }) => maximumCents)))}. ${CHOOSE} It isn’t a final approval: we verify your answers after you choose.`,
);

/** Returns whether underwriting approved the chosen line, with nothing left for the borrower or an underwriter to answer about it. */
export function isApproved(facts: Facts): boolean {
  const final = finalDecision(facts);
  if (!final || openChangedOffer(facts)) return false;
  const underwriter = facts.underwriterDecisions.at(-1);
  if (final.outcome === 'MANUAL_REVIEW')
    return newer(underwriter, final) && underwriter.decision === 'APPROVED';
  return final.outcome === 'KEEPS_OFFER' || final.outcome === 'CHANGED_OFFER';
}

export const cash = from(
  (terms, facts) => {
    const payoffs = payoffsCents(facts);
    const less = [
      `the origination fee of ${money(terms.originationFeeCents)}`,
      ...(terms.recordingFeeCents + terms.recordingTaxCents > 0
        ? [`recording costs of ${money(terms.recordingFeeCents + terms.recordingTaxCents)}`]
        : []),
      ...(payoffs > 0 ? [`${money(payoffs)} to pay off your other loans`] : []),
    ];
    const [verb, call] = wasDisbursed(facts)
      ? ['We sent you', ' If another amount arrived, call us.']
      : ['You receive', ''];
    return `${verb} ${money(terms.cashToBorrowerCents)} in cash. That is your line of ${money(terms.lineAmountCents)} less ${less.join(', ')}.${call}`;
  },
  (offers) =>
    `With the largest line of each term you’d receive ${range(
      offers.map(({ terms }) => terms.cashToBorrowerCents),
      money,
    )} in cash.${byTerm(offers, (terms) => money(terms.cashToBorrowerCents))} ${CHOOSE}`,
);

export const rate = from(
  ({ noteRatePct, aprPct }, facts) =>
    `Your interest rate is ${formatRate(noteRatePct)} (${pct(aprPct)} APR).${rateChange(facts)} It’s fixed. The APR is higher when there is an origination fee, because it counts the fee as well.`,
  (offers) =>
    `Your offers have rates of ${range(
      offers.map(({ terms }) => terms.noteRatePct),
      pct,
    )} (${range(
      offers.map(({ terms }) => terms.aprPct),
      pct,
    )} APR) for the largest line of each term.${byTerm(offers, ({ noteRatePct }) => pct(noteRatePct))} Each rate is fixed. ${CHOOSE}`,
);

/** Says whether a changed offer that waits for an answer changed the rate, too. */
function rateChange(facts: Facts): string {
  const changed = openChangedOffer(facts);
  if (!changed) return '';
  const { before, after } = changed;
  return before.noteRatePct === after.noteRatePct
    ? ` The rate is the same as before${before.aprPct === after.aprPct ? '' : `; the APR was ${pct(before.aprPct)}`}.`
    : ` The rate changed: before, it was ${formatRate(before.noteRatePct)} (${pct(before.aprPct)} APR).`;
}

const RATE_FACTORS =
  'It depends on your credit score, the amount, the term, your state and how much of your home’s value is borrowed. A longer term has a lower payment and, often, a higher rate. A higher origination fee gets you a lower rate, and autopay lowers it too.';

export const whyRate: OwnAnswer = (application) => {
  const { facts } = application;
  if (!known(facts)) return undefined;
  const score = shownScore(facts);
  const used = score === undefined ? '' : ` We used a credit score of ${score}.`;
  return `${rate(application)} ${RATE_FACTORS}${used}`;
};

const WHOLE =
  'When your line opens, we pay out all of it. Later, during the draw period, you can draw again what you’ve repaid.';

export const drawAll: OwnAnswer = (application) => {
  const { facts } = application;
  const found = known(facts);
  if (!found || currentStep(facts).kind === 'TERMINAL') return undefined;
  return 'terms' in found
    ? `You take the whole line of ${money(found.terms.lineAmountCents)}. ${WHOLE} ${changeOffer(application)}`
    : `You choose the amount: ${range([...found.offers.map(({ minimumCents }) => minimumCents), ...found.offers.map(({ maximumCents }) => maximumCents)], money)}. ${WHOLE}`;
};

export const interestOnly: OwnAnswer = ({ facts }) => {
  const terms = termsNow(facts);
  if (!terms) return undefined;
  return terms.product === 'INTEREST_ONLY_AGE_RESTRICTED'
    ? `Your monthly payment of ${money(terms.monthlyPaymentCents)} is interest only. What you borrowed is due at the end of ${terms.termYears} years.`
    : `Each monthly payment of ${money(terms.monthlyPaymentCents)} covers interest and part of what you borrowed, so the line is repaid after ${terms.termYears} years. It isn’t interest only.`;
};

const wholeDollars = (value: number) => formatWholeDollars(cents(value));

export function totalOf({ terms, termYears }: { readonly terms: Terms; readonly termYears: number }): number {
  return termYears * 12 * terms.monthlyPaymentCents;
}

function monthlyAndTotal(terms: Terms): string {
  const total = totalOf({ terms, termYears: terms.termYears });
  return `${money(terms.monthlyPaymentCents)} a month and ${wholeDollars(total)} in all (${wholeDollars(total - terms.lineAmountCents)} of it interest)`;
}

export const totalInterest = from(
  ({ product, termYears, monthlyPaymentCents, lineAmountCents, noteRatePct }) => {
    const count = termYears * 12;
    const total = count * monthlyPaymentCents;
    return product === 'FIXED_TERM'
      ? `If you make every payment on time and draw nothing again, you pay about ${formatWholeDollars(cents(total))} in ${count} payments, of which about ${formatWholeDollars(cents(total - lineAmountCents))} is interest. Paying sooner lowers it.`
      : `Your rate is ${formatRate(noteRatePct)}. Your agreement shows how your payments change over the term.`;
  },
  (offers) =>
    offers.every(({ terms }) => terms.product === 'FIXED_TERM')
      ? `If you take the largest line and make every payment on time, you pay about ${range(
          offers.map(totalOf),
          wholeDollars,
        )} in all.${byTerm(offers, monthlyAndTotal)} A smaller line costs less. ${CHOOSE}`
      : `Your offers show the payment and the term of each choice. ${CHOOSE}`,
);

export const payment = from(
  ({ monthlyPaymentCents, termYears, lineAmountCents }, facts) => {
    const firstOn = firstPaymentOn(facts);
    const first = firstOn ? ` The first one is due on ${formatUs(firstOn)}.` : '';
    return `Your monthly payment is ${money(monthlyPaymentCents)}, for a line of ${money(lineAmountCents)} over ${termYears} years.${first}`;
  },
  (offers) =>
    `Monthly payments for the largest line of each term are ${range(
      offers.map(({ terms }) => terms.monthlyPaymentCents),
      money,
    )}; a smaller line costs less.${byTerm(offers, (terms) => money(terms.monthlyPaymentCents))} Move the slider to see the payment of any amount. ${CHOOSE}`,
);

export const firstPayment: OwnAnswer = (application) => {
  const { facts } = application;
  const firstOn = firstPaymentOn(facts);
  const terms = termsNow(facts);
  if (firstOn && terms)
    return `Your first payment is due on ${formatUs(firstOn)}: ${money(terms.monthlyPaymentCents)}. After that, one is due every month.`;
  return `The date of your first payment isn’t set yet: it is one month after the date of your agreement, and your agreement states it. ${standing(application)}`;
};

export const term = from(
  ({ termYears }) => `Your line is repaid over ${termYears} years.`,
  (offers) =>
    `You can choose ${[...new Set(offers.map(({ termYears }) => termYears))].toSorted((a, b) => a - b).join(', ')} years. ${CHOOSE}`,
);

export const fee = from(
  ({ originationFeeCents, feePct, recordingFeeCents, recordingTaxCents }) => {
    const recording = recordingFeeCents + recordingTaxCents;
    return [
      `Your origination fee is ${money(originationFeeCents)}, ${pct(feePct)} of the line.`,
      ...(recording > 0 ? [`Recording costs are ${money(recording)}.`] : []),
      `${recording > 0 ? 'Both come' : 'It comes'} out of your draw, so you pay nothing up front. You chose this fee with your offer: a higher one gets you a lower rate.`,
    ].join(' ');
  },
  (offers) =>
    `Origination fees for the largest line of each term are ${range(
      offers.map(({ terms }) => terms.originationFeeCents),
      money,
    )}, and recording costs are ${range(
      offers.map(({ terms }) => terms.recordingFeeCents + terms.recordingTaxCents),
      money,
    )}. You choose the origination fee on your page: a lower one means a higher rate. All of it comes out of your draw, so you pay nothing up front. ${CHOOSE}`,
);

export const terms: OwnAnswer = (application) => {
  const { facts } = application;
  const chosen = termsNow(facts);
  if (!chosen) {
    return known(facts)
      ? [amount, rate, payment].map((say) => say(application)?.replace(` ${CHOOSE}`, '')).join(' ')
      : rate(application);
  }
  const { lineAmountCents, termYears, aprPct, noteRatePct, monthlyPaymentCents } = chosen;
  return [
    `${openChangedOffer(facts) ? 'Our changed offer is' : 'You chose'} a line of ${money(lineAmountCents)} over ${termYears} years.`,
    `Its rate is ${formatRate(noteRatePct)} (${pct(aprPct)} APR), and the monthly payment is ${money(monthlyPaymentCents)}.`,
    `The origination fee is ${money(chosen.originationFeeCents)}, and you receive ${money(chosen.cashToBorrowerCents)} in cash.${changedNote(facts)}`,
  ].join(' ');
};

/** Says until when the offers hold. */
export function holdWords(facts: Facts): string {
  const endsAt = priceHoldEnd(facts);
  return endsAt ? `We hold your offers until ${lastDay(facts, endsAt)}.` : '';
}

/** Says whether amount, term and fee can still change. */
export const changeOffer: OwnAnswer = (application) => {
  const { facts } = application;
  const step = currentStep(facts);
  if (step.id === 'OFFER_SELECTION')
    return `You aren’t tied to a choice: you can change the term, fee and amount until you submit your application, in “Select Offer”. ${holdWords(facts)} You owe nothing if you take none of them.`;
  if (changeableAt(step.id).includes('OFFER_SELECTION'))
    return `You can still change it until you submit: open “Select Offer” in your application and choose another amount, term or fee. ${holdWords(facts)}`.trim();
  const chosen = chosenTerms(facts);
  if (openChangedOffer(facts))
    return `Our changed offer waits for your answer: you can accept or decline it, but you can’t change its amount, term or fee yourself. If you need more, other terms or another borrower beside you, or if something looks wrong, call us before you answer: a person can look at it. I can’t promise another offer. If you decline it, your application ends, and you can apply again, for another amount or with a co-borrower.`;
  if (step.kind === 'TERMINAL' && step.id !== 'COMPLETE') return reapply(application);
  if (!chosen || step.kind === 'TERMINAL') return standing(application);
  const now = `It is ${money(chosen.lineAmountCents)} over ${chosen.termYears} years, with a monthly payment of ${money(chosen.monthlyPaymentCents)}.`;
  if (noteIsSigned(facts)) {
    const way = mayRescind(facts) ? ' You can cancel the line within your cancellation period.' : '';
    return `Amount, rate and term can’t change anymore, because you signed the agreement. ${now}${way}`;
  }
  const way = mayCancel(facts)
    ? 'If you need another amount or term, call us before you sign. You can also cancel and apply again.'
    : 'Call us if you have a question about it.';
  return `You can’t change the amount, term or fee yourself anymore, because you submitted your application with them. ${now} ${way}`;
};
