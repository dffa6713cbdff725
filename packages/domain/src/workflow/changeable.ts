import { STEP_TABLE, type StepName, stepOf } from './steps.ts';

const NAMES = Object.keys(STEP_TABLE) as StepName[];

/** Returns the earlier steps whose answers the borrower may change while this step is current, nearest first. */
export function changeableAt(current: StepName): readonly StepName[] {
  const at = stepOf(current).insteadOf ?? current;
  const place = NAMES.indexOf(at);
  return NAMES.slice(0, place)
    .filter((name) => {
      const until = stepOf(name).changeableUntil;
      if (!until || place > NAMES.indexOf(until)) return false;
      return at === until || stepOf(at).changeableUntil !== undefined;
    })
    .toReversed();
}

/** Returns the steps that accept an answer: the step that asks for it, and each later one that may change it. */
export function stepsAccepting(asks: StepName): readonly StepName[] {
  return NAMES.filter((name) => name === asks || changeableAt(name).includes(asks));
}
