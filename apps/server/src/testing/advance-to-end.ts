import type { Facts } from '@homeline/domain/facts/facts.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import type { StepName } from '@homeline/domain/workflow/steps.ts';
import { documentsOf, openPage } from '../modules/documents/stored-file.ts';
import {
  type AppWithProviders,
  advanceTo,
  factsOf,
  keyOf,
  registerPersona,
  type TestBorrower,
  waitForNewFact,
} from './journey.ts';

/** Moves a persona's application to an end and waits for its adverse action notice. */
export async function advanceToEnd(
  app: AppWithProviders,
  persona: Persona,
  end: StepName,
): Promise<{ borrower: TestBorrower; facts: Facts }> {
  const borrower = await registerPersona(app, persona);
  const facts = await advanceTo(app, borrower, end);
  if (facts.adverseActionNotice.length === 0) await waitForNewFact(app, borrower, facts);
  return { borrower, facts: await factsOf(app, borrower) };
}

/** Returns the types of an application's stored documents, sorted. */
export async function documentTypesOf(app: AppWithProviders, borrower: TestBorrower): Promise<string[]> {
  const rows = await documentsOf(app.context.db, keyOf(borrower)).select('document.type').execute();
  return rows.map(({ type }) => type).toSorted();
}

/** Returns a document's HTML page. Empty if there is no such document. */
export async function pageOf(
  app: AppWithProviders,
  borrower: TestBorrower,
  document: string | undefined,
): Promise<string> {
  return (await openPage(app.context, keyOf(borrower), document ?? '')) ?? '';
}
