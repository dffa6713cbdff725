// Proves CO-15, RU-02.

import type { AddressInfo } from 'node:net';
import { DESKS } from '@homeline/domain/staff/desks.ts';
import { homelineFiles } from '@homeline/domain/testing/homeline.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addStaff } from '../../apps/server/src/modules/accounts/staff.ts';
import { PASSWORD } from '../../apps/server/src/testing/app.ts';
import {
  type AppWithProviders,
  advanceTo,
  registerPersona,
  workingApp,
} from '../../apps/server/src/testing/journey.ts';
import { compareOpenApplications } from '../../scripts/organisation/open-applications.ts';
import { errorText, signedInStaff } from '../../scripts/staff-session.ts';
import { people } from '../personas/people.ts';

const EMAIL = 'credit@lender.example.com';

let app: AppWithProviders;
beforeEach(async () => {
  app = await workingApp();
  await addStaff(app.context, { organisation: 'homeline', email: EMAIL, password: PASSWORD, roles: DESKS });
  vi.stubEnv('STAFF_EMAIL', EMAIL);
  vi.stubEnv('STAFF_PASSWORD', PASSWORD);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await app.stop();
});

it('compares the open applications of a running installation for a credit officer', async () => {
  const [avery] = people.filter(({ id }) => id === 'T01');
  if (!avery) throw new Error('T01 is missing');
  const traveller = await registerPersona(app, avery);
  await advanceTo(app, traveller, 'OFFER_SELECTION');
  const { port } = app.http.server.address() as AddressInfo;
  const send = await signedInStaff(`http://127.0.0.1:${port}`, 'homeline');

  const xml = homelineFiles.rates.replace(/(id="term_row_3_out_1"><text>)[^<]*/, '$10.25');
  const { compared } = await compareOpenApplications(send, { kind: 'rates', xml });
  expect(compared).toMatchObject([{ who: traveller.uuid, before: { outcome: 'OFFERS' } }]);
  const [{ before, after } = {}] = compared;
  expect((after?.terms?.noteRatePct ?? 0) - (before?.terms?.noteRatePct ?? 0)).toBeCloseTo(0.25, 6);

  const broken = homelineFiles.rates.replace(/(id="term_row_3_out_1"><text>)[^<]*/, '$10,25');
  const refused = await compareOpenApplications(send, { kind: 'rates', xml: broken }).catch(errorText);
  expect(refused).toContain('table "Term", row 3, column "Percent": can’t read 0,25');
});
