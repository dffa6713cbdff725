import { RegistrationSteps } from '@homeline/contract/accounts/register.ts';
import { hasEmployer, isTimeLimited } from '@homeline/domain/facts/employment.ts';
import { cleanInput } from '@homeline/domain/people/clean-input.ts';

/** The registration steps in order, each with its group in the progress list. */
export const STEPS = [
  { step: 'property-info', group: 'PROPERTY' },
  { step: 'sale-status', group: 'PROPERTY' },
  { step: 'income-info', group: 'INCOME' },
  { step: 'name', group: 'PERSON' },
  { step: 'birthdate', group: 'PERSON' },
  { step: 'contact-info', group: 'CONTACT' },
  { step: 'login-info', group: 'LOGIN' },
] as const satisfies readonly { step: keyof typeof RegistrationSteps; group: string }[];

export type StepName = (typeof STEPS)[number]['step'];
export type StepGroup = (typeof STEPS)[number]['group'];

/** The answers so far, by step, as typed. */
export type TypedAnswers = Readonly<Partial<Record<StepName, Record<string, unknown>>>>;

/** Returns the steps to ask. Skips the contact step where email and phone are known. */
export function stepsFor(isContactKnown: boolean): readonly StepName[] {
  return STEPS.map(({ step }) => step).filter((step) => step !== 'contact-info' || !isContactKnown);
}

/**
 * Returns the requested step if every step before it is answered, else the first unanswered one.
 * @param asked the query parameter, which may hold anything
 */
export function stepToShow(asked: string | null, typed: TypedAnswers, isContactKnown: boolean): StepName {
  const steps = stepsFor(isContactKnown);
  const unanswered = steps.find((step) => !isAnswered(step, typed)) ?? 'login-info';
  const wanted = steps.find((step) => step === asked) ?? 'property-info';
  return steps.indexOf(wanted) <= steps.indexOf(unanswered) ? wanted : unanswered;
}

export function isAnswered(step: StepName, typed: TypedAnswers): boolean {
  return RegistrationSteps[step].safeParse(askedOf(step, typed[step] ?? {})).success;
}

/** Returns a step's answers for validation, without answers to questions that it no longer asks. */
export function askedOf<Answers extends object>(step: StepName, asTyped: Answers): Answers {
  const typed = cleanInput(asTyped) as Answers;
  if (step !== 'income-info') return typed;
  const employmentType = 'employmentType' in typed && typed.employmentType;
  return {
    ...typed,
    ...(!hasEmployer(employmentType) && { employerName: undefined }),
    ...(!isTimeLimited(employmentType) && { monthsReceived: undefined, monthsRemaining: undefined }),
  };
}
