import { noteIsSigned } from '../../facts/closing.selectors.ts';
import { conditionsToAnswer } from '../../facts/conditions.selectors.ts';
import type { Facts } from '../../facts/facts.ts';
import { wasDisbursed } from '../../facts/funding.selectors.ts';
import { deedWasSigned } from '../../facts/notary.selectors.ts';
import { openChangedOffer } from '../../facts/offers.selectors.ts';
import { additionalSigners } from '../../facts/signers.selectors.ts';
import { currentStep } from '../../workflow/current-step.ts';
import { mayRescind } from '../../workflow/withdrawal.ts';
import { ownAnswer } from './own-answer.ts';
import type { OwnApplication } from './own-application.ts';
import { GENERAL, OWN_TOPICS, type OwnTopic } from './own-topics.ts';

/** A topic that a question may be about, or `GENERAL`, and how likely it is by its words, from 0 to 1. */
export type TopicGuess = { readonly id: string; readonly score: number };

/** From this likelihood on, a question is about the topic. Calibrated on questions that no wording was written for. */
const SURE_OF_GUESS = 0.4;
/** A guess whose next one is nearer than this many times is unsure: a wrong answer misleads more than none. */
const LEAD = 1.5;
/** From this likelihood on, a guess counts alone; a less likely one needs a question about oneself that the search finds nothing for. */
const STRONG_GUESS = 0.6;
/** How much a topic gains at a step where people ask about it, and loses where it makes no sense. */
const [USUAL, ODD] = [3, 0.3];
/** A borrower with an application asks about that more than about lending in general. */
const GENERAL_WEIGHT = 0.6;

const isDone = (facts: Facts) => currentStep(facts).kind === 'TERMINAL';
const hasEnded = (facts: Facts) => isDone(facts) && currentStep(facts).id !== 'COMPLETE';
const isComplete = (facts: Facts) => currentStep(facts).id === 'COMPLETE';
const isChanged = (facts: Facts) => openChangedOffer(facts) !== undefined;
const isReviewed = (facts: Facts) => currentStep(facts).kind === 'REVIEW';
const hasDocuments = (facts: Facts) => facts.closingDocuments.length > 0;
const isAtNotary = (facts: Facts) => noteIsSigned(facts) && !deedWasSigned(facts) && !waitsForOthers(facts);
const waitsForOthers = (facts: Facts) => currentStep(facts).id === 'WAITING_FOR_ADDITIONAL_SIGNERS';
const mustUpload = (facts: Facts) =>
  conditionsToAnswer(facts).length > 0 || currentStep(facts).id.endsWith('_UPLOAD');
const mayCancelSigned = (facts: Facts) => mayRescind(facts) && deedWasSigned(facts);

/** Where people ask about topics. “Why is it lower?” is about the offer once it changed. */
const USUAL_TOPICS: readonly (readonly [where: (facts: Facts) => boolean, topics: readonly OwnTopic[]])[] = [
  [hasEnded, ['REAPPLY', 'REASONS']],
  [isChanged, ['DECLINE_OFFER', 'REASONS']],
  [isReviewed, ['WORRY', 'STANDING']],
  [waitsForOthers, ['SIGNERS', 'MISSED']],
  [mustUpload, ['CONDITIONS']],
  [isAtNotary, ['APPOINTMENT']],
  [mayCancelSigned, ['CANCEL', 'MONEY', 'ACCOUNT']],
  [wasDisbursed, ['MONEY', 'BALANCE', 'FIRST_PAYMENT']],
  [isComplete, ['AUTOPAY', 'BALANCE', 'FIRST_PAYMENT']],
];

/** Where topics make no sense. */
const ODD_TOPICS: readonly (readonly [where: (facts: Facts) => boolean, topics: readonly OwnTopic[]])[] = [
  [isDone, ['CANCEL', 'SPEED', 'MISSED', 'DEADLINE', 'CHANGE_OFFER', 'NEXT']],
  [isComplete, ['MONEY', 'REASONS', 'REAPPLY', 'DECISION', 'APPOINTMENT']],
  [noteIsSigned, ['CHANGE_OFFER']],
  [mayCancelSigned, ['DEADLINE', 'MISSED']],
  [(facts) => !noteIsSigned(facts), ['FIRST_PAYMENT', 'RECORDING', 'BALANCE']],
  [(facts) => !hasEnded(facts), ['REAPPLY']],
  [(facts) => !hasEnded(facts) && !isChanged(facts), ['REASONS']],
  [(facts) => !hasDocuments(facts), ['SIGNED', 'SIGN_AGAIN']],
  [(facts) => additionalSigners(facts).length === 0, ['SIGNERS']],
];

type LikelyTopic = { readonly topic: OwnTopic | typeof GENERAL; readonly isStrong: boolean };

/**
 * Returns what a question asks about the person's own application: the likeliest topic that the application has an answer to, at its step.
 * @returns `GENERAL` for a question about something else; undefined where nothing is likely enough
 */
export function likelyTopic(
  guesses: readonly TopicGuess[],
  application: OwnApplication,
): LikelyTopic | undefined {
  const weighted = guesses
    .map(({ id, score }) => ({ id, score: score * weightOf(id, application) }))
    .toSorted((a, b) => b.score - a.score);
  const sum = weighted.reduce((total, { score }) => total + score, 0);
  const [best, second] = weighted;
  if (!best || best.score < SURE_OF_GUESS * sum) return undefined;
  if (best.score < LEAD * (second?.score ?? 0)) return undefined;
  const topic = best.id === GENERAL ? GENERAL : OWN_TOPICS.find((each) => each === best.id);
  return topic && { topic, isStrong: best.score >= STRONG_GUESS * sum };
}

function weightOf(id: string, application: OwnApplication): number {
  const topic = OWN_TOPICS.find((each) => each === id);
  if (!topic) return GENERAL_WEIGHT;
  if (ownAnswer(topic, application) === undefined) return 0;
  const isIn = ([where, topics]: (typeof USUAL_TOPICS)[number]) =>
    topics.includes(topic) && where(application.facts);
  if (USUAL_TOPICS.some(isIn)) return USUAL;
  return ODD_TOPICS.some(isIn) ? ODD : 1;
}
