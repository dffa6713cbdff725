// Proves CA-09, CA-29, CA-35, CA-42, CA-43, CO-50, CO-52, CO-53, MN-01, TE-03.

import { randomUUID } from 'node:crypto';
import type { FlagDecision } from '@homeline/contract/flags/ask-flags.ts';
import type { Flag } from '@homeline/contract/flags/manage-flags.ts';
import type { FlagSetting } from '@homeline/domain/flags/flag-setting.ts';
import type { FlagKey } from '@homeline/domain/flags/flags.ts';
import { MAINTENANCE_DEFAULTS } from '@homeline/domain/flags/maintenance.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { createStaffMember } from '../../testing/persona-driver.ts';
import { firstDecisions } from './first-decisions.ts';

let app: TestApp;
let admin = '';
beforeAll(async () => {
  app = await testApp();
  await app.context.jobs.start(app.context);
  admin = await createStaffMember(app, ['ADMINISTRATOR']);
});
afterAll(() => app.stop());

const params = { context: 'visitor' };
const ON: FlagSetting = { serves: 'VARIANT', variant: 'on' };
const HALVES: FlagSetting = { serves: 'SPLIT', weights: { broker: 50, legacy: 50 } };

type Detail = Flag & {
  readonly changes: readonly object[];
  readonly experiment?: {
    readonly variants: readonly { readonly variant: string; readonly people: number }[];
  };
};
const detail = async (key: FlagKey) =>
  (await app.call('getFlag', { jwt: admin, params: { key } })).body as Detail;
async function set(key: FlagKey, setting: unknown, reason = 'For a test') {
  const { version } = await detail(key);
  return app.call('changeFlag', { jwt: admin, params: { key }, body: { version, setting, reason } });
}
async function decide(trackerId: string | undefined, featureKey = 'fe-heloc-sign-in', server = app) {
  const body = { featureKeys: [featureKey], optimizeUser: { trackerId } };
  const { decisions } = (await server.call('decideFlags', { params, body })).body as {
    decisions: FlagDecision[];
  };
  return decisions[0];
}
const peopleIn = async () =>
  ((await detail('fe-heloc-sign-in')).experiment?.variants ?? []).reduce(
    (sum, { people }) => sum + people,
    0,
  );

describe('a page that is served', () => {
  const served = async (path: string) => {
    await app.context.flags.refresh();
    return firstDecisions(app.context, 'homeline', path);
  };
  const value = { ...MAINTENANCE_DEFAULTS, routes: ['/register'], pageTitle: 'Back soon' };

  it('embeds its maintenance setting when closed, and nothing while open', async () => {
    await set('fe-heloc-maintenance', { serves: 'VARIANT', variant: 'on', value });
    expect(await served('/register')).toMatchObject([
      { featureKey: 'fe-heloc-maintenance', enabled: true, variables: { pageTitle: 'Back soon' } },
      { featureKey: 'fe-heloc-dashboard-url', variables: { value: '/account/heloc/dashboard' } },
    ]);
    expect(await served('/register/account-setup')).toBeDefined();
    expect(await served('/privacy')).toBeUndefined();
    await set('fe-heloc-maintenance', null);
    expect(await served('/register')).toBeUndefined();
  });

  it('requests the setting when it is closed to only some people', async () => {
    const rule = '{"if": [{"==": [{"var": "context"}, "visitor"]}, "on", "off"]}';
    await set('fe-heloc-maintenance', { serves: 'RULE', rule });
    expect(await served('/register')).toBeUndefined();
    await set('fe-heloc-maintenance', null);
  });
});

describe('a page', () => {
  it('gets whether a flag is on, in each context', async () => {
    const ask = async (context: string, featureKey: string) =>
      app.call('askFeature', { params: { context }, body: { featureKey, optimizeUser: {} } });
    expect((await ask('visitor', 'fe-csp-feature-flag-borrower-authentication')).body).toEqual({
      enabled: false,
    });
    const rule = '{"if": [{"==": [{"var": "context"}, "customer"]}, "on", null]}';
    expect((await set('fe-csp-feature-flag-borrower-authentication', { serves: 'RULE', rule })).status).toBe(
      204,
    );
    expect((await ask('visitor', 'fe-csp-feature-flag-borrower-authentication')).body).toEqual({
      enabled: false,
    });
    expect((await ask('customer', 'fe-csp-feature-flag-borrower-authentication')).body).toEqual({
      enabled: true,
    });
    expect((await ask('nobody', 'fe-csp-feature-flag-borrower-authentication')).status).toBe(404);
    await set('fe-csp-feature-flag-borrower-authentication', null);
  });

  it('gets its own lender’s maintenance settings, whatever it sends', async () => {
    const rule = '{"if": [{"==": [{"var": "organization"}, "homeline"]}, "on", "off"]}';
    await set('fe-heloc-maintenance', { serves: 'RULE', rule });
    const body = {
      featureKeys: ['fe-heloc-maintenance'],
      optimizeUser: { attributes: { organization: 'harborview' } },
    };
    expect((await app.call('decideFlags', { params, body })).body).toEqual({
      decisions: [
        {
          featureKey: 'fe-heloc-maintenance',
          enabled: true,
          variationKey: 'on',
          variables: {
            routes: ['/'],
            message:
              'We are currently undergoing scheduled maintenance. Please check back shortly. Thank you for your patience!',
            pageTitle: 'Scheduled Maintenance',
            shouldShowDashboardLink: false,
          },
          reason: 'TARGETING_MATCH',
        },
      ],
    });
    await set('fe-heloc-maintenance', null);
  });

  it('gets an unknown flag as off, with the reason', async () => {
    const body = { featureKey: 'fe-unknown', optimizeUser: {} };
    expect((await app.call('askFeature', { params, body })).body).toEqual({ enabled: false });
    expect(await decide(undefined, '__proto__')).toEqual({
      featureKey: '__proto__',
      enabled: false,
      variables: {},
      reason: 'FLAG_NOT_FOUND',
    });
  });

  it('gets every flag when it names none', async () => {
    const { body } = await app.call('askFeatures', { params, body: { optimizeUser: {} } });
    expect((body as { features: object[] }).features).toContainEqual({
      featureKey: 'fe-webchat-stream',
      enabled: false,
    });
  });

  it('is refused with a body of 1 MB, too many attributes or an identifier that is no uuid', async () => {
    const ask = (optimizeUser: object) => app.call('decideFlags', { params, body: { optimizeUser } });
    expect(await ask({ attributes: { text: 'x'.repeat(1_000_000) } })).toMatchObject({ status: 413 });
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`a${index}`, 1]));
    expect((await ask({ attributes: many })).status).toBe(400);
    expect((await ask({ trackerId: 'me' })).status).toBe(400);
  });

  it('is rate limited per place', async () => {
    const busy = await testApp();
    const ask = (remoteAddress: string) =>
      busy.send({
        method: 'POST',
        url: '/service-optimize/visitor/api/v1/feature',
        payload: { featureKey: 'fe-csp-feature-flag-borrower-authentication', optimizeUser: {} },
        remoteAddress,
      });
    for (let asked = 0; asked < 3000; asked += 1) await ask('192.0.2.1');
    expect(await ask('192.0.2.1')).toMatchObject({
      status: 429,
      body: { errors: [expect.stringMatching(/^Too many requests\. Try again in/)] },
    });
    expect((await ask('192.0.2.2')).status).toBe(200);
    await busy.stop();
  }, 60_000);
});

describe('an experiment', () => {
  beforeEach(async () => {
    await set('fe-heloc-sign-in', null);
    await set('fe-heloc-sign-in', HALVES);
  });

  it('counts a person once, and only when a page decides', async () => {
    const [one, two] = [randomUUID(), randomUUID()];
    const optimizeUser = { trackerId: one };
    await app.call('askFeature', { params, body: { featureKey: 'fe-heloc-sign-in', optimizeUser } });
    await app.call('askFeatures', { params, body: { optimizeUser } });
    expect(await peopleIn()).toBe(0);
    const decisions = await Promise.all([one, one, one, two].map((person) => decide(person)));
    expect(new Set(decisions.slice(0, 3).map((decision) => decision?.variationKey)).size).toBe(1);
    expect(decisions[0]).toMatchObject({ enabled: true, reason: 'SPLIT' });
    expect(await peopleIn()).toBe(2);
    await decide(undefined);
    expect(await peopleIn()).toBe(2);
  });

  it('gives the lender’s default to people who opted out of tracking, and counts none of them', async () => {
    await set('fe-webchat', { serves: 'SPLIT', weights: { on: 0, off: 100 } });
    const body = { featureKeys: ['fe-webchat'], optimizeUser: { trackerId: randomUUID() } };
    for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }]) {
      const answer = await app.call('decideFlags', { params, body, headers });
      expect(answer.body).toMatchObject({ decisions: [{ enabled: true, reason: 'DEFAULT' }] });
    }
    expect((await decide(undefined, 'fe-webchat'))?.enabled).toBe(true);
    const flag = await detail('fe-webchat');
    expect(flag).toMatchObject({ variant: 'on', canSplit: true });
    expect(flag.experiment?.variants).toEqual([expect.objectContaining({ variant: 'off', people: 0 })]);
    expect((await decide(randomUUID(), 'fe-webchat'))?.enabled).toBe(false);
    await set('fe-webchat', null);
  });

  it('is offered only for flags that the lender’s pages ask for with an identifier', async () => {
    const listed = (await app.call('listFlags', { jwt: admin })).body as Flag[];
    // The sample lenders name no identity provider, so their sign-in page doesn't ask.
    expect(listed.filter(({ canSplit }) => canSplit).map(({ key }) => key)).toEqual([
      'fe-webchat',
      'fe-csp-feature-flag-borrower-authentication',
      'fe-webchat-stream',
    ]);
  });

  it('keeps everyone’s variant when its weights change, and starts over after it ended', async () => {
    const people = Array.from({ length: 20 }, () => randomUUID());
    const before = await Promise.all(people.map(async (person) => (await decide(person))?.variationKey));
    await set('fe-heloc-sign-in', { serves: 'SPLIT', weights: { broker: 0, legacy: 100 } });
    const after = await Promise.all(people.map(async (person) => (await decide(person))?.variationKey));
    expect(after).toEqual(before);
    expect((await decide(randomUUID()))?.variationKey).toBe('legacy');
    await set('fe-heloc-sign-in', null);
    await set('fe-heloc-sign-in', { serves: 'SPLIT', weights: { broker: 0, legacy: 100 } });
    expect((await decide(people[0]))?.variationKey).toBe('legacy');
    expect(await peopleIn()).toBe(1);
  });

  it('keeps a visitor’s variant after sign-in, on each device', async () => {
    const { jwt } = await app.register();
    const record = (optimizelyProfileUuid: string, token = jwt) =>
      app.call('saveTracker', { jwt: token, body: { optimizelyProfileUuid } });
    const [phone, laptop] = [randomUUID(), randomUUID()];
    const seen = await decide(phone);
    await record(phone);
    expect((await decide(phone))?.variationKey).toBe(seen?.variationKey);
    // The laptop's visitor falls on the other side.
    let other = laptop;
    while ((await decide(other))?.variationKey === seen?.variationKey) other = randomUUID();
    const counted = await peopleIn();
    await record(other);
    expect((await app.call('getTracker', { jwt })).body).toEqual({ trackerUuid: phone });
    expect((await decide(other))?.variationKey).toBe(seen?.variationKey);
    expect(await peopleIn()).toBe(counted - 1);
  });

  it('keeps the variant first seen on any device', async () => {
    const { jwt } = await app.register();
    const [phone, laptop] = [randomUUID(), randomUUID()];
    await app.call('saveTracker', { jwt, body: { optimizelyProfileUuid: phone } });
    const seen = await decide(laptop);
    await app.call('saveTracker', { jwt, body: { optimizelyProfileUuid: laptop } });
    expect((await decide(phone))?.variationKey).toBe(seen?.variationKey);
    expect(await peopleIn()).toBe(1);
  });

  it('is separate for two people on one computer', async () => {
    const first = await app.register();
    const second = await app.register();
    const computer = randomUUID();
    const body = { optimizelyProfileUuid: computer };
    await app.call('saveTracker', { jwt: first.jwt, body });
    expect((await app.call('saveTracker', { jwt: second.jwt, body })).status).toBe(204);
    const { trackerUuid } = (await app.call('getTracker', { jwt: second.jwt })).body as {
      trackerUuid: string;
    };
    expect(trackerUuid).not.toBe(computer);
  });

  it('of another lender is counted separately', async () => {
    await decide(randomUUID());
    const headers = { 'x-org': 'harborview' };
    const elsewhere = await createStaffMember(app, ['ADMINISTRATOR'], 'harborview');
    const there = await app.call('getFlag', { jwt: elsewhere, params: { key: 'fe-heloc-sign-in' }, headers });
    expect(there.body).toMatchObject({ setIn: 'CODE', changes: [] });
  });
});

describe('an administrator', () => {
  it('changes a flag with a recorded reason and name, and returns it to the default', async () => {
    expect((await set('fe-webchat-stream', ON, 'The other provider is down')).status).toBe(204);
    expect(await detail('fe-webchat-stream')).toMatchObject({
      enabled: true,
      setIn: 'CONSOLE',
      changes: [{ reason: 'The other provider is down', setting: ON, by: expect.any(String) }],
    });
    expect((await set('fe-webchat-stream', null, 'It is back')).status).toBe(204);
    expect(await detail('fe-webchat-stream')).toMatchObject({ enabled: false, setIn: 'CODE' });
    const { body } = await app.call('listStaffChanges', { jwt: admin });
    expect((body as object[])[0]).toMatchObject({ what: 'FLAG', subject: 'fe-webchat-stream' });
    const listed = (await app.call('listFlags', { jwt: admin })).body as Flag[];
    expect(listed.find(({ key }) => key === 'fe-webchat-stream')).toMatchObject({
      setIn: 'CODE',
      lastChange: { at: expect.any(String) },
    });
  });

  it('can’t overwrite a newer change, or omit the reason', async () => {
    const { version } = await detail('fe-csp-feature-flag-borrower-authentication');
    const change = (body: object) =>
      app.call('changeFlag', {
        jwt: admin,
        params: { key: 'fe-csp-feature-flag-borrower-authentication' },
        body,
      });
    const both = [
      { version, setting: ON, reason: 'One' },
      { version, setting: null, reason: 'Two' },
    ];
    const answers = await Promise.all(both.map(change));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
    expect(await change({ version, setting: ON, reason: ' ' })).toMatchObject({
      status: 400,
      body: { fields: { reason: 'Required' } },
    });
  });

  it.each<[string, unknown, string]>([
    ['weights that don’t add up', { serves: 'SPLIT', weights: { on: 50, off: 40 } }, 'setting.weights'],
    ['a rule that doesn’t parse', { serves: 'RULE', rule: '{"if": [' }, 'setting.rule'],
    ['a rule with an unknown operation', { serves: 'RULE', rule: '{"hack": []}' }, 'setting.rule'],
    ['an unknown variant', { serves: 'VARIANT', variant: 'loud' }, 'setting.variant'],
    ['a value of another kind', { serves: 'VARIANT', variant: 'on', value: 'yes' }, 'setting.value'],
  ])('can’t save %s', async (_, setting, field) => {
    const answer = await set('fe-csp-feature-flag-borrower-authentication', setting);
    expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
  });

  it('schedules a change, which starts and ends automatically', async () => {
    const [from, until] = [30, 90].map((minutes) =>
      new Date(Date.parse(app.clock.now()) + minutes * 60_000).toISOString(),
    );
    expect((await set('fe-csp-feature-flag-borrower-authentication', { ...ON, from, until })).status).toBe(
      204,
    );
    const enabled = async () =>
      (await decide(undefined, 'fe-csp-feature-flag-borrower-authentication'))?.enabled;
    expect(await enabled()).toBe(false);
    const scheduled = { ...ON, from, until };
    expect(await detail('fe-csp-feature-flag-borrower-authentication')).toMatchObject({
      setIn: 'CODE',
      variant: 'off',
      scheduled,
    });
    const listed = (await app.call('listFlags', { jwt: admin })).body as Flag[];
    expect(listed).toContainEqual(expect.objectContaining({ scheduled }));
    app.clock.moveTo(31 * 60_000);
    expect(await enabled()).toBe(true);
    const running = await detail('fe-csp-feature-flag-borrower-authentication');
    expect(running).toMatchObject({ setIn: 'CONSOLE', setting: scheduled });
    expect(running.scheduled).toBeUndefined();
    app.clock.moveTo(91 * 60_000);
    expect(await set('fe-csp-feature-flag-borrower-authentication', scheduled)).toMatchObject({
      status: 400,
      body: { fields: { 'setting.until': 'Must be in the future' } },
    });
    expect(await enabled()).toBe(false);
    app.clock.moveTo(0);
    await set('fe-csp-feature-flag-borrower-authentication', null);
  });
});

it('a change reaches another server process within seconds', async () => {
  const other = await testApp({ database: app.context.database }, { DATA_DIR: app.context.config.dataDir });
  expect((await decide(undefined, 'fe-csp-feature-flag-borrower-authentication', other))?.enabled).toBe(
    false,
  );
  await set('fe-csp-feature-flag-borrower-authentication', ON);
  await vi.waitUntil(
    async () =>
      (await decide(undefined, 'fe-csp-feature-flag-borrower-authentication', other))?.enabled === true,
    5000,
  );
  await set('fe-csp-feature-flag-borrower-authentication', null);
  await other.http.close();
});

it('a page gets its variant even if the exposure can’t be recorded', async () => {
  const { db } = app.context;
  await set('fe-heloc-sign-in', HALVES);
  await sql`alter table experiment_exposure rename to lost`.execute(db);
  expect(await decide(randomUUID())).toMatchObject({ reason: 'SPLIT' });
  await sql`alter table lost rename to experiment_exposure`.execute(db);
});
