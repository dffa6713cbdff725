import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, startInstallation } from '../journeys/installation.ts';
import { call, logIn, register } from './asking.ts';

const TIMEOUT_MS = 240_000;
/** A subject of several lines is refused for that. */
const PERSONAL = /social security number|account or card number|Must be one line/;

let installation: Installation;
let uuid: string;
let jwt: string;
beforeAll(async () => {
  installation = await startInstallation('pglite');
  ({ uuid } = await register(installation, 'person@example.com'));
  const { email, password } = installation.staff;
  jwt = String((await logIn(installation, email, { password })).body['jwt']);
}, TIMEOUT_MS);
afterAll(() => installation?.stop());

const NUMBERS: readonly string[] = [
  ...['123-45-6789', '123 45 6789', '123456789', '123.45.6789', '123_45_6789', '123/45/6789', '123‑45‑6789'],
  ...[
    '１２３-４５-６７８９',
    '123\u200b-45-\u200b6789',
    '123\u00a045\u00a06789',
    '123 - 45 - 6789',
    '(123) 45-6789',
  ],
  ...[
    '1 2 3 4 5 6 7 8 9',
    '1-2-3-4-5-6-7-8-9',
    'SSN: 123456789.',
    'ssn123456789',
    '123,45,6789',
    '123–45–6789',
  ],
  ...['123\n45\n6789', '123:45:6789', '123--45--6789', '123•45•6789', '𝟏𝟐𝟑-𝟒𝟓-𝟔𝟕𝟖𝟗', '123*45*6789'],
  ...[
    '4111 1111 1111 1111',
    '4111111111111111',
    '4111-1111-1111-1111',
    'account 000123456789',
    'acct no. 12345678',
  ],
  ...['routing 021000021', 'GB29 NWBK 6016 1331 9268 19', '4111.1111.1111.1111'],
];

/** Every call with which staff write words, and where the words are. */
const PLACES: readonly (readonly [string, (text: string) => Promise<{ status: number; text: string }>])[] = [
  ['a note', (text) => call(installation, 'addNote', { params: { uuid }, jwt, body: { text } })],
  [
    'the text of an email',
    (text) =>
      call(installation, 'writeToBorrower', {
        ...{ params: { uuid }, jwt, body: { channel: 'EMAIL', subject: 'Hello', text } },
      }),
  ],
  [
    'the subject of an email',
    (text) =>
      call(installation, 'writeToBorrower', {
        ...{ params: { uuid }, jwt, body: { channel: 'EMAIL', subject: text, text: 'Hello' } },
      }),
  ],
  [
    'a text message',
    (text) =>
      call(installation, 'writeToBorrower', {
        ...{ params: { uuid }, jwt, body: { channel: 'TEXT_MESSAGE', text } },
      }),
  ],
];

describe.each(PLACES)('a personal number in %s of staff', (_, write) => {
  it.each(NUMBERS)('is stopped: %j', async (number) => {
    const { status, text } = await write(`Please confirm ${number} today`);
    expect(status).toBe(400);
    expect(text).toMatch(PERSONAL);
  });

  it.each([
    'Call (614) 555-0123',
    'Loan #1000000048',
    'ZIP 43085-1234',
    'Due 2026-12-01',
    '$1,234,567.89',
    'Unit 12, 45 Main St',
  ])('is not seen in %j', async (words) => {
    const { text } = await write(words);
    expect(text).not.toMatch(PERSONAL);
  });
});

describe('a personal number in the reason of an act of staff', () => {
  it.each([
    ['placeLegalHold', (reason: string) => ({ reason })],
    ['holdApplication', (reason: string) => ({ reason })],
    ['withdrawApplication', (reason: string) => ({ reason })],
    ['reopenApplication', (reason: string) => ({ reason })],
    ['repeatHardPull', (reason: string) => ({ reason })],
    ['declineApplication', (statedReason: string) => ({ reasonCodes: ['AA24'], statedReason })],
    [
      'decideReview',
      (statedReason: string) => ({
        ...{ step: 'UW_REVIEW', decision: 'UW_DECLINED' },
        given: { reasonCodes: ['AA24'], statedReason },
      }),
    ],
    [
      'decideReview',
      (comments: string) => ({ step: 'UW_REVIEW', decision: 'UW_APPROVED', given: { comments } }),
    ],
    ['raiseCondition', (reason: string) => ({ requestDocuments: ['BANK_STATEMENT'], reason })],
  ] as const)('is stopped: %s', async (name, bodyWith) => {
    const body = bodyWith('The income of 123-45-6789 was never confirmed');
    const { status, text } = await call(installation, name, { params: { uuid }, jwt, body });
    expect(status).toBe(400);
    expect(text).toMatch(/social security number/i);
  });
});
