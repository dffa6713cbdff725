import { currentStep } from '../workflow/current-step.ts';
import type { StepCopy } from '../workflow/step-copy.ts';
import type { StepName } from '../workflow/steps.ts';
import type { OwnApplication } from './own/own-application.ts';

/** The words of the steps in Spanish. A step without them is told by the dashboard alone. */
const STEPS_IN_SPANISH: Partial<Record<StepName, StepCopy>> = {};

const DASHBOARD = 'Su panel muestra todo lo demás de su solicitud.';

/** Says in Spanish where the borrower's own application stands: its current step, in the words of the pages. */
export function standingInSpanish({ facts }: OwnApplication): string {
  const { next, wait, ended } = STEPS_IN_SPANISH[currentStep(facts).id] ?? {};
  const words =
    ended ??
    (wait
      ? [`Su solicitud está en este paso: “${wait.heading}”.`, wait.why, wait.meanwhile].filter(Boolean).join(' ')
      : next && `Ahora le toca a usted: “${next}”.`);
  return [words ?? 'Su panel muestra en qué paso va su solicitud y qué sigue.', words && DASHBOARD]
    .filter(Boolean)
    .join(' ');
}
