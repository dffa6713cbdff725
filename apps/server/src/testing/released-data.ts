import type { Overrides } from '../app.ts';
import { type TestApp, testApp } from './app.ts';
import type { Person } from './stages.ts';
import { waitingForSoftCredit } from './stages.ts';

/** The borrower in every release's dump. */
export const RELEASED_EMAIL = 'released@example.com';

/** What encrypted the rows of every release's dump. */
export const RELEASED_KEY = `released:${Buffer.alloc(32, 7).toString('base64')}`;

/** Creates a server on the database of a release's dump. */
export function releasedApp(database: NonNullable<Overrides['database']>): Promise<TestApp> {
  return testApp({ database }, { SEALING_KEYS: RELEASED_KEY });
}

/** Writes the data that a release's dump has in addition to the schema: an account and an application at the soft credit check. */
export async function insertReleasedData(app: TestApp): Promise<Person> {
  await app.context.jobs.start(app.context);
  return waitingForSoftCredit(app, { email: RELEASED_EMAIL });
}
