import { noteIsSigned } from '../../facts/closing.selectors.ts';
import { conditionsToAnswer } from '../../facts/conditions.selectors.ts';
import type { Facts } from '../../facts/facts.ts';
import { wasDisbursed } from '../../facts/funding.selectors.ts';
import { identityIsVerified } from '../../facts/identity.selectors.ts';
import { deedWasSigned } from '../../facts/notary.selectors.ts';
import { openChangedOffer } from '../../facts/offers.selectors.ts';
import { additionalSigners } from '../../facts/signers.selectors.ts';
import { currentStep } from '../../workflow/current-step.ts';
import { mayRescind } from '../../workflow/withdrawal.ts';
import { ownAnswer } from './own-answer.ts';
import type { OwnApplication } from './own-application.ts';
import { GENERAL, OWN_TOPICS, type OwnTopic, sameAnswer } from './own-topics.ts';

/** A topic that a question may be about, or `GENERAL`, and how likely it is by its words, from 0 to 1. */
export type TopicGuess = { readonly id: string; readonly score: number };

/** From this likelihood on, a question is about the topic. Calibrated on questions for which no wording was written. */
const SURE_OF_GUESS = 0.4;
/** A guess is sure only if it is this many times likelier than the next one: a wrong answer misleads more than none. */
const LEAD = 1.5;
/** From this likelihood on, a guess counts alone; a less likely one counts only for a question about oneself without a search result. */
export const STRONG_GUESS = 0.6;
/** Below these likelihoods, a question is hardly about a topic, or about lending in general, even if a pattern or an unsure search says so. */
const [UNLIKELY, HARDLY_GENERAL] = [0.03, 0.1];
/** How much a topic gains at a step where people ask about it, and loses where it makes no sense. */
const [USUAL, ODD] = [3, 0.3];
/** At a step where people often ask about it, though not most often. */
const FREQUENT = 1.7;
/** For a topic that is rarely asked at any step. The wordings can’t tell, since every topic has about as many. */
const SELDOM = 0.6;
const SELDOM_TOPICS: readonly OwnTopic[] = ['LOAN_NUMBER', 'DATES', 'PROFILE', 'CONTACT', 'INTEREST_ONLY'];
/** A topic that the table or the search names as well. */
const AGREED = 2;
/** A borrower with an application asks about that more than about lending in general. */
const GENERAL_WEIGHT = 0.6;
/** Two possible topics are both answered if together they are at least as likely as the first figure, and each as the second. */
const [SURE_OF_BOTH, LEAST_OF_BOTH] = [0.6, 0.25];

const isDone = (facts: Facts) => currentStep(facts).kind === 'TERMINAL';
const hasEnded = (facts: Facts) => isDone(facts) && currentStep(facts).id !== 'COMPLETE';
const isComplete = (facts: Facts) => currentStep(facts).id === 'COMPLETE';
const isChanged = (facts: Facts) => openChangedOffer(facts) !== undefined;
const isReviewed = (facts: Facts) => currentStep(facts).kind === 'REVIEW';
const hasDocuments = (facts: Facts) => facts.closingDocuments.length > 0;
const isAtNotary = (facts: Facts) => noteIsSigned(facts) && !deedWasSigned(facts) && !waitsForOthers(facts);
const waitsForOthers = (facts: Facts) => currentStep(facts).id === 'WAITING_FOR_ADDITIONAL_SIGNERS';
const isAfterDeed = (facts: Facts) => deedWasSigned(facts) && !isDone(facts);
const isChoosing = (facts: Facts) => currentStep(facts).id === 'OFFER_SELECTION';
const isSigning = (facts: Facts) => hasDocuments(facts) && !noteIsSigned(facts);
const isAtIdentity = (facts: Facts) => currentStep(facts).id === 'IDENTITY_VERIFICATION';
const mustUpload = (facts: Facts) =>
  conditionsToAnswer(facts).length > 0 || currentStep(facts).id.endsWith('_UPLOAD');
const mayCancelSigned = (facts: Facts) => mayRescind(facts) && deedWasSigned(facts);

/** Where people ask about topics. “Why is it lower?” is about the offer once it changed. */
const USUAL_TOPICS: readonly (readonly [where: (facts: Facts) => boolean, topics: readonly OwnTopic[]])[] = [
  [hasEnded, ['REAPPLY', 'REASONS', 'DISPUTE_CREDIT']],
  [isChanged, ['DECLINE_OFFER', 'REASONS']],
  [isReviewed, ['WORRY', 'STANDING']],
  [waitsForOthers, ['SIGNERS', 'SIGNER_LINK', 'MISSED']],
  [mustUpload, ['CONDITIONS']],
  [isAtNotary, ['APPOINTMENT', 'NOTARY_PLACE']],
  [mayCancelSigned, ['CANCEL', 'MONEY', 'ACCOUNT']],
  [isAfterDeed, ['MONEY']],
  [wasDisbursed, ['MONEY', 'BALANCE', 'FIRST_PAYMENT']],
  [isComplete, ['AUTOPAY', 'BALANCE', 'FIRST_PAYMENT']],
];

/** Where people ask about topics often, but not most often. */
const FREQUENT_TOPICS: typeof USUAL_TOPICS = [
  [
    isChoosing,
    ['AMOUNT', 'CASH', 'RATE', 'PAYMENT', 'FEE', 'TERM', 'TERMS', 'TOTAL_INTEREST', 'DEADLINE', 'MISSED'],
  ],
  [
    isChoosing,
    [
      'COMPARE_OFFERS',
      'DECLINE_OFFER',
      'WHY_AMOUNT',
      'WHY_RATE',
      'MAY_CHANGE',
      'CREDIT',
      'DRAW_ALL',
      'ADD_BORROWER',
    ],
  ],
  [mayCancelSigned, ['CASH', 'FIRST_PAYMENT', 'INTEREST_START', 'RISKS', 'SIGNED', 'DOCUMENTS']],
  [isChanged, ['PAYMENT', 'CASH', 'AMOUNT', 'CHANGE_OFFER', 'TERMS', 'DEADLINE']],
  [waitsForOthers, ['SIGNED', 'RECEIVED', 'DEADLINE', 'SIGNER_REFUSES', 'SIGNS_FOR']],
  [isSigning, ['TO_SIGN', 'CANCEL', 'SIGNED', 'CHANGE_OFFER', 'DEADLINE', 'PAPERS_WRONG', 'READ_FIRST']],
  [mustUpload, ['WRONG_FILE', 'PHOTO_TROUBLE']],
  [isReviewed, ['NEXT', 'SPEED', 'RECEIVED', 'WHY_ASKED', 'WRONG_FILE', 'MAY_CHANGE', 'RISKS', 'NOTIFIED']],
  [
    isAtIdentity,
    ['IDENTITY', 'WHY_IDENTITY', 'WHY_ASKED', 'CONDITIONS', 'STEPS_LEFT', 'PHOTO_TROUBLE', 'NAME_DIFFERS'],
  ],
  [wasDisbursed, ['PAYMENT', 'AUTOPAY', 'CASH', 'RECORDING']],
];

/** Where topics make no sense. */
const ODD_TOPICS: readonly (readonly [where: (facts: Facts) => boolean, topics: readonly OwnTopic[]])[] = [
  [hasEnded, ['WORRY', 'PROFILE', 'NAME_DIFFERS', 'PAPERS_WRONG', 'READ_FIRST', 'WRONG_FILE']],
  [isDone, ['CANCEL', 'SPEED', 'MISSED', 'DEADLINE', 'CHANGE_OFFER', 'NEXT']],
  [isComplete, ['MONEY', 'REASONS', 'REAPPLY', 'DECISION', 'APPOINTMENT']],
  [noteIsSigned, ['CHANGE_OFFER']],
  [mayCancelSigned, ['DEADLINE', 'MISSED']],
  [(facts) => !noteIsSigned(facts), ['FIRST_PAYMENT', 'RECORDING', 'BALANCE']],
  [(facts) => !hasEnded(facts), ['REAPPLY']],
  [(facts) => !hasEnded(facts) && !isChanged(facts), ['REASONS']],
  [(facts) => !hasDocuments(facts), ['SIGNED', 'SIGN_AGAIN']],
  [(facts) => additionalSigners(facts).length === 0, ['SIGNERS']],
  [identityIsVerified, ['IDENTITY', 'NAME_DIFFERS']],
  [deedWasSigned, ['NOTARY_PLACE', 'SIGNS_FOR', 'WRONG_FILE', 'PHOTO_TROUBLE']],
  [isChoosing, ['ACCOUNT', 'APPOINTMENT', 'IDENTITY', 'INSURANCE', 'SIGNED', 'INTEREST_START', 'PAYEE']],
  [(facts) => facts.applicationSubmission !== undefined, ['COMPARE_OFFERS']],
  [noteIsSigned, ['WHY_AMOUNT', 'ADD_BORROWER']],
  [wasDisbursed, ['RISKS', 'FLOOD', 'NOTARY_COST', 'NOTIFIED']],
  [(facts) => !hasDocuments(facts), ['PAPERS_WRONG']],
  [deedWasSigned, ['APPOINTMENT', 'TO_SIGN', 'CONDITIONS', 'INCOME', 'HOME_VALUE', 'DECISION']],
];

type LikelyTopic = {
  readonly topic: OwnTopic | typeof GENERAL;
  readonly isStrong: boolean;
  /** How likely it is at this step, from 0 to 1. */
  readonly share: number;
};

/**
 * Returns what a question asks about the person's own application: the likeliest topic that the application has an answer to, at its step.
 * @param agreed topics that the table or the search names as well
 * @returns `GENERAL` for a question about something else; undefined where nothing is likely enough
 */
export function likelyTopic(
  guesses: readonly TopicGuess[],
  application: OwnApplication,
  agreed: readonly OwnTopic[] = [],
): LikelyTopic | undefined {
  const [best, second] = weighed(guesses, application, agreed);
  if (!best || best.score < SURE_OF_GUESS || best.score < LEAD * (second?.score ?? 0)) return undefined;
  const topic = topicIn(best);
  return topic && { topic, isStrong: best.score >= STRONG_GUESS, share: best.score };
}

/** Returns the two topics that a question may be about, where it is likely that it is one of them. */
export function twoTopics(
  guesses: readonly TopicGuess[],
  application: OwnApplication,
  agreed: readonly OwnTopic[] = [],
): readonly OwnTopic[] {
  const both = weighed(guesses, application, agreed).slice(0, 2);
  const topics = both.map(topicIn).filter((topic) => topic !== undefined && topic !== GENERAL);
  const sum = both.reduce((total, { score }) => total + score, 0);
  const isLikely = sum >= SURE_OF_BOTH && both.every(({ score }) => score >= LEAST_OF_BOTH);
  return topics.length === 2 && isLikely ? topics : [];
}

/** Returns what a question is hardly about, `GENERAL` included, where it is likely to be about something else. */
export function unlikelyTopics(
  guesses: readonly TopicGuess[],
  application: OwnApplication,
): readonly LikelyTopic['topic'][] {
  const shares = weighed(guesses, application, []);
  const [best] = shares;
  const isOwn = best !== undefined && best.id !== GENERAL && best.score >= SURE_OF_GUESS;
  return shares
    .filter(({ id, score }) => (id === GENERAL ? score < HARDLY_GENERAL : isOwn && score < UNLIKELY))
    .map(topicIn)
    .filter((topic) => topic !== undefined);
}

function topicIn({ id }: TopicGuess): LikelyTopic['topic'] | undefined {
  return id === GENERAL ? GENERAL : OWN_TOPICS.find((each) => each === id);
}

/** Returns guesses by how likely they are at this step, as shares of one, likeliest first. */
function weighed(
  guesses: readonly TopicGuess[],
  application: OwnApplication,
  agreed: readonly OwnTopic[],
): readonly TopicGuess[] {
  const scores = guesses.map(({ id, score }) => ({ id, score: score * weightOf(id, application, agreed) }));
  const sum = scores.reduce((total, { score }) => total + score, 0);
  return scores
    .map(({ id, score }) => ({ id, score: score / (sum || 1) }))
    .toSorted((a, b) => b.score - a.score);
}

function weightOf(id: string, application: OwnApplication, agreed: readonly OwnTopic[]): number {
  const topic = OWN_TOPICS.find((each) => each === id);
  if (!topic) return GENERAL_WEIGHT;
  if (ownAnswer(topic, application) === undefined) return 0;
  const agreement = agreed.some((each) => sameAnswer(each) === topic) ? AGREED : 1;
  return agreement * stepWeight(topic, application.facts);
}

function stepWeight(topic: OwnTopic, facts: Facts): number {
  const isIn = ([where, topics]: (typeof USUAL_TOPICS)[number]) => topics.includes(topic) && where(facts);
  if (USUAL_TOPICS.some(isIn)) return USUAL;
  if (ODD_TOPICS.some(isIn)) return ODD;
  if (FREQUENT_TOPICS.some(isIn)) return FREQUENT;
  return SELDOM_TOPICS.includes(topic) ? SELDOM : 1;
}
