import { disbursementAccount } from '../../facts/bank.selectors.ts';
import { noteIsSigned } from '../../facts/closing.selectors.ts';
import type { Facts } from '../../facts/facts.ts';
import { floodHazard, floodInsuranceIsRequired } from '../../facts/flood.selectors.ts';
import { wasDisbursed } from '../../facts/funding.selectors.ts';
import { deedWasSigned, isManualByLaw, isManualNotary } from '../../facts/notary.selectors.ts';
import { chosenTerms } from '../../facts/offers.selectors.ts';
import { floodDetermination } from '../../facts/title.selectors.ts';
import { formatRate, sumPct } from '../../money/percent.ts';
import { closesAtOffice } from '../../states/office-closing.ts';
import { currentStep } from '../../workflow/current-step.ts';
import type { OwnAnswer } from './own-application.ts';
import { autopayDiscountPct, notaryFeeCents } from './own-explained.ts';
import { standing } from './own-progress.ts';
import { money, pct } from './own-terms.ts';

/** Says what the notary costs this borrower. */
export const notaryCost: OwnAnswer = (application) => {
  const { facts } = application;
  if (currentStep(facts).kind === 'TERMINAL' && currentStep(facts).id !== 'COMPLETE')
    return standing(application);
  const fee = notaryFeeCents(facts);
  const isInPerson = isManualNotary(facts) || isManualByLaw(facts) || closesAtOffice(facts.property);
  if (!isInPerson)
    return deedWasSigned(facts)
      ? 'You met the notary by video, which is free.'
      : 'Meeting the notary by video is free. If you choose a notary in person, your page shows the cost first, and it comes out of your draw.';
  return fee
    ? `The notary in person costs ${money(fee)}. It comes out of your draw, so you pay nothing at the appointment.`
    : 'The cost of the notary is part of your figures and comes out of your draw, so you pay nothing at the appointment.';
};

/** Says what the borrower has paid until now, to a person who wants it back or fears a bill. */
export const paidSoFar: OwnAnswer = (application) => {
  const { facts } = application;
  const step = currentStep(facts);
  if (wasDisbursed(facts) || step.id === 'COMPLETE')
    return 'The fees came out of your draw, so you paid nothing beside it. Your agreement lists each fee.';
  return step.kind === 'TERMINAL'
    ? 'You’ve paid us nothing: all fees come out of the draw, and no money was drawn. So there is nothing to give back, and you owe us nothing for this application.'
    : 'You’ve paid us nothing so far: all fees come out of the draw, and no money has been drawn. If the line doesn’t open, you owe us nothing.';
};

/** Says whether the home is in a flood zone. */
export const flood: OwnAnswer = (application) => {
  const { facts } = application;
  if (!floodDetermination(facts))
    return `We haven’t looked up your home’s flood zone yet. If it’s in a special flood hazard area, you need flood insurance, and a notice tells you. ${standing(application)}`;
  if (!floodHazard(facts))
    return 'Your home isn’t in a special flood hazard area, so we don’t ask for flood insurance.';
  return floodInsuranceIsRequired(facts)
    ? `Your home is in a special flood hazard area, so you need flood insurance. The notice in your account explains it. ${standing(application)}`
    : 'Your home is in a special flood hazard area, but its community doesn’t take part in the national program, so we don’t ask for flood insurance. The notice in your account explains it.';
};

function autopayAccount(facts: Facts): string {
  const account = disbursementAccount(facts) ?? facts.bankAccounts.at(-1);
  return account
    ? `your account at ${account.bankName} ending in ${account.mask.slice(-4)}`
    : 'your bank account';
}

/** Says how the borrower pays, and what autopay does to the rate. */
export const autopay: OwnAnswer = (application) => {
  const { facts } = application;
  if (currentStep(facts).kind === 'TERMINAL' && currentStep(facts).id !== 'COMPLETE')
    return standing(application);
  const discount = autopayDiscountPct(facts);
  const rate = chosenTerms(facts)?.noteRatePct;
  if (!facts.autopay) {
    const counted = discount
      ? ` The rates that you see already count autopay, which lowers them by ${pct(discount)}; without it, the rate is that much higher.`
      : '';
    return `You haven’t chosen how you pay yet: that’s a step of its own, after we know your bank account. Autopay is optional.${counted}`;
  }
  const contact = noteIsSigned(facts)
    ? ' To change the account or to stop it, call us.'
    : ' If you’d like to change that, call us before you sign.';
  if (facts.autopay.payType !== 'AUTOPAY') return `Autopay is off: you pay each month yourself.${contact}`;
  const ends =
    discount && rate !== undefined
      ? ` Your rate of ${formatRate(rate)} includes a discount of ${pct(discount)} for it. If autopay ends, the rate is ${formatRate(sumPct([rate, discount]))} from the next due date, and the payment is calculated again.`
      : '';
  return `Autopay is on: we take each payment from ${autopayAccount(facts)}.${ends}${contact}`;
};

/** Says whom the borrower pays. */
export const payee: OwnAnswer = (application) => {
  const { facts } = application;
  if (currentStep(facts).kind === 'TERMINAL' && currentStep(facts).id !== 'COMPLETE')
    return standing(application);
  const how =
    facts.autopay?.payType === 'AUTOPAY'
      ? `Autopay is on: we take each payment from ${autopayAccount(facts)}.`
      : facts.autopay
        ? 'Autopay is off, so you pay each month yourself.'
        : 'You choose how you pay, with autopay or yourself, before you sign.';
  return `Your agreement is with us, and you pay us. ${how} The agreement lets us assign it to another company; what you signed stays the same.`;
};
