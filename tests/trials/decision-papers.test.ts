import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, startInstallation } from '../journeys/installation.ts';
import { completeApplication } from '../journeys/traveller.ts';
import { personNamed } from '../personas/people.ts';
import { ask, call, logIn } from './asking.ts';

const TIMEOUT_MS = 240_000;
const AT_ONCE = 60;
const PATIENCE_MS = 3000;

let installation: Installation;
let uuid: string;
let borrower: string;
let jwt: string;
beforeAll(async () => {
  installation = await startInstallation('postgres');
  ({ uuid, jwt: borrower } = await completeApplication(
    ...([installation, personNamed('T01'), installation.url, () => 0, 'IDENTITY_VERIFICATION'] as const),
  ));
  const { email, password } = installation.staff;
  jwt = String((await logIn(installation, email, { password })).body['jwt']);
}, TIMEOUT_MS);
afterAll(() => installation?.stop());

const record = () => call(installation, 'getDecisionRecord', { params: { uuid }, jwt });

async function tookMs(work: () => Promise<{ status: number }>): Promise<number> {
  const before = performance.now();
  expect((await work()).status).toBe(200);
  return performance.now() - before;
}

describe(`${AT_ONCE} decision records at once`, () => {
  it(
    'are made or politely refused, while everybody else is answered',
    async () => {
      const alone = await tookMs(record);
      const papers = Promise.all(Array.from({ length: AT_ONCE }, record));
      const others = [
        () => call(installation, 'getStatus', { params: { uuid }, jwt: borrower }),
        () => call(installation, 'listDecisions', { params: { uuid }, jwt }),
        () => call(installation, 'listReviews', { jwt }),
        () => ask(installation, { method: 'GET', path: '/readyz' }),
      ];
      for (const other of others) expect(await tookMs(other)).toBeLessThan(PATIENCE_MS);
      const answers = await papers;
      const made = answers.filter(({ status }) => status === 200);
      expect(made.length).toBeGreaterThan(0);
      for (const { text, headers } of made) {
        expect(headers['content-type']).toBe('application/pdf');
        expect(text).toMatch(/^%PDF-/);
      }
      for (const { status, headers, text } of answers.filter((each) => !made.includes(each))) {
        expect(status, text).toBe(503);
        expect(headers['retry-after']).toBeDefined();
        expect(text).toContain('Please try again');
      }
      expect(await tookMs(record)).toBeLessThan(3 * alone + PATIENCE_MS);
    },
    TIMEOUT_MS,
  );
});

describe('the health of providers', () => {
  it('counts a lender’s own calls alone', async () => {
    const of = async (organisation: string) => {
      const given = { email: installation.staff.email, password: installation.staff.password };
      const signedIn = await call(installation, 'logIn', { body: given, organisation });
      const answer = await call(installation, 'listProviderHealth', {
        ...{ jwt: String(signedIn.body['jwt']), organisation },
      });
      expect(answer.status, answer.text).toBe(200);
      const health = JSON.parse(answer.text) as { lastDay: { calls: number } }[];
      return health.reduce((sum, { lastDay }) => sum + lastDay.calls, 0);
    };
    expect(await of('homeline')).toBeGreaterThan(0);
    expect(await of('harborview')).toBe(0);
  });
});
