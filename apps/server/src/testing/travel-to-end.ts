import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Persona } from '@homeline/domain/testing/persona.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { documentsOf, openPage } from '../modules/documents/stored-file.ts';
import { begin, factsOf, keyOf, type Traveller, travel, type WorkingApp, waitForNewFact } from './journey.ts';

/** Carries a person to an end of their application, until the notice of it has gone out. Gives them and what is known then. */
export async function travelToEnd(
  app: WorkingApp,
  persona: Persona,
  end: StepName,
): Promise<{ traveller: Traveller; facts: Facts }> {
  const traveller = await begin(app, persona);
  const facts = await travel(app, traveller, end);
  if (facts.adverseActionNotice.length === 0) await waitForNewFact(app, traveller, facts);
  return { traveller, facts: await factsOf(app, traveller) };
}

/** The types of all documents that are kept with an application, in the order of the alphabet. */
export async function documentTypesOf(app: WorkingApp, traveller: Traveller): Promise<string[]> {
  const rows = await documentsOf(app.context.db, keyOf(traveller)).select('document.type').execute();
  return rows.map(({ type }) => type).toSorted();
}

/** The page that a document shows on the screen. Empty where there is no such document. */
export async function pageOf(
  app: WorkingApp,
  traveller: Traveller,
  document: string | undefined,
): Promise<string> {
  return (await openPage(app.context, keyOf(traveller), document ?? '')) ?? '';
}
