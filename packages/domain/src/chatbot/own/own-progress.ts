import { closingHoldReasons, noteIsSigned } from '../../facts/closing.selectors.ts';
import { conditionsToAnswer, documentsAreInReview } from '../../facts/conditions.selectors.ts';
import type { FactName, Facts } from '../../facts/facts.ts';
import { isRescindable, wasDisbursed } from '../../facts/funding.selectors.ts';
import { shownIdentity } from '../../facts/identity.selectors.ts';
import { paystubRequirement } from '../../facts/income.selectors.ts';
import { deedWasSigned, isManualNotary } from '../../facts/notary.selectors.ts';
import { openRefusal, ownDecline } from '../../facts/signers.selectors.ts';
import { OWN_DECLINE, SIGNER_DECLINED } from '../../workflow/closing.copy.ts';
import { closingDateWait } from '../../workflow/closing-date-wait.ts';
import { CONDITION_COPY } from '../../workflow/condition-copy.ts';
import { currentStep, mainLineStep } from '../../workflow/current-step.ts';
import { dueDate } from '../../workflow/due-dates.ts';
import { displayedStage, sidebarStages } from '../../workflow/progress.ts';
import type { WaitCopy } from '../../workflow/stage-copy.ts';
import type { ProgressStage } from '../../workflow/step.ts';
import { ownerName, stepCopy } from '../../workflow/step-copy.ts';
import { STEPS, type StepName } from '../../workflow/steps.ts';
import { mayRescind } from '../../workflow/withdrawal.ts';
import { awayFromPage } from './away-from-page.ts';
import { dayWords, lastDay, listWords, type OwnAnswer, type OwnApplication } from './own-application.ts';

/** Says what the application waits for, or what its borrower does next. */
export const standing = ({ facts, dueAt }: OwnApplication): string => {
  const step = currentStep(facts);
  const { next, ended, ...copy } = stepCopy(step.id);
  if (ended) return ended;
  const wait = ownWait(step.id, facts) ?? copy.wait;
  const day = dueAt && lastDay(facts, dueAt);
  const until = day ? ` You have until ${day}.` : '';
  if (step.kind !== 'WAITING' && step.kind !== 'REVIEW') {
    return `Your application is waiting for you. Your next step: ${next ?? 'open your application'}.${until}`;
  }
  const usual = wait?.usual ?? step.usual;
  const whoActs = `${ownerName(step.owner)} ${step.owner === 'ADDITIONAL_SIGNER' ? 'act' : 'acts'}, and it usually takes ${usual}.`;
  const ends = day && step.ends.by === 'DATE' ? ` It ends after ${day}.` : '';
  return [
    `${wait?.heading ?? 'We’re working on your application'}.`,
    wait?.why && awayFromPage(wait.why, day),
    `${whoActs}${ends}`,
    wait?.meanwhile && awayFromPage(wait.meanwhile, day),
  ]
    .filter(Boolean)
    .join(' ');
};

/** Returns whether a person other than the borrower acts now. */
export function isWaiting({ facts }: OwnApplication): boolean {
  const { kind } = currentStep(facts);
  return kind === 'WAITING' || kind === 'REVIEW';
}

export const next: OwnAnswer = (application) => {
  if (isWaiting(application)) return `You don’t need to do anything now. ${standing(application)}`;
  const after = currentStep(application.facts).kind === 'TERMINAL' ? '' : afterwards(application.facts);
  return `${standing(application)}${after}`;
};

/** Says which parts of an application follow the present one. */
function afterwards(facts: Facts): string {
  const stages = sidebarStages(facts);
  const left = stages
    .slice(stages.indexOf(stageOf(facts)) + 1)
    .flatMap((stage) => [
      ...(stage === 'COMPLETE' && isRescindable(facts) ? PERIOD : []),
      STAGE_WORDS[stage],
    ]);
  return left.length > 0 ? ` After that comes ${listWords(left)}.` : '';
}

/** Returns the copy of a wait whose words depend on the application. */
function ownWait(step: StepName, facts: Facts): WaitCopy | undefined {
  if (step === 'SIGNDOCS_REVIEW' && ownDecline(facts)) return OWN_DECLINE;
  if (step === 'SIGNDOCS_REVIEW' && openRefusal(facts)) return SIGNER_DECLINED;
  const reasons = step === 'WAITING_FOR_CLOSING_DATE' ? closingHoldReasons(facts) : undefined;
  return reasons && closingDateWait(reasons);
}

const STAGE_WORDS: Readonly<Record<ProgressStage, string>> = {
  INITIAL: 'your home, income and credit check',
  PRODUCT_SELECT: 'choosing your offer',
  MORE_INFO: 'a few more answers and the summary',
  LINK_INCOME: 'verifying your income',
  ID_UPLOAD: 'verifying your identity and account',
  SIGNING: 'signing the agreement',
  MANUAL_NOTARY: 'signing the deed before a notary',
  ENOTARY: 'signing the deed with an online notary',
  COMPLETE: 'your money',
};

/** What lies between the deed and the money. */
const PERIOD = ['three business days in which you can cancel', 'a few days for cancellations in the mail'];

export const stepsLeft: OwnAnswer = (application) => {
  const { facts } = application;
  const step = currentStep(facts);
  if (step.kind === 'TERMINAL') return standing(application);
  const stages = sidebarStages(facts);
  const reached = stages.indexOf(stageOf(facts));
  const after = afterwards(facts) || ' It’s the last part.';
  return `You’re at part ${reached + 1} of ${stages.length}: ${STAGE_WORDS[stages[reached] ?? 'INITIAL']}.${after} ${standing(application)}`;
};

/** Returns the furthest stage of the steps up to the present one. */
export function stageOf(facts: Facts): ProgressStage {
  const at = mainLineStep(facts).id;
  const passed = STEPS.slice(0, STEPS.findIndex(({ id }) => id === at) + 1).filter(
    ({ interrupt }) => !interrupt,
  );
  const stage = passed.reduce<ProgressStage | undefined>(
    (reached, step) => displayedStage(reached, step, facts),
    undefined,
  );
  return stage === 'ENOTARY' && isManualNotary(facts) ? 'MANUAL_NOTARY' : (stage ?? 'INITIAL');
}

export const deadline: OwnAnswer = (application) => {
  const { facts, dueAt } = application;
  if (currentStep(facts).kind === 'TERMINAL') return standing(application);
  const said = standing(application);
  if (!dueAt) return `There is no fixed deadline for this step. ${said}`;
  const last = said.includes(lastDay(facts, dueAt)) ? '' : ` The last day is ${lastDay(facts, dueAt)}.`;
  return `${said}${last}${whenItPasses(facts)}`;
};

/** Says what the clock does if nothing happens until then. */
function whenItPasses(facts: Facts): string {
  const end = silenceEnds(facts);
  if (end?.how === 'NOTICE')
    return ` If we hear nothing by ${dayWords(facts, end.at)}, we send you a notice of what is missing. The application ends only if you don’t answer that notice in time.`;
  return end ? ' After that day, the application ends.' : '';
}

/** Returns what silence leads to, and when: a notice of what is missing, or the end. */
export function silenceEnds(facts: Facts): { how: 'NOTICE' | 'END'; at: string } | undefined {
  const due = dueDate(currentStep(facts), facts);
  if (due?.fact.fact === 'silences') return { how: 'NOTICE', at: due.at };
  return due && ENDS_IT.includes(due.fact.fact) ? { how: 'END', at: due.at } : undefined;
}

const PERSON = 'To ask a person, select “Talk to a person”.';

/** Says the last day of a step, and what follows it where the clock settles that: else a person can say. */
export const missed: OwnAnswer = (application) => {
  const { facts, dueAt } = application;
  if (currentStep(facts).kind === 'TERMINAL') return standing(application);
  if (isWaiting(application)) return `${next(application)} ${PERSON}`;
  if (dueAt && whenItPasses(facts)) return `${deadline(application)} ${PERSON}`;
  const after = dueAt
    ? `I can’t tell you what happens after ${lastDay(facts, dueAt)}. A person can, best before that day.`
    : 'I can’t tell you what happens if you leave it. A person can.';
  return `${deadline(application)} ${after} ${PERSON}`;
};

/** The facts of the clock that end an application. */
const ENDS_IT: readonly FactName[] = [
  'incompletenessExpired',
  'correctionEnded',
  'cancellation',
  'inactivity',
];

/** What 12 CFR 1026.15(e) says about giving up the period to cancel. */
const PERIOD_WAIVER =
  'Federal law sets them. They can be given up only in a genuine personal financial emergency, in a dated letter of your own that describes it and that everyone with the right to cancel signs; a person has to look at that.';

/** Says what the application waits for, to a person in a hurry, without a promise. */
export const speed: OwnAnswer = (application) => {
  const { facts } = application;
  if (currentStep(facts).kind === 'TERMINAL') return standing(application);
  const isBeforePeriod = isRescindable(facts) && !wasDisbursed(facts) && facts.fundingDecisions.length === 0;
  const starts = mayRescind(facts) ? '' : ', which start once everything is signed';
  const period = isBeforePeriod
    ? ` The money isn’t sent before the three business days to cancel are over${starts}. ${PERIOD_WAIVER}`
    : '';
  const how = isWaiting(application)
    ? 'There is nothing you can do on your pages to speed this up, and I can’t promise when it’s done.'
    : 'Your application goes on only after your own next step. I can’t promise how long the rest takes.';
  return `${how}${period} ${standing(application)} ${PERSON}`;
};

/** Tells a worried person the known facts, without predicting the result. */
export const worry: OwnAnswer = (application) => {
  const { facts } = application;
  const { kind } = currentStep(facts);
  if (kind === 'TERMINAL' || facts.adverseActionNotice.length > 0) return standing(application);
  const meaning =
    kind === 'REVIEW'
      ? 'A person looks at it before your application goes on. That isn’t a decision, and I can’t tell you how it ends.'
      : 'Your application is open. I can’t tell you how it ends.';
  return `${meaning} ${standing(application)} ${PERSON}`;
};

/** What the borrower uploads at a step of their own. */
const UPLOADS: Partial<Readonly<Record<StepName, string>>> = {
  IDENTITY_VERIFICATION:
    'a photo of your ID: a driver’s license, state ID card, passport or permanent resident card that isn’t expired.',
  ID_VERIFICATION_FAILURE: asked('ID_VERIFICATION_FAILURE'),
  INSURANCE_REQUEST:
    'the declarations page of your homeowners insurance policy. You can also sign first and send it before we send your money.',
  INSURANCE_UPLOAD: 'the declarations page of your homeowners insurance policy.',
};

export const conditions: OwnAnswer = ({ facts }) => {
  const step = currentStep(facts).id;
  if (step === 'MANUAL_PAYSTUB_UPLOAD') {
    const { count } = paystubRequirement(facts);
    const least = count === 1 ? 'one document' : `${count} documents`;
    return `We asked you for: ${asked('HELOC_MANUAL_PAYSTUB_UPLOAD')} Send at least ${least}. Pay stubs must be from the last 30 days.`;
  }
  const upload = UPLOADS[step];
  if (upload) return `We asked you for: ${upload}`;
  const open = conditionsToAnswer(facts);
  if (open.length > 0) return `We asked you for: ${open.map(({ category }) => asked(category)).join(' ')}`;
  if (documentsAreInReview(facts))
    return 'We have what you sent, and our team is reviewing it. You don’t need to send anything else now.';
  const sent = sentSoFar(facts);
  return sent.length > 0
    ? `So far we have ${listWords(sent)} from you. We’re not waiting for any document from you now.`
    : 'You haven’t sent us any documents so far, and we’re not waiting for any now.';
};

/** Lists what we have from the borrower, to a person who asks whether it went through, whatever “it” is. */
export const received: OwnAnswer = (application) => {
  const { facts } = application;
  const submitted = facts.applicationSubmission;
  const have = [
    submitted && `your application of ${dayWords(facts, submitted.at)}`,
    ...sentSoFar(facts),
    noteIsSigned(facts) && 'your signature on the agreement',
    deedWasSigned(facts) && 'the signed deed',
  ].filter((words): words is string => Boolean(words));
  const words =
    have.length > 0
      ? `We have ${listWords(have)}. If you sent something else, ask a person whether it arrived.`
      : 'Your answers so far are saved. You haven’t submitted your application yet.';
  return `${words} ${standing(application)}`;
};

function sentSoFar(facts: Facts): readonly string[] {
  return [
    shownIdentity(facts) !== undefined && 'your ID',
    facts.paystubs.length > 0 && 'your pay stubs',
    facts.insuranceUploads.length > 0 && 'your insurance policy',
    facts.conditionSubmissions.length > 0 && 'the documents that we asked for',
  ].filter((words) => words !== false);
}

function asked(category: keyof typeof CONDITION_COPY): string {
  const { title, ask } = CONDITION_COPY[category];
  return `“${title}” ${ask}`;
}
