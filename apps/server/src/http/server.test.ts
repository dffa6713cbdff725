// Proves CA-27, CA-33, CA-37, CA-38, EN-12, ER-13, OR-01, OR-05, RO-01, RO-03, RO-09, VA-01, VA-09.

import type { Call } from '@homeline/contract/call.ts';
import { CALLS, type CallName } from '@homeline/contract/calls.ts';
import { CLOCK_OFFSET_HEADER } from '@homeline/contract/client.ts';
import { ERRORS, type ErrorBody } from '@homeline/contract/errors.ts';
import { DESKS } from '@homeline/domain/staff/desks.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyChain } from '../audit/verify-chain.ts';
import { PORTS, providerSettings } from '../settings.ts';
import { PROFILE, REGISTRATION, type TestApp, testApp } from '../testing/app.ts';
import { pdfOf } from '../testing/files.ts';
import { createStaffMember } from '../testing/persona-driver.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await app.context.jobs.start(app.context);
});
afterAll(() => app.stop());

const LONG = 'Cannot be more than 200 characters';
const UNPRINTABLE = 'Must be in letters and signs that we can print, such as A to Z';
const STRANGE_UUID = '00000000-0000-4000-8000-000000000000';

/** The number of rows in the database. */
async function written(): Promise<string> {
  const facts = await app.context.db
    .selectFrom('fact')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const people = await app.context.db
    .selectFrom('auth.user')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return `${facts.n} facts, ${people.n} people`;
}

/** The birthdate of someone who is 18 and turns 19 next January. */
function bornEighteenYearsAgo(): string {
  return `${new Date().getUTCFullYear() - 18}-01-01`;
}

describe('registration rejects, names the field and writes nothing for', () => {
  it.each([
    ['an impossible date', { dob: '1981-02-30' }, 'INVALID_INPUT', 'dob', 'That month has fewer days'],
    [
      'someone under 18',
      { dob: '2015-01-01' },
      'UNDER_AGE',
      'dob',
      'You must be at least 18 years old to apply.',
    ],
    [
      'someone of 18 with a home in Alabama, where 19 is the age of majority',
      { dob: bornEighteenYearsAgo(), state: 'AL', zip: '35203' },
      'UNDER_AGE',
      'dob',
      'You must be at least 19 years old to apply.',
    ],
    [
      'a date of birth in the future',
      { dob: '2099-01-01' },
      'UNDER_AGE',
      'dob',
      'You must be at least 18 years old to apply.',
    ],
    [
      'a state without a license',
      { state: 'HI', zip: '96813' },
      'STATE_NOT_LICENSED',
      'state',
      'We are not lending in Hawaii yet.',
    ],
    ['a state that does not exist', { state: 'ZZ' }, 'INVALID_INPUT', 'state', 'Must be one of the choices'],
    ['no occupancy', { occupancy: undefined }, 'INVALID_INPUT', 'occupancy', 'Required'],
    [
      'an unknown occupancy',
      { occupancy: 'CASTLE' },
      'INVALID_INPUT',
      'occupancy',
      'Must be one of the choices',
    ],
    ['a list for a name', { firstName: ['Avery'] }, 'INVALID_INPUT', 'firstName', 'Required'],
    ['no first name', { firstName: ' ' }, 'INVALID_INPUT', 'firstName', 'Required'],
    ['no phone', { phone: undefined }, 'INVALID_INPUT', 'phone', 'Required'],
    ['a foreign phone', { phone: '+44 20 7946 0958' }, 'INVALID_INPUT', 'phone', 'Must be a US phone number'],
    ['no email address', { email: 'avery' }, 'INVALID_INPUT', 'email', 'Must be an email address'],
    [
      'a short password',
      { password: 'short' },
      'INVALID_INPUT',
      'password',
      'Must be at least 12 characters',
    ],
    ['a ZIP of letters', { zip: 'ABCDE' }, 'INVALID_INPUT', 'zip', 'Enter 5 digits'],
    ['a name that is too long', { middleName: 'x'.repeat(201) }, 'INVALID_INPUT', 'middleName', LONG],
    ['a NUL', { street1: 'A\u0000' }, 'INVALID_INPUT', 'street1', UNPRINTABLE],
    [
      'letters that no document can print',
      { city: '東京' },
      'INVALID_INPUT',
      'city',
      'Must be in Latin letters, A to Z',
    ],
    ['a street of only a zero-width space', { street1: '\u200B' }, 'INVALID_INPUT', 'street1', 'Required'],
    [
      'a PO box',
      { street1: 'PO Box 1' },
      'INVALID_INPUT',
      'street1',
      'Must be where the home is, not a PO box',
    ],
    ['a lone surrogate', { street1: 'A\ud800' }, 'INVALID_INPUT', 'street1', UNPRINTABLE],
    [
      'a fraction of a cent',
      { monthlyGrossCents: 0.5 },
      'INVALID_INPUT',
      'monthlyGrossCents',
      'Must be an amount in whole dollars, such as 4,500',
    ],
  ])('%s', async (_, wrong, code, field, words) => {
    const before = await written();
    const answer = await app.call('register', { body: { ...REGISTRATION, ...wrong } });
    expect(answer.status).toBe(ERRORS[code as keyof typeof ERRORS].status);
    const body = answer.body as ErrorBody;
    expect(body).toMatchObject({ code, fields: { [field]: words } });
    expect(body.errors).not.toEqual([]);
    expect(await written()).toBe(before);
  });

  it('an email address already registered with the lender, in any case', async () => {
    await app.register({ email: 'known@example.com' });
    const before = await written();
    const again = await app.call('register', { body: { ...REGISTRATION, email: 'Known@Example.com' } });
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'IDENTITY_EXISTS', errors: ['identity exists'] },
    });
    expect(await written()).toBe(before);
    const elsewhere = await app.call('register', {
      body: { ...REGISTRATION, email: 'known@example.com' },
      headers: { 'x-org': 'harborview' },
    });
    expect(elsewhere.status).toBe(201);
  });

  it('creates one identity from two simultaneous registrations of one email address', async () => {
    const body = { ...REGISTRATION, email: 'twice@example.com' };
    const answers = await Promise.all([app.call('register', { body }), app.call('register', { body })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });
});

describe('a test social security number', () => {
  const submit = async (to: TestApp) => {
    const { jwt, uuid } = await to.register({ email: 'test.person@example.com' });
    const body = { ssn: '901-00-1001' };
    return to.call('submitSsn', {
      params: { uuid },
      jwt,
      version: 5,
      body,
      headers: { 'idempotency-key': uuid },
    });
  };

  it('is accepted in sandbox mode', async () => {
    expect(await submit(app)).toMatchObject({ status: 409, body: { code: 'WRONG_STEP' } });
  });

  it('is rejected with real providers', async () => {
    const providers = PORTS.flatMap((port) => [
      [providerSettings(port).url, `https://${port}.example.com`],
      [providerSettings(port).key, `sandbox-${port}`],
      [`${port.toUpperCase()}_WEBHOOK_SECRET`, `the secret of the webhooks of ${port}`],
    ]);
    const real = await testApp({}, { SANDBOX_URL: '', ...Object.fromEntries(providers) });
    await real.context.jobs.start(real.context);
    expect(await submit(real)).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT', fields: { ssn: 'Must be a Social Security number or ITIN' } },
    });
    await real.stop();
  });
});

describe('the server rejects an unreadable request', () => {
  const url = CALLS.logIn.path;
  const json = { 'content-type': 'application/json' };
  it.each([
    ['malformed JSON', { payload: '{"email":', headers: json }, 400, 'MALFORMED_REQUEST'],
    ['an empty body', { payload: '', headers: json }, 400, 'MALFORMED_REQUEST'],
    ['a prototype pollution', { payload: '{"__proto__":{"a":1}}', headers: json }, 400, 'MALFORMED_REQUEST'],
    [
      'a body over the limit',
      { payload: `"${'x'.repeat(300_000)}"`, headers: json },
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    [
      'another content type',
      { payload: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a file instead of JSON',
      { payload: '%PDF', headers: { 'content-type': 'application/pdf' } },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'an unknown organisation',
      { payload: '{}', headers: { ...json, 'x-org': 'nobody' } },
      404,
      'UNKNOWN_ORGANISATION',
    ],
  ])('%s', async (_, request, status, code) => {
    const answer = await app.send({ method: 'POST', url, ...request });
    expect(answer).toMatchObject({ status, body: { code } });
  });

  it('a malformed path', async () => {
    const answer = await app.send({ url: `${CALLS.getAnswers.path.replace('{uuid}', '%zz')}` });
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('an id that the database can’t store', async () => {
    const jwt = await createStaffMember(app, DESKS);
    const answer = await app.send({
      ...{ method: 'DELETE', url: CALLS.removeStaffMember.path.replace(/\{\w+\}/, '%00') },
      headers: { authorization: `Bearer ${jwt}` },
    });
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });

  it('a call that does not exist', async () => {
    expect(await app.send({ url: '/service-nothing' })).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
  });

  it('an unknown organisation, with the specified message', async () => {
    const answer = await app.call('listStateLicenses', { query: { orgCode: 'nobody' } });
    expect(answer).toMatchObject({ status: 404, body: { errors: ['No private label data found.'] } });
  });
});

/** A staff member at every desk of a lender. */
const staffOf = new Map<string, Promise<string>>();
function staffToken(organisation: string): Promise<string> {
  const token = staffOf.get(organisation) ?? createStaffMember(app, DESKS, organisation);
  staffOf.set(organisation, token);
  return token;
}

/** Valid staff forms, so that only the application is wrong. */
const STAFF_FORMS: Readonly<Record<string, object>> = {
  fileDocument: { type: 'SUPPORT' },
  splitDocument: { parts: [{ type: 'SUPPORT', firstPage: 1, lastPage: 1 }] },
  decideReview: { step: 'UW_REVIEW', decision: 'UW_APPROVED' },
  previewDecision: { step: 'UW_REVIEW', decision: 'UW_APPROVED' },
  raiseCondition: { requestDocuments: ['BANK_STATEMENT'] },
  decideCondition: { decision: 'CLEARED' },
  settleReturnedMessage: { how: 'REACHED' },
  recordMailing: { documents: [STRANGE_UUID] },
  planCondition: { dueOn: '2026-02-01' },
  declineApplication: { reasonCodes: ['AA10'] },
  confirmStatedReason: { proposedAt: '2026-01-05T18:00:00.000Z' },
  withdrawApplication: { reason: 'By phone' },
  recordMailedDisclosures: { reason: 'Mailed on March 4 to 1 Elm' },
  recordRescission: { how: 'PHONE', sentOn: '2026-03-10', by: 'Avery Happy' },
  settleRescission: { moneyReturned: true, lienReleased: true, comments: 'Nothing was paid' },
  releaseDeletion: { provider: 'plaid', reason: 'It was closed for good' },
  placeLegalHold: { reason: 'A lawsuit' },
  releaseLegalHold: { reason: 'It ended' },
  holdApplication: { reason: 'The owner called' },
  reopenApplication: { reason: 'By phone' },
  repeatHardPull: { reason: 'The bureau works again' },
  correctAnswer: {
    what: 'CONTACT',
    redone: [],
    email: 'new@example.com',
    phone: '(555) 555-0177',
    reason: 'By phone',
  },
  resolveOutcome: { resolution: 'SEND_AGAIN' },
  recordAvmTest: { valueCents: 40_000_000, method: 'APPRAISAL' },
  decideCoBorrower: { decision: 'CREDIT_CLEARED' },
  previewCoBorrowerDecision: { decision: 'CREDIT_CLEARED' },
  decideSigner: { decision: 'REMOVED' },
  correctSignerEmail: { email: 'new@example.com' },
  assignApplication: { identity: null },
  changeStaffRoles: { roles: ['UNDERWRITER'] },
  changeOriginator: {
    ...{ name: 'Olive', email: 'olive@broker.example.com', phone: '(555) 555-0177' },
    ...{ nmls: '445566', states: ['OH'] },
  },
  revealFact: { fact: 'profile', seq: 1, reason: 'REVIEW' },
  addNote: { text: 'Called the borrower' },
  writeToBorrower: { channel: 'EMAIL', subject: 'Your application', text: 'Please call us.' },
  proposeRuleDraft: { version: 1, effectiveOn: '2099-01-01' },
  confirmRuleProposal: { sha256: '0'.repeat(64) },
  returnProposal: { comment: 'Ask them first', proposedAt: '2026-01-05T18:00:00.000Z' },
  returnRuleProposal: { comment: 'The rate is too low' },
  sendAgentChatMessage: { key: STRANGE_UUID, text: 'Hello', files: [] },
  transferChat: { agent: STRANGE_UUID, note: 'Wants a payoff letter' },
  findCaller: { phone: '(415) 555-0123', loanNumber: '1000000001' },
  answerChatByCall: { note: 'Called, and answered their question' },
  snoozeChat: { choice: 'DATE', date: '2099-01-01' },
  setChatTags: { tags: [] },
  addChatNote: { text: 'Asked about rates' },
  useChatFile: { condition: STRANGE_UUID },
  confirmSetting: { proposedAt: '2026-01-05T18:00:00.000Z' },
};

describe('a write that names another website as its origin', () => {
  const write = async (headers: Record<string, string>) => {
    const { jwt, uuid } = await app.register();
    return app.call('saveProfile', { params: { uuid }, version: 1, body: {}, jwt, headers });
  };

  it.each(['https://elsewhere.example', 'null', 'nonsense'])('is refused: %s', async (origin) => {
    expect(await write({ origin })).toMatchObject({ status: 403, body: { code: 'FOREIGN_ORIGIN' } });
  });

  it('passes from the request’s host, the public URL, and a client without an origin', async () => {
    const own = [
      { origin: 'http://lender.example', host: 'lender.example' },
      { origin: app.context.config.publicUrl },
    ];
    for (const headers of [...own, {}]) {
      expect((await write(headers as Record<string, string>)).body).not.toMatchObject({
        code: 'FOREIGN_ORIGIN',
      });
    }
  });

  it('passes when it only reads', async () => {
    const { jwt } = await app.register();
    const answer = await app.call('getProfile', { jwt, headers: { origin: 'https://elsewhere.example' } });
    expect(answer.status).toBe(200);
  });
});

describe('admission', () => {
  const calls = (Object.values(CALLS) as Call[]).filter(({ who }) => who !== 'ANYONE' && who !== 'VISITOR');

  /** Calls whose parameter no lender owns: an effective date, a kind of rules, a provider. They act on the caller's own lender. */
  const NAMES_NOTHING_OWNED = [
    'publishRules',
    'saveRuleDraft',
    'discardRuleDraft',
    'retryProvider',
    'getFlag',
    'changeFlag',
    'saveCannedReply',
    'deleteCannedReply',
    'changeSetting',
    'saveProviderAccount',
    'checkProviderAccount',
    'removeProviderAccount',
    'endOldWebhookSecret',
  ];

  // None of them gets access, so all calls share them.
  let owner: { readonly jwt: string; readonly uuid: string };
  let stranger: typeof owner;
  let otherLender: string;
  beforeAll(async () => {
    owner = await app.register();
    stranger = await app.register();
    const elsewhere = await app.call('register', {
      body: { ...REGISTRATION, email: 'somebody@elsewhere.example.com' },
      headers: { 'x-org': 'harborview' },
    });
    otherLender = (elsewhere.body as { jwt: string }).jwt;
  });

  it.each(calls.map((call) => [call.name, call] as const))(
    'rejects unauthorized callers of %s',
    async (name, call) => {
      const given = {
        ...(call.bodyType === 'file' && {
          query: { name: 'stub.pdf', type: 'SUPPORT', receivedBy: 'FAX' },
          body: pdfOf('a pay stub'),
        }),
        params: {
          ...{
            uuid: owner.uuid,
            department: 'OPS_PHONE',
            userType: 'customer',
            port: 'flood',
            provider: 'flood',
            account: 'yente',
          },
          ...{ document: STRANGE_UUID, id: STRANGE_UUID, reference: STRANGE_UUID, condition: STRANGE_UUID },
          ...{
            identity: STRANGE_UUID,
            note: STRANGE_UUID,
            message: STRANGE_UUID,
            conversation: STRANGE_UUID,
            channel: STRANGE_UUID,
          },
          ...{
            file: STRANGE_UUID,
            reply: STRANGE_UUID,
            authorization: STRANGE_UUID,
            act: 'DECLINE_APPLICATION',
          },
          ...{ upload: STRANGE_UUID, signer: STRANGE_UUID, client: STRANGE_UUID, link: STRANGE_UUID },
          ...{ effectiveOn: '2027-01-01', kind: 'rates', key: 'fe-webchat', name: 'hours' },
        },
        ...(call.body && { body: {} }),
      };
      const staff = await staffToken('homeline');
      const staffElsewhere = await staffToken('harborview');
      const ask = async (jwt?: string, headers: Record<string, string> = {}) =>
        (await app.call(name as CallName, { ...given, jwt, headers })).status;

      expect(await ask()).toBe(401);
      expect(await ask('not.a.token')).toBe(401);
      expect(await ask(`${owner.jwt}x`)).toBe(401);
      // A session's token opens no chat; the chat's own tests try the tokens of chats.
      if (call.who === 'PROVIDER' || call.who === 'CHAT') return;
      expect(await ask(otherLender)).toBe(404);
      expect(await ask(staffElsewhere)).toBe(404);
      expect(await ask(owner.jwt, { 'x-org': 'harborview' })).toBe(404);
      if (call.who === 'BORROWER') {
        expect(await ask(stranger.jwt)).toBe(404);
        expect(await ask(staff)).toBe(404);
        expect(await ask(otherLender, { 'x-org': 'harborview' })).toBe(404);
        const missing = { params: { uuid: STRANGE_UUID }, jwt: owner.jwt, ...(call.body && { body: {} }) };
        expect((await app.call(name as CallName, missing)).status).toBe(404);
        const malformed = { ...missing, params: { uuid: 'not-a-uuid' } };
        expect((await app.call(name as CallName, malformed)).status).toBe(404);
      }
      if (call.who === 'SIGNER' || call.who === 'ORIGINATOR')
        for (const jwt of [owner.jwt, stranger.jwt, staff]) expect(await ask(jwt)).toBe(404);
      if (call.who === 'STAFF') expect(await ask(owner.jwt)).toBe(404);
      if (call.who === 'STAFF' && call.params && !NAMES_NOTHING_OWNED.includes(name)) {
        const form = STAFF_FORMS[name];
        const headers = {
          ...{ 'x-org': 'harborview', 'idempotency-key': `another-lender-${name}` },
          ...(call.bodyType === 'file' && { 'content-type': 'application/pdf' }),
        };
        const own = { ...given, ...(form && { body: form }), jwt: staffElsewhere, headers };
        expect((await app.call(name as CallName, own)).status).toBe(404);
      }
    },
  );

  it('revokes only the token that signed out', async () => {
    const { jwt } = await app.register({ email: 'leaves@example.com' });
    const body = { email: 'leaves@example.com', password: REGISTRATION.password };
    const other = (await app.call('logIn', { body })).body as { jwt: string };
    expect((await app.call('logOut', { jwt })).status).toBe(204);
    expect((await app.call('getProfile', { jwt })).status).toBe(401);
    expect((await app.call('getProfile', { jwt: other.jwt })).status).toBe(200);
  });

  it('delays password guesses, but lets the person sign in from elsewhere', async () => {
    await app.register({ email: 'guessed@example.com' });
    const attempt = (password: string, remoteAddress: string) =>
      app.send({
        method: 'POST',
        url: CALLS.logIn.path,
        payload: { email: 'guessed@example.com', password },
        remoteAddress,
      });
    const guesses = await Promise.all(Array.from({ length: 20 }, () => attempt('wrong', '192.0.2.1')));
    const refused = guesses.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThan(10);
    expect(refused[0]?.body).toMatchObject({
      code: 'TOO_MANY_ATTEMPTS',
      errors: [
        expect.stringMatching(
          /^Too many attempts\. Try again in \d+ seconds?, or ask for a sign-in link by email/,
        ),
      ],
    });
    expect((await attempt(REGISTRATION.password, '192.0.2.2')).status).toBe(200);
  });

  it('limits applications started from one place, and says when to retry', async () => {
    const limited = await testApp({}, { REGISTRATIONS_PER_HOUR: '2' });
    await limited.context.jobs.start(limited.context);
    const register = (person: number, remoteAddress: string) =>
      limited.send({
        method: 'POST',
        url: CALLS.register.path,
        payload: { ...REGISTRATION, email: `person${person}@example.com` },
        remoteAddress,
      });
    const [first, second, third] = [
      await register(1, '192.0.2.1'),
      await register(2, '192.0.2.1'),
      await register(3, '192.0.2.1'),
    ];
    expect([first.status, second.status, third.status]).toEqual([201, 201, 429]);
    expect(third.body).toMatchObject({
      errors: ['Too many applications were started from your network. Try again in 60 minutes, or call us.'],
    });
    expect((await register(3, '192.0.2.2')).status).toBe(201);
    await limited.stop();
  });
});

describe('a form', () => {
  it('advances the application and returns its status', async () => {
    const { jwt, uuid } = await app.register();
    const answer = await app.call('saveProfile', { params: { uuid }, jwt, version: 5, body: PROFILE });
    expect(answer).toMatchObject({
      status: 200,
      body: { step: 'WAITING_FOR_PROPERTY_DATA', kind: 'WAITING', version: 8 },
    });
    const again = await app.call('saveProfile', { params: { uuid }, jwt, version: 8, body: PROFILE });
    expect(again).toMatchObject({
      status: 409,
      body: { code: 'WRONG_STEP', step: 'WAITING_FOR_PROPERTY_DATA' },
    });
  });

  it('accepts the uuid in upper case', async () => {
    const { jwt, uuid } = await app.register();
    const params = { uuid: uuid.toUpperCase() };
    const answer = await app.call('saveProfile', { params, jwt, version: 5, body: PROFILE });
    expect(answer).toMatchObject({ status: 200, body: { uuid } });
    const answers = await app.call('getAnswers', { params: { uuid }, jwt });
    expect(answers).toMatchObject({ status: 200, body: { profile: { dob: '1981-04-12' } } });
    const chain = { organisation: 'homeline', applicationId: uuid };
    expect((await verifyChain(app.context.db, app.context.sealing, chain)).findings).toEqual([]);
  });

  it('rejects a home in an unlicensed state', async () => {
    const { jwt, uuid } = await app.register();
    const { street1, city, occupancy, listedForSale } = REGISTRATION;
    const body = { street1, city, state: 'HI', zip: '96813', occupancy, listedForSale };
    const before = await written();
    expect(await app.call('saveProperty', { params: { uuid }, jwt, version: 5, body })).toMatchObject({
      status: 422,
      body: { code: 'STATE_NOT_LICENSED', fields: { state: 'We are not lending in Hawaii yet.' } },
    });
    expect(await written()).toBe(before);
  });

  it('is rejected as stale with the current answers, and writes nothing', async () => {
    const { jwt, uuid } = await app.register();
    const before = await written();
    const answer = await app.call('saveProfile', { params: { uuid }, jwt, version: 3, body: PROFILE });
    expect(answer).toMatchObject({
      status: 409,
      body: {
        code: 'STALE_VERSION',
        current: { version: 5, profile: { firstName: 'Avery', dob: '1981-04-12', seq: 4 } },
      },
    });
    const { current } = answer.body as { current: object };
    expect(current).toEqual((await app.call('getAnswers', { params: { uuid }, jwt })).body);
    expect(await written()).toBe(before);
  });

  it.each([
    ['without If-Match', undefined, { status: 428, body: { code: 'VERSION_REQUIRED' } }],
    ['with an unquoted version', '5', { status: 400, body: { fields: { 'if-match': expect.any(String) } } }],
    ['with a weak version', 'W/"5"', { status: 400, body: { code: 'INVALID_INPUT' } }],
    ['with any version', '*', { status: 400, body: { code: 'INVALID_INPUT' } }],
  ])('is rejected %s, and writes nothing', async (_, version, refusal) => {
    const { jwt, uuid } = await app.register();
    const before = await written();
    const headers = version === undefined ? {} : { 'if-match': version };
    const given = { params: { uuid }, jwt, headers, body: PROFILE };
    expect(await app.call('saveProfile', given)).toMatchObject(refusal);
    expect(await written()).toBe(before);
  });

  it('gets its version in the ETag of every response with a version', async () => {
    const { jwt, uuid } = await app.register();
    for (const name of ['getStatus', 'getAnswers', 'getLiens'] as const) {
      const { headers, body } = await app.call(name, { params: { uuid }, jwt });
      expect(headers['etag'], name).toBe(`"${(body as { version: number }).version}"`);
    }
  });

  it('shows the answers after a refresh, with the date of birth encrypted in the database', async () => {
    const { jwt, uuid } = await app.register({ firstName: 'Robin' });
    const answers = await app.call('getAnswers', { params: { uuid }, jwt });
    expect(answers.body).toMatchObject({ version: 5, profile: { firstName: 'Robin', dob: '1981-04-12' } });
    const stored = await app.context.db
      .selectFrom('fact')
      .select('value')
      .where('application_id', '=', uuid)
      .execute();
    expect(JSON.stringify(stored)).not.toContain('1981-04-12');
  });
});

describe('the server', () => {
  it('reports that it is alive and ready', async () => {
    expect((await app.send({ url: '/healthz' })).status).toBe(200);
    expect((await app.send({ url: '/readyz' })).status).toBe(200);
  });

  it('publishes every call of the contract', async () => {
    const { body } = await app.send({ url: '/openapi.json' });
    const { openapi, paths } = body as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    expect(openapi).toBe('3.1.0');
    const published = Object.values(paths).flatMap((path) =>
      Object.values(path).map(({ operationId }) => operationId),
    );
    expect(published.toSorted()).toEqual(Object.keys(CALLS).toSorted());
  });

  it('names each call by its key in the table', () => {
    expect(Object.values<Call>(CALLS).map(({ name }) => name)).toEqual(Object.keys(CALLS));
  });

  it('moves the clock for the sandbox only', async () => {
    const url = '/service-sandbox/external/api/v1/clock';
    const payload = { now: '2027-01-01T00:00:00Z' };
    expect((await app.send({ method: 'PUT', url, payload })).status).toBe(404);
    const headers = { 'x-sandbox-key': app.context.config.sandbox?.key ?? '' };
    expect((await app.send({ method: 'PUT', url, payload, headers })).status).toBe(200);
    expect(app.clock.now().slice(0, 10)).toBe('2027-01-01');
    const told = Number((await app.call('getChatOpenStatus')).headers[CLOCK_OFFSET_HEADER]);
    expect(new Date(Date.now() + told).toISOString().slice(0, 10)).toBe('2027-01-01');
    app.clock.moveTo(0);
  });
});
