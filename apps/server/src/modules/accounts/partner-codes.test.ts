// Proves RU-43.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { builtInPersona } from '../../testing/built-in-personas.ts';
import { type AppWithProviders, workingApp } from '../../testing/journey.ts';
import { registrationOf } from '../../testing/persona-calls.ts';

const MEMBERSHIP_NUMBER = 'VS-90417733';
const log: string[] = [];
let app: AppWithProviders;
let people = 0;

beforeAll(async () => {
  const logTo = { write: (line: string) => void log.push(line) };
  app = await workingApp([], { overrides: { logTo }, environment: { LOG_LEVEL: 'trace' } });
});
afterAll(() => app.stop());

/** Registers a new person from a URL that contains partner codes. */
async function registerWith(
  partnerCodes: readonly string[],
  membershipNumber?: string,
  { organisation = 'homeline', state = {} } = {},
) {
  people += 1;
  const body = {
    ...registrationOf(builtInPersona('t01')),
    ...state,
    email: `member.${people}@example.com`,
    partnerCodes,
    membershipNumber,
  };
  return app.call('register', { body, headers: { 'x-org': organisation } });
}

async function membershipsOf({ body }: { body: unknown }, organisation = 'homeline') {
  const { applicationUuid } = body as { applicationUuid: string };
  return (await loadFacts(app.context.db, { organisation, applicationId: applicationUuid })).origin
    ?.memberships;
}

describe('a partner code in the registration URL', () => {
  it('gives no membership without a membership number', async () => {
    expect(await membershipsOf(await registerWith(['VALLEY_STRONG_FFA', 'ALL_IN', 'AUTOPAY']))).toEqual([]);
  });

  it('gives a membership with its number, which is stored encrypted and never logged', async () => {
    const answer = await registerWith(['VALLEY_STRONG_FFA', 'AUTOPAY'], MEMBERSHIP_NUMBER);
    const memberships = await membershipsOf(answer);
    expect(memberships).toEqual([
      {
        code: 'VALLEY_STRONG_FFA',
        statedNumber: { number: expect.stringMatching(/^sealed:/), last4: '7733' },
      },
    ]);
    expect(JSON.stringify(memberships)).not.toContain(MEMBERSHIP_NUMBER);
    expect(log.length).toBeGreaterThan(0);
    expect(log.join('')).not.toContain(MEMBERSHIP_NUMBER);
  });

  it('gives a membership without a number when the lender issued the code', async () => {
    const organisation = 'harborview';
    const state = { state: 'WA', zip: '98402', city: 'Tacoma' };
    const answer = await registerWith(['CREDIT_UNION', 'QUORUM'], undefined, { organisation, state });
    expect(await membershipsOf(answer, organisation)).toEqual([{ code: 'CREDIT_UNION' }]);
  });

  it('is rejected with an invalid membership number', async () => {
    expect(await registerWith(['QUORUM'], 'no, sorry')).toMatchObject({
      status: 400,
      body: {
        code: 'INVALID_INPUT',
        fields: { membershipNumber: 'Must be 6 to 20 letters, digits or hyphens' },
      },
    });
    // The last four characters are shown and would reveal most of a shorter number.
    expect(await registerWith(['QUORUM'], '12345')).toMatchObject({ status: 400 });
    expect(await registerWith(['QUORUM'], '')).toMatchObject({ status: 201 });
  });
});
