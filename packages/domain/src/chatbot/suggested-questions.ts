import type { Facts } from '../facts/facts.ts';
import type { Language } from '../language/language.ts';
import type { Spanish } from '../language/spanish.ts';
import { currentStep, mainLineStep } from '../workflow/current-step.ts';
import { type StepName, stepOf } from '../workflow/steps.ts';
import { suggestedCopy as spanish } from './suggested-copy.es.ts';
import { suggestedCopy as english } from './suggested-copy.ts';

const COPY: Readonly<Record<Language, Spanish<typeof english>>> = { en: english, es: spanish };

/** Steps after the deed, whose stage is still the notary's. */
const MONEY_STEPS: readonly StepName[] = [
  'RESCISSION',
  'FUNDING_DECISION',
  'WAITING_FOR_DISBURSEMENT',
  'RECORDING',
];

/**
 * Returns questions that start a conversation with the chatbot.
 * @param facts of the borrower's own application; undefined for everybody else
 */
export function suggestedQuestions(facts: Facts | undefined, language: Language): readonly string[] {
  return COPY[language][facts ? doingOf(facts) : 'anybodys'];
}

/** Returns what the borrower is doing. */
function doingOf(facts: Facts): Exclude<keyof typeof english, 'greeting'> {
  const step = currentStep(facts);
  const main = mainLineStep(facts).id;
  if (MONEY_STEPS.includes(step.id) || MONEY_STEPS.includes(main)) return 'funding';
  if (step.id === 'COMPLETE') return 'funded';
  if (step.kind === 'TERMINAL') return 'ended';
  if (step.id === 'OFFER_SELECTION') return 'offers';
  const { stage } = stepOf(main);
  if (stage === 'SIGNING') return 'signing';
  if (stage === 'ENOTARY' || stage === 'MANUAL_NOTARY') return 'notary';
  return step.kind === 'WAITING' || step.kind === 'REVIEW' ? 'waiting' : 'ownAction';
}

/** Returns what the chatbot says first. */
export function greetingOf(lender: string, isSignedIn: boolean, language: Language): string {
  return COPY[language].greeting(lender, isSignedIn);
}
