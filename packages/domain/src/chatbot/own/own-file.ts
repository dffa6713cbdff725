import { formatUs } from '../../dates/civil-date.ts';
import { disbursementAccount } from '../../facts/bank.selectors.ts';
import { noteIsSigned } from '../../facts/closing.selectors.ts';
import { softPull } from '../../facts/credit.selectors.ts';
import type { Facts } from '../../facts/facts.ts';
import {
  accountIsVerified,
  disbursement,
  isRecorded,
  isRescindable,
  isSettled,
  wasDisbursed,
} from '../../facts/funding.selectors.ts';
import {
  identityFailed,
  identityIsVerified,
  pendingIdentityReview,
  shownIdentity,
} from '../../facts/identity.selectors.ts';
import {
  incomeSource,
  paystubDecision,
  uploadedPaystubs,
  verifiedMonthlyGrossCents,
} from '../../facts/income.selectors.ts';
import { insuranceIsAccepted, insuranceStanding } from '../../facts/insurance.selectors.ts';
import type { InsuranceStanding } from '../../facts/insurance-standing.ts';
import { knownLiens, liensToPayOff } from '../../facts/liens.selectors.ts';
import { deedWasSigned, isManualNotary, notaryAppointment } from '../../facts/notary.selectors.ts';
import { currentTerms, initialDecision } from '../../facts/offers.selectors.ts';
import { PURPOSE_WORDS } from '../../facts/purpose-words.ts';
import { newer } from '../../facts/reading.ts';
import { additionalSigners, deedSigners, hasSignedNote, openRefusal } from '../../facts/signers.selectors.ts';
import { finalSearch, pendingTitleReview, prequalSearch } from '../../facts/title.selectors.ts';
import { automatedValue, lendingValueCents } from '../../facts/valuation.selectors.ts';
import { releaseOn, rescissionEndsOn } from '../../funding/rescission-period.ts';
import { cents } from '../../money/cents.ts';
import { CHANGE_REASON_COPY } from '../../offers/change-reason-words.ts';
import { reasonsInWords } from '../../reasons/printed-reasons.ts';
import { closesAtOffice } from '../../states/office-closing.ts';
import { changeableAt } from '../../workflow/changeable.ts';
import { SIGNER_DECLINED } from '../../workflow/closing.copy.ts';
import type { BorrowerCorrection } from '../../workflow/correction-names.ts';
import { openCorrections } from '../../workflow/corrections.ts';
import { currentStep } from '../../workflow/current-step.ts';
import { mayLeaveOut } from '../../workflow/signer-removal.ts';
import { ownerName } from '../../workflow/step-copy.ts';
import type { StepName } from '../../workflow/steps.ts';
import { mayCancel, mayRescind } from '../../workflow/withdrawal.ts';
import { dollars } from '../lender-figures.ts';
import { dayWords, lastDay, listWords, type OwnAnswer, timeWords } from './own-application.ts';
import { standing } from './own-progress.ts';
import { isApproved } from './own-terms.ts';

const money = (value: number) => dollars(cents(value));

/** Returns an answer that adds the application's current step to the given words. */
function withStanding(words: string): OwnAnswer {
  return (application) => `${words} ${standing(application)}`;
}

export const loanNumber: OwnAnswer = ({ loanNumber: number }) => `Your loan number is ${number}.`;

const SECTION_OF: Partial<Readonly<Record<StepName, string>>> = {
  OFFER_SELECTION: 'your offer: amount, term and fee',
  LIEN_VERIFICATION: 'your answers about what you owe on the home',
  ADDITIONAL_PROFILE: 'who owns the home, your marital status and the purpose',
  HMDA_COLLECTION: 'the demographic answers',
};
const CORRECTION_WORDS: Readonly<Record<BorrowerCorrection, string>> = {
  CONTACT: 'your email and phone',
  EMPLOYER: 'your employer and income',
  ACCOUNT: 'the bank account',
  VESTING: 'who owns the home and your marital status',
  HMDA: 'the demographic answers',
};

export const changeAnswer: OwnAnswer = (application) => {
  const { facts } = application;
  const step = currentStep(facts);
  if (step.id === 'DECLINED')
    return `This application was declined, and nothing in it can be changed on your pages anymore. If something in it was wrong, such as your income, call us or ask an agent, and say what’s right. Only a person can look at it again, and I can’t tell you how that ends. You can also apply again with the right answer: select “Apply again” where your applications are listed.`;
  if (step.kind === 'TERMINAL') return standing(application);
  const open = facts.applicationSubmission
    ? openCorrections('BORROWER', facts).map(({ what }) => CORRECTION_WORDS[what])
    : [step.id, ...changeableAt(step.id)].flatMap((name) => SECTION_OF[name] ?? []);
  const rest = 'For anything else, call us or ask an agent: we correct it with you.';
  return open.length > 0
    ? `You can change ${listWords(open)} now: open that part in your application and select Change. ${rest}`
    : `Nothing can be changed on your pages right now. ${rest}`;
};

export const signed: OwnAnswer = (application) => {
  const { facts } = application;
  const note = facts.noteSignatures.findLast(({ answer }) => answer === 'SIGNED');
  const isNoteSigned = note !== undefined && noteIsSigned(facts);
  const parts = [
    isNoteSigned
      ? `You signed the agreement on ${dayWords(facts, note.at)}.`
      : 'You haven’t signed the agreement yet.',
    deedWasSigned(facts)
      ? 'You signed the deed before the notary.'
      : 'The deed isn’t signed yet: that happens with a notary.',
  ];
  return `${parts.join(' ')} ${standing(application)}`;
};

export const signAgain: OwnAnswer = (application) => {
  const { facts } = application;
  const deed = facts.deedDecisions.at(-1);
  if (deed?.decision === 'DEFECT' && currentStep(facts).kind !== 'TERMINAL')
    return `The deed that came back had a defect, so it has to be signed again. ${standing(application)}`;
  if (facts.noteSignatures.at(-1)?.answer === 'FAILED' && !noteIsSigned(facts))
    return `Your signature didn’t go through, so the documents have to be signed again. ${standing(application)}`;
  const ready = facts.closingDocuments.filter(({ answer }) => answer === 'READY');
  if (ready.length > 1 && !noteIsSigned(facts))
    return `We prepared your documents again because something in your application changed. Only the new ones count, so please sign those. ${standing(application)}`;
  return `There are two signatures: you sign the agreement online, and the deed that secures your line separately before a notary, because the county records it. Consents and disclosures that you accepted earlier only let us check your application. ${signed(application)}`;
};

/** Says which documents the borrower signs now. */
export const toSign: OwnAnswer = (application) => {
  const { facts } = application;
  if (currentStep(facts).kind === 'TERMINAL') return standing(application);
  if (deedWasSigned(facts)) return signed(application);
  const deed = 'the deed that secures your line and its affidavits';
  if (noteIsSigned(facts)) return `Now you sign ${deed}, with a notary. ${signed(application)}`;
  const online = [
    'the home equity line of credit agreement',
    ...(facts.autopay?.payType === 'AUTOPAY' ? ['the authorization of automatic payments'] : []),
    ...(liensToPayOff(facts).length > 0 ? ['the authorization to pay off your other loans'] : []),
  ];
  const first = `You sign ${listWords(online)}. You read the disclosures that come with it, too.`;
  const then = closesAtOffice(facts.property)
    ? `You sign it together with ${deed} in one appointment at an office.`
    : `Separately, you sign ${deed} with a notary.`;
  return `${first} ${then} ${standing(application)}`;
};

export const signers: OwnAnswer = ({ facts }) => {
  const others = additionalSigners(facts);
  if (others.length === 0) return 'Nobody else signs on your application: you’re the only signer.';
  const states = others.map((signer) => {
    const isSigned = hasSignedNote(facts, signer);
    return `${signer.name} ${isSigned ? 'has signed the agreement' : 'hasn’t signed the agreement yet'}`;
  });
  const roles = others.map(
    ({ name, type }) =>
      `${name} ${type === 'CO_BORROWER' ? 'owes the money together with you, so we check their credit and income, with their consent' : 'signs because of the home and doesn’t owe the money, so we don’t check their credit'}.`,
  );
  const waits = currentStep(facts).id === 'WAITING_FOR_ADDITIONAL_SIGNERS';
  const remind = waits ? ' You can remind them once a day in your application.' : '';
  return `Besides you, ${others.length === 1 ? 'one person signs' : `${others.length} people sign`}: ${listWords(states)}. ${roles.join(' ')}${remind}`;
};

/** Says what follows if another person doesn’t sign; undefined where nobody else has to, or everybody has. */
export const signerRefuses: OwnAnswer = (application) => {
  const { facts, dueAt } = application;
  const missing = additionalSigners(facts).filter((signer) => !hasSignedNote(facts, signer));
  if (missing.length === 0 || currentStep(facts).kind === 'TERMINAL') return undefined;
  const until = dueAt ? ` The last day is ${lastDay(facts, dueAt)}.` : '';
  const leave = missing.some((signer) => mayLeaveOut(facts, signer))
    ? 'You can apply without a co-borrower: select “Go on without them” next to their name. An owner of the home still signs the deed.'
    : '';
  const refused = openRefusal(facts)
    ? `${SIGNER_DECLINED.heading}. ${SIGNER_DECLINED.why}`
    : `Nobody can make them sign. If someone declines, they can still change their mind, and our team contacts you both about what else you can do.${until}`;
  return `${signers(application)} ${refused} ${leave && `${leave} `}To ask a person, select “Talk to a person”.`;
};

export const identity: OwnAnswer = (application) => {
  const { facts } = application;
  if (identityIsVerified(facts)) return 'Your identity is verified. You don’t need to send your ID again.';
  if (pendingIdentityReview(facts))
    return 'We have your ID, and a person is reviewing it. You don’t need to send anything now.';
  if (identityFailed(facts)) return withStanding('We couldn’t verify your ID.')(application);
  return shownIdentity(facts)
    ? withStanding('We have your ID and are checking it.')(application)
    : withStanding(
        'You haven’t uploaded an ID yet. It must be unexpired: a driver’s license, state ID card, passport or permanent resident card.',
      )(application);
};

export const income: OwnAnswer = (application) => {
  const { facts } = application;
  const verified = verifiedMonthlyGrossCents(facts);
  if (verified !== undefined)
    return `Your income is verified: ${money(verified)} a month before taxes. If that isn’t right, call us or ask a person before you go on: we look at it with you.`;
  const stated = facts.statedIncome?.monthlyGrossCents;
  const said = stated === undefined ? '' : ` You told us ${money(stated)} a month before taxes.`;
  if (uploadedPaystubs(facts) && !paystubDecision(facts))
    return `We have your pay stubs, and an underwriter is reviewing them.${said}`;
  return incomeSource(facts)
    ? withStanding(`Your income is being verified.${said}`)(application)
    : withStanding(`Your income isn’t verified yet.${said}`)(application);
};

export const homeValue: OwnAnswer = (application) => {
  const { facts } = application;
  const value = lendingValueCents(facts) ?? initialDecision(facts)?.valueCents;
  return value === undefined
    ? withStanding('We don’t have a value of your home yet.')(application)
    : `We use a value of ${money(value)} for your home.${isEstimate(facts) ? ' It’s an estimate from records, without a visit.' : ''} You get a copy of every valuation that we make. If you think it’s wrong, call us or ask a person.`;
};

export function isEstimate(facts: Facts): boolean {
  return automatedValue(facts) !== undefined && facts.brokerOpinions.length === 0;
}

export const debts: OwnAnswer = (application) => {
  const { facts } = application;
  const liens = knownLiens(facts);
  if (liens.length === 0)
    return softPull(facts)
      ? 'We found no mortgage or other loan on your home.'
      : withStanding('We haven’t checked your credit yet, so we don’t know your loans.')(application);
  const listed = liens.map(({ holder, balanceCents }) => `${holder} (${money(balanceCents)} owed)`);
  const paid = liensToPayOff(facts);
  const payoff =
    paid.length > 0
      ? `Your line pays off ${listWords(paid.map(({ holder, balanceCents }) => `${holder} (${money(balanceCents)})`))}.`
      : 'Your line pays off none of them, so you keep paying them as before.';
  return `We know of ${liens.length === 1 ? 'this loan' : 'these loans'}: ${listWords(listed)}. ${payoff} If a loan or a balance is wrong, call us or ask a person before you go on.`;
};

export const title: OwnAnswer = (application) => {
  const { facts } = application;
  const final = finalSearch(facts);
  if (final?.answer === 'CLEAR' || final?.answer === 'NOT_REQUIRED')
    return 'The title check of your home is complete, with nothing open.';
  if (pendingTitleReview(facts))
    return withStanding('The title agent found something to clear up on your home’s title.')(application);
  return facts.finalTitle.length > 0 || prequalSearch(facts)
    ? withStanding('The title check isn’t complete yet.')(application)
    : withStanding('The title check hasn’t started yet.')(application);
};

export const insurance: OwnAnswer = (application) => {
  const { facts } = application;
  if (insuranceIsAccepted(facts))
    return `We have your homeowners insurance, and it covers what we need. ${KEEP_INSURED}`;
  if (currentStep(facts).id === 'INSURANCE_REVIEW')
    return withStanding('We have your insurance policy, and our team is reviewing it.')(application);
  return withStanding(INSURANCE_WORDS[insuranceStanding(facts)])(application);
};

const KEEP_INSURED = 'Keep your home insured for as long as your line is open.';
const NO_POLICY =
  'You need homeowners insurance. We don’t have proof of it yet, and we ask for the declarations page of your policy when it’s time.';

/** Before the policy is accepted. */
const INSURANCE_WORDS: Readonly<Record<InsuranceStanding, string>> = {
  MISSING: NO_POLICY,
  POSTPONED: `${NO_POLICY} You chose to send it later: we need it before we send your money.`,
  CHECKING: 'We have your insurance policy and are checking it.',
  FELL_SHORT: 'The insurance policy that you sent isn’t enough yet. Its page says what it lacks.',
  REJECTED: 'The insurance policy that you sent didn’t meet our requirements.',
  ACCEPTED: 'We have your insurance policy, and it covers what we need.',
  ON_FILE: 'We have your insurance policy, and it covers what we need.',
};

export const appointment: OwnAnswer = (application) => {
  const { facts } = application;
  const requested = notaryAppointment(facts);
  if (!requested) {
    if (deedWasSigned(facts)) return 'You’ve already signed before the notary.';
    if (currentStep(facts).id === 'NOTARY_SESSION')
      return 'Your session with the online notary is open. You meet by video from wherever you are, which takes about 15 minutes: join it in your application, and have an ID ready that isn’t expired. If it broke off, select the button again.';
    const where = isManualNotary(facts) ? 'a notary in person' : 'an online notary by video';
    const after = noteIsSigned(facts) ? '' : ' after you sign the agreement';
    return `You have no notary appointment yet. You meet ${where}${after}. ${standing(application)}`;
  }
  const booked = facts.appointmentBookings.at(-1);
  const confirmed = booked && newer(booked, requested) ? booked : undefined;
  const { place } = confirmed ?? requested;
  const others = deedSigners(facts).map(({ name }) => name);
  const who =
    others.length > 0 ? `${listWords(others)} must be there too.` : 'Nobody else signs the deed with you.';
  const bring = `The notary checks your ID, and you sign the deed and its affidavits there, which takes about 30 minutes. Bring an ID that isn’t expired. ${who} To change the time, call us.`;
  const time = timeWords(facts, confirmed?.confirmedTime ?? requested.requestedTime);
  return confirmed
    ? `Your notary appointment is confirmed for ${time}, in person at ${place}. ${bring}`
    : `You asked for a notary in person on ${time}, at ${place}. It isn’t confirmed yet. ${confirming(facts)} We’ll email you then. ${bring}`;
};

/** Says who confirms a requested time, and how long that usually takes. */
function confirming(facts: Facts): string {
  const step = currentStep(facts);
  return step.kind === 'WAITING' || step.kind === 'REVIEW'
    ? `${ownerName(step.owner)} confirms it, usually within ${step.usual}.`
    : 'Our team confirms it.';
}

/** What 12 CFR 1026.15(d)(1) and (2) say about the cost of a rescission. */
const NO_COST =
  'You then owe nothing, not even the origination fee, and we return anything you’ve paid for it within 20 calendar days. If several people have the right to cancel, one of them can do it for all. I can’t cancel it for you in this chat.';

export const cancel: OwnAnswer = (application) => {
  const { facts } = application;
  if (currentStep(facts).kind === 'TERMINAL') return standing(application);
  const endsOn = rescissionEndsOn(facts);
  if (mayRescind(facts))
    return endsOn
      ? `You can cancel the line at no cost until the end of ${formatUs(endsOn)}. Select “Cancel the agreement” in your application, or send us the form in your notice of right to cancel. ${NO_COST}`
      : `You can cancel the line at no cost. Select “Cancel the agreement” in your application, or send us the form in your notice of right to cancel. The notice says until when. ${NO_COST}`;
  if (mayCancel(facts)) {
    const after = isRescindable(facts)
      ? ' After you sign, you have three business days to cancel at no cost.'
      : '';
    return `You can cancel at any time until the deed is signed: open your application and select “Cancel application”. You owe nothing.${after}`;
  }
  return endsOn
    ? `The last day to cancel was ${formatUs(endsOn)}. Call us if you have a question about it.`
    : 'Your application can’t be canceled on its pages anymore. Call us.';
};

export const balance: OwnAnswer = (application) => {
  const { facts } = application;
  const sent = disbursement(facts);
  return sent
    ? `You borrowed ${money(currentTerms(facts)?.lineAmountCents ?? sent.amountCents)}. We sent ${money(sent.amountCents)} of it on ${dayWords(facts, sent.at)}; the rest went to fees and to any loans that the line pays off. The whole line was drawn, so there is nothing more to draw until you repay some of it; then call us to draw again. What you owe today depends on your payments since then: your statement shows it, or call us.`
    : withStanding('You don’t owe anything on this line yet, because no money has been sent.')(application);
};

function accountWords(facts: Facts): string | undefined {
  const account = disbursementAccount(facts) ?? facts.bankAccounts.at(-1);
  return account && `your account at ${account.bankName} ending in ${account.mask.slice(-4)}`;
}

export const account: OwnAnswer = (application) => {
  const { facts } = application;
  const words = accountWords(facts);
  if (!words) return withStanding('You haven’t given us a bank account yet.')(application);
  const state = accountIsVerified(facts) ? 'It is verified.' : 'It isn’t verified yet.';
  if (isSettled(facts)) return `We sent your money to ${words}.`;
  const isOpen = openCorrections('BORROWER', facts).some(({ what }) => what === 'ACCOUNT');
  const change = isOpen
    ? 'You can still change it in your application.'
    : 'If you need another account, call us before the money goes out.';
  return `We send your money to ${words}. ${state} ${change}`;
};

const ARRIVES = 'Once it’s sent, your bank shows it within one or two business days.';

export const funds: OwnAnswer = (application) => {
  const { facts } = application;
  const sent = disbursement(facts);
  if (isSettled(facts) && sent)
    return `We sent ${money(sent.amountCents)} on ${dayWords(facts, sent.at)}, and the bank confirmed that it arrived. The rest of your line went to fees and to any loans that it pays off. If you don’t see the money, ask your bank, or call us.`;
  if (wasDisbursed(facts)) return `${standing(application)} ${ARRIVES}`;
  if (facts.fundingDecisions.length > 0) return standing(application);
  if (currentStep(facts).kind === 'TERMINAL') return standing(application);
  const endsOn = rescissionEndsOn(facts);
  if (endsOn && deedWasSigned(facts))
    return `We haven’t sent your money yet. Your last day to cancel is ${formatUs(endsOn)}. We then wait for cancellations in the mail, and send your money on ${formatUs(releaseOn(facts) ?? endsOn)}, once everything is signed and checked. ${ARRIVES} ${standing(application)}`;
  return `We haven’t sent your money yet. ${beforeMoney(facts)} ${ARRIVES} ${standing(application)}`;
};

/** Says what must still happen before the money goes out, in its order. */
function beforeMoney(facts: Facts): string {
  const missing = additionalSigners(facts).filter((signer) => !hasSignedNote(facts, signer));
  const names = listWords(missing.map(({ name }) => name));
  const steps = [
    !noteIsSigned(facts) && 'you sign the agreement',
    missing.length > 0 && `${names} ${missing.length === 1 ? 'signs' : 'sign'}`,
    !deedWasSigned(facts) && 'the deed is signed with a notary',
    isRescindable(facts) && 'the three business days to cancel pass',
  ].filter((words) => words !== false);
  const then = isRescindable(facts)
    ? 'We then wait a few days for cancellations in the mail, and send it.'
    : 'Then we send it.';
  return steps.length > 0 ? `Before that, ${listWords(steps)}. ${then}` : then;
}

export const recording: OwnAnswer = (application) => {
  const { facts } = application;
  if (isRecorded(facts)) return 'The county recorded your deed.';
  return deedWasSigned(facts)
    ? withStanding('The county hasn’t recorded the deed yet.')(application)
    : withStanding('The deed isn’t signed yet, so nothing is recorded.')(application);
};

export const decision: OwnAnswer = (application) => {
  const { facts } = application;
  if (currentStep(facts).kind === 'TERMINAL') return standing(application);
  if (isApproved(facts)) return `Underwriting approved your line. What’s left: ${standing(application)}`;
  return initialDecision(facts)?.offers.length
    ? `You have offers, but no final approval yet: we verify your answers first. ${standing(application)}`
    : `Your application is still open, and there is no decision yet. ${standing(application)}`;
};

export const reasons: OwnAnswer = (application) => {
  const { facts } = application;
  const notice = facts.adverseActionNotice.at(-1);
  if (notice)
    return `${noticeReasons(facts, notice)} You find the notice among your documents. ${standing(application)}`;
  const changed = facts.changedOffers.at(-1);
  if (changed)
    return `${CHANGE_REASON_COPY[changed.reason]} So your offer changed from ${money(changed.before.lineAmountCents)} to ${money(changed.after.lineAmountCents)}. Your application shows the figures, next to the new terms. If something in them is wrong, call us before you answer.`;
  const isOpen = currentStep(facts).kind !== 'TERMINAL';
  return `${isOpen ? 'We haven’t declined your application, and your offer hasn’t changed. ' : ''}${decision(application)}`;
};

/** States the reasons in the words of the notice and no others: 12 CFR 1002.9(b)(2). */
function noticeReasons(facts: Facts, notice: Facts['adverseActionNotice'][number]): string {
  const reasons = reasonsInWords(notice.reasonCodes, notice).map(({ text }) => `“${text}”`);
  const sent = `The notice that we sent you on ${dayWords(facts, notice.at)} states`;
  if (reasons.length === 0) return `${sent} why.`;
  return `${sent} ${reasons.length === 1 ? 'the reason' : 'the reasons'}: ${listWords(reasons)}.`;
}

export const dates: OwnAnswer = (application) => {
  const { facts } = application;
  const said = [
    facts.profile && `You started your application on ${dayWords(facts, facts.profile.at)}.`,
    facts.applicationSubmission
      ? `You submitted it on ${dayWords(facts, facts.applicationSubmission.at)}.`
      : 'You haven’t submitted it yet.',
  ].filter(Boolean);
  return `${said.join(' ')} ${standing(application)}`;
};

export const profile: OwnAnswer = ({ facts }) => {
  const { profile: person, property, contact, statedIncome, additionalProfile } = facts;
  const known = [
    person && `your name, ${[person.firstName, person.lastName].join(' ')}`,
    property && `the home at ${property.street1}, ${property.city}, ${property.state}`,
    contact && `your email, ${contact.email}`,
    contact && `your phone, ${contact.phone}`,
    statedIncome?.employerName && `your employer, ${statedIncome.employerName}`,
    additionalProfile && `the purpose, ${PURPOSE_WORDS[additionalProfile.purpose].toLowerCase()}`,
  ].filter((words): words is string => Boolean(words));
  return known.length > 0
    ? `Your application has ${listWords(known)}. If something is wrong, open that part and select Change, or call us.`
    : undefined;
};
