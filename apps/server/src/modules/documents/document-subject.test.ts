import { afterAll, beforeAll, expect, it } from 'vitest';
import { pageOf } from '../../testing/advance-to-end.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import {
  type AppWithProviders,
  advanceTo,
  keyOf,
  registerPersona,
  workingApp,
} from '../../testing/journey.ts';
import { documentsOf } from './stored-file.ts';

let app: AppWithProviders;
beforeAll(async () => {
  app = await workingApp();
});
afterAll(() => app.stop());

it('counts recording in the lowest and a valuation and an in-person notary in the highest third-party fees of the early disclosure', async () => {
  const borrower = await registerPersona(app, builtInPersona('t01'));
  await advanceTo(app, borrower, 'DISCLOSURE_SIGNING');
  const { uuid } = await documentsOf(app.context.db, keyOf(borrower))
    .select('document.uuid')
    .where('document.type', '=', 'HELOC_EARLY_DISCLOSURE')
    .executeTakeFirstOrThrow();
  const page = await pageOf(app, borrower, uuid);
  // By the rate sheet: $150 for recording, $180 for a valuation and $300 for the notary.
  expect(page).toContain('together come to between $150.00 and $630.00');
});
