import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import type { AppWithProviders } from './journey.ts';
import { personAt } from './person-at.ts';
import { type Journey, journeyOf } from './persona-driver.ts';

/**
 * Registers a persona at a step, with recorded facts instead of calls, tasks and stored documents. If the test opens
 * documents, register at a step before them and drive on.
 */
export async function journeyAt(app: AppWithProviders, person: Persona, step: StepName): Promise<Journey> {
  return journeyOf(app, person, await personAt(app, person, step));
}
