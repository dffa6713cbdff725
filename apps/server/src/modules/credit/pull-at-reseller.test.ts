// Proves PR-03.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, WEBHOOK_SECRET } from '../../testing/app.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import type { AppWithProviders } from '../../testing/journey.ts';
import { createDecider, drive, register } from '../../testing/persona-driver.ts';
import { mismo } from '../../vendors/credit/mismo.ts';
import type { CreditPort } from '../../vendors/credit/port.ts';
import { RETRY_DEFAULTS } from '../../vendors/http-call.ts';
import { sandboxAccount } from '../../vendors/sandbox-account.ts';
import { memoryInProcess } from '../../vendors/testing/stand-in-account.ts';
import { startTestProviders } from '../../vendors/testing/test-providers.ts';

let app: AppWithProviders;
let decider: string;
beforeAll(async () => {
  const providers = await startTestProviders([], undefined, WEBHOOK_SECRET);
  const account = sandboxAccount('mismo', { url: providers.url, key: WEBHOOK_SECRET });
  const tools = { patience: RETRY_DEFAULTS, memory: memoryInProcess(), creditBureau: 'EXPERIAN' } as const;
  const credit = mismo.create(account, tools).credit as CreditPort;
  const server = await testApp({ vendors: { ...providers.vendors, credit } });
  providers.sandbox.setServerUrl(await server.http.listen({ port: 0, host: '127.0.0.1' }));
  await server.context.jobs.start(server.context);
  app = { ...server, providers };
  await providers.moveClock('2026-03-10T17:00:00.000Z');
  decider = await createDecider(app);
});
afterAll(async () => {
  await app.stop();
  await app.providers.stop();
});

it.each([
  ['t01', 'a usual file', ['HIT'], ['HIT']],
  ['t02', 'a freeze that the borrower lifts', ['FROZEN', 'HIT'], ['HIT']],
  ['t06', 'no match until the Social Security number is known', ['NO_MATCH', 'HIT'], ['HIT']],
  ['t42', 'a fraud alert', ['FRAUD_ALERT'], ['HIT']],
  ['t47', 'a mortgage inquiry since the first report', ['HIT'], ['HIT_NEW_INQUIRY']],
] as const)('%s continues to income with a reseller’s reports: %s', async (id, _, soft, hard) => {
  const journey = await register(app, builtInPersona(id));
  const facts = await drive(journey, decider, 'INCOME_VERIFICATION');
  expect(facts.softCredit.map(({ answer }) => answer)).toEqual(soft);
  expect(facts.hardCredit.map(({ answer }) => answer)).toEqual(hard);
  const sealed = facts.hardCredit[0]?.sealedReport ?? expect.fail('no report');
  expect(sealed).not.toContain('CREDIT_RESPONSE');
  const opened = app.context.sealing.open(sealed, {
    application: journey.uuid,
    field: 'hardCredit.sealedReport',
  });
  expect(opened).toContain('<CREDIT_RESPONSE');
});
