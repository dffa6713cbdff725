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

type AnswersOf<Row> = Row extends { readonly answers: readonly (infer Name)[] } ? Name : never;

/** The calls by which a borrower answers the steps. */
export type StepAnswer = AnswersOf<(typeof STEP_TABLE)[StepName]>;

/** The steps whose answers each step takes: its own, and those of the earlier ones that it may change. */
const ANSWERABLE = new Map(NAMES.map((name) => [name, [name, ...changeableAt(name)]]));

/** Returns the steps that accept an answer: those that ask for it, and each later one that may change it. */
export function stepsAccepting(answer: StepAnswer): readonly StepName[] {
  return NAMES.filter((name) => ANSWERABLE.get(name)?.some((asks) => stepOf(asks).answers?.includes(answer)));
}
