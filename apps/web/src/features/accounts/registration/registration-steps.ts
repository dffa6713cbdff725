import { RegistrationSteps } from '@homeline/contract/accounts/register.ts';
import { hasAnEnd, hasEmployer } from '@homeline/domain/facts/employment.ts';

/** The steps of the registration in order, each with the group and the name that it is shown under. */
export const STEPS = [
  { step: 'property-info', group: 'Property Info', name: 'Address' },
  { step: 'sale-status', group: 'Property Info', name: 'Sale Status' },
  { step: 'income-info', group: 'Income Info', name: 'Income' },
  { step: 'name', group: 'Personal Info', name: 'Name' },
  { step: 'birthdate', group: 'Personal Info', name: 'Birthdate' },
  { step: 'contact-info', group: 'Contact Info', name: 'Contact' },
  { step: 'login-info', group: 'Login Info', name: 'Login' },
] as const satisfies readonly { step: keyof typeof RegistrationSteps; group: string; name: string }[];

export type StepName = (typeof STEPS)[number]['step'];

/** What was answered so far, step by step, as typed. */
export type Typed = Readonly<Partial<Record<StepName, Record<string, unknown>>>>;

/** The steps that are asked. Someone whose e-mail and phone we know already is not asked for them again. */
export function stepsFor(isContactKnown: boolean): readonly StepName[] {
  return STEPS.map(({ step }) => step).filter((step) => step !== 'contact-info' || !isContactKnown);
}

/**
 * The step to show: the one asked for when every step before it is answered, else the first that is not.
 * @param asked the query parameter, whatever it holds
 */
export function stepToShow(asked: string | null, typed: Typed, isContactKnown: boolean): StepName {
  const steps = stepsFor(isContactKnown);
  const unanswered = steps.find((step) => !isAnswered(step, typed)) ?? 'login-info';
  const wanted = steps.find((step) => step === asked) ?? 'property-info';
  return steps.indexOf(wanted) <= steps.indexOf(unanswered) ? wanted : unanswered;
}

export function isAnswered(step: StepName, typed: Typed): boolean {
  return RegistrationSteps[step].safeParse(askedOf(step, typed[step] ?? {})).success;
}

/** What was typed on a step, without the answers to what it no longer asks. */
export function askedOf<Answers extends object>(step: StepName, typed: Answers): Answers {
  if (step !== 'income-info') return typed;
  const employmentType = 'employmentType' in typed && typed.employmentType;
  return {
    ...typed,
    ...(!hasEmployer(employmentType) && { employerName: undefined }),
    ...(!hasAnEnd(employmentType) && { monthsReceived: undefined, monthsRemaining: undefined }),
  };
}
