import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadFacts } from '../../facts/load.ts';
import { type WorkingApp, workingApp } from '../../testing/journey.ts';
import { ourPerson } from '../../testing/our-people.ts';
import { registrationOf } from '../../testing/persona-calls.ts';

const NUMBER = 'VS-90417733';
const log: string[] = [];
let app: WorkingApp;
let people = 0;

beforeAll(async () => {
  const logTo = { write: (line: string) => void log.push(line) };
  app = await workingApp([], { instead: { logTo }, environment: { LOG_LEVEL: 'trace' } });
}, 60_000);
afterAll(() => app.stop());

/** Somebody registers by an address with codes in it. */
async function comesWith(
  partnerCodes: readonly string[],
  membershipNumber?: string,
  { organisation = 'homeline', state = {} } = {},
) {
  people += 1;
  const body = {
    ...registrationOf(ourPerson('t01')),
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

describe('a code in the address of the registration', () => {
  it('counts as nothing by itself: neither a partner’s, nor all in one, nor autopay', async () => {
    expect(await membershipsOf(await comesWith(['VALLEY_STRONG_FFA', 'ALL_IN', 'AUTOPAY']))).toEqual([]);
  });

  it('counts with the number of the membership, which is kept sealed and stands in no line of the log', async () => {
    const answer = await comesWith(['VALLEY_STRONG_FFA', 'AUTOPAY'], NUMBER);
    const kept = await membershipsOf(answer);
    expect(kept).toEqual([
      {
        code: 'VALLEY_STRONG_FFA',
        statedNumber: { number: expect.stringMatching(/^sealed:/), last4: '7733' },
      },
    ]);
    expect(JSON.stringify(kept)).not.toContain(NUMBER);
    expect(log.length).toBeGreaterThan(0);
    expect(log.join('')).not.toContain(NUMBER);
  });

  it('counts without one at the lender whose own it is', async () => {
    const organisation = 'harborview';
    const state = { state: 'WA', zip: '98402', city: 'Tacoma' };
    const answer = await comesWith(['CREDIT_UNION', 'QUORUM'], undefined, { organisation, state });
    expect(await membershipsOf(answer, organisation)).toEqual([{ code: 'CREDIT_UNION' }]);
  });

  it('is refused with what cannot be the number of a membership', async () => {
    expect(await comesWith(['QUORUM'], 'no, sorry')).toMatchObject({
      status: 400,
      body: {
        code: 'INVALID_INPUT',
        fields: { membershipNumber: 'Must be 6 to 20 letters, digits or hyphens' },
      },
    });
    // The last four characters of a shorter one, which are shown, would say most of it.
    expect(await comesWith(['QUORUM'], '12345')).toMatchObject({ status: 400 });
    expect(await comesWith(['QUORUM'], '')).toMatchObject({ status: 201 });
  });
});
