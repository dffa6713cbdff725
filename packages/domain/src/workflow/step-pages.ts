import { changeableAt } from './changeable.ts';
import type { ProgressStage } from './step.ts';
import { STEP_TABLE, type StepName, stepOf } from './steps.ts';

/** A page of the step table. */
export type StepPage = {
  /** Pages that open from this page. */
  readonly parts: readonly string[];
  /** Pages of earlier answers that may be changed from this page, nearest first. */
  readonly changeable: readonly string[];
  /** The stage the sidebar shows when this page is reopened from a later step. */
  readonly stage?: ProgressStage;
};

/** Step pages with their links, without predicates. The build of `apps/web` bundles this value, so browsers carry no rules. */
export const STEP_PAGES: Readonly<Record<string, StepPage>> = Object.fromEntries(
  [...Map.groupBy(Object.keys(STEP_TABLE) as StepName[], (name) => stepOf(name).page)]
    .map(([page, names]) => [page, pageOf(page, names)] as const)
    .filter(([, { parts, changeable, stage }]) => parts.length > 0 || changeable.length > 0 || stage),
);

function pageOf(page: string, names: readonly StepName[]): StepPage {
  const steps = names.map(stepOf);
  const earlier = names.flatMap(changeableAt).map((name) => stepOf(name).page);
  const stage = steps.find(({ changeableUntil }) => changeableUntil)?.stage;
  return {
    parts: steps.flatMap(({ parts = [] }) => parts),
    changeable: [...new Set(earlier)].filter((other) => other !== page),
    ...(stage && { stage }),
  };
}
