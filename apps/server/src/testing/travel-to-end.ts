import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Persona } from '@homeline/domain/testing/persona.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { documentsOf, openPage } from '../modules/documents/stored-file.ts';
import {
  beginJourney,
  factsOf,
  keyOf,
  type Traveller,
  travelTo,
  type WorkingApp,
  waitForNewFact,
} from './journey.ts';

/** Moves a persona's application to an end and waits for its adverse action notice. */
export async function travelToEnd(
  app: WorkingApp,
  persona: Persona,
  end: StepName,
): Promise<{ traveller: Traveller; facts: Facts }> {
  const traveller = await beginJourney(app, persona);
  const facts = await travelTo(app, traveller, end);
  if (facts.adverseActionNotice.length === 0) await waitForNewFact(app, traveller, facts);
  return { traveller, facts: await factsOf(app, traveller) };
}

/** Returns the types of an application's stored documents, sorted. */
export async function documentTypesOf(app: WorkingApp, traveller: Traveller): Promise<string[]> {
  const rows = await documentsOf(app.context.db, keyOf(traveller)).select('document.type').execute();
  return rows.map(({ type }) => type).toSorted();
}

/** Returns a document's HTML page. Empty if there is no such document. */
export async function pageOf(
  app: WorkingApp,
  traveller: Traveller,
  document: string | undefined,
): Promise<string> {
  return (await openPage(app.context, keyOf(traveller), document ?? '')) ?? '';
}
