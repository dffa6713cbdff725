import type { Facts } from '../facts/facts.ts';
import { currentStep, mainLineStep } from '../workflow/current-step.ts';
import { type StepName, stepOf } from '../workflow/steps.ts';

const ANYBODYS = [
  'How much can I borrow?',
  'What are your rates?',
  'What fees do you charge?',
  'How long does it take?',
];
const WAITING = [
  'What are you waiting for?',
  'Do I need to do anything?',
  'How many steps are left?',
  'When do I get my money?',
];
const OWN_ACTION = [
  'What do I need to do next?',
  'How many steps are left?',
  'What documents do you still need from me?',
  'What can I still change?',
];
const OFFERS = [
  'How much am I approved for?',
  'What rates do my offers have?',
  'Why is the APR different from the interest rate?',
  'When do my offers expire?',
];
const SIGNING = [
  'What is my monthly payment?',
  'Can I still change the amount?',
  'Why do I have to sign more than once?',
  'Until when can I cancel?',
];
const NOTARY = [
  'When is my notary appointment?',
  'What happens at the notary?',
  'Until when can I cancel?',
  'When do I get my money?',
];
const FUNDING = [
  'When do I get my money?',
  'Which account do you send my money to?',
  'When is my first payment due?',
  'What is my loan number?',
];
const ENDED = ['What is the status of my application?', 'Can I apply again?', 'What is my loan number?'];

/** Steps after the deed, whose stage is still the notary's. */
const MONEY_STEPS: readonly StepName[] = [
  'RESCISSION',
  'FUNDING_DECISION',
  'WAITING_FOR_DISBURSEMENT',
  'RECORDING',
  'COMPLETE',
];

/**
 * Returns questions to begin a conversation with the chatbot with.
 * @param facts of the borrower's own application; undefined for everybody else
 */
export function suggestedQuestions(facts: Facts | undefined): readonly string[] {
  if (!facts) return ANYBODYS;
  const step = currentStep(facts);
  const main = mainLineStep(facts).id;
  if (MONEY_STEPS.includes(step.id) || MONEY_STEPS.includes(main)) return FUNDING;
  if (step.kind === 'TERMINAL') return ENDED;
  if (step.id === 'OFFER_SELECTION') return OFFERS;
  const { stage } = stepOf(main);
  if (stage === 'SIGNING') return SIGNING;
  if (stage === 'ENOTARY' || stage === 'MANUAL_NOTARY') return NOTARY;
  return step.kind === 'WAITING' || step.kind === 'REVIEW' ? WAITING : OWN_ACTION;
}

/** Returns what the chatbot says first. */
export function greetingOf(lender: string, isSignedIn: boolean): string {
  const own = isSignedIn ? 'your application, ' : '';
  return `Hello! I’m ${lender}’s automated assistant. I answer questions about ${own}our rates, fees and the steps of a line of credit. To reach a person at any time, select “Talk to a person”.`;
}
