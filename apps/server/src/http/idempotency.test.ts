import { afterAll, beforeAll, expect, it } from 'vitest';
import { refuse } from '../refusal.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { oncePerKey } from './idempotency.ts';

let app: TestApp;
let effects = 0;
beforeAll(async () => {
  app = await testApp();
  await app.context.jobs.start(app.context);
});
afterAll(() => app.stop());

const keyed = (key: string, input: unknown = { amount: 1 }) =>
  ({ organisation: 'homeline', caller: 'somebody', call: 'selectOffer', key, input }) as const;

const act = async () => {
  effects += 1;
  return { effect: effects };
};

it('returns the stored answer for a repeated key and acts once', async () => {
  const first = await oncePerKey(app.context, keyed('same'), act);
  const before = effects;
  expect(await oncePerKey(app.context, keyed('same'), act)).toEqual(first);
  expect(effects).toBe(before);
});

it('refuses a key that is reused with different input', async () => {
  await oncePerKey(app.context, keyed('other'), act);
  const again = await oncePerKey(app.context, keyed('other', { amount: 2 }), act);
  expect(again).toEqual(refuse('KEY_REUSED'));
});

it('refuses a repeat while the first request is in progress', async () => {
  const slow = oncePerKey(app.context, keyed('slow'), async () => {
    expect(await oncePerKey(app.context, keyed('slow'), act)).toEqual(refuse('STILL_IN_PROGRESS'));
    return act();
  });
  expect(await slow).toHaveProperty('effect');
});

it('releases the key after a refusal or an exception', async () => {
  await oncePerKey(app.context, keyed('refused'), async () => refuse('WRONG_STEP'));
  expect(await oncePerKey(app.context, keyed('refused', { amount: 3 }), act)).toHaveProperty('effect');
  const failing = oncePerKey(app.context, keyed('failed'), async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await oncePerKey(app.context, keyed('failed'), act)).toHaveProperty('effect');
});

it('stores answers encrypted', async () => {
  await oncePerKey(app.context, keyed('sealed'), async () => ({ phone: '(555) 555-0199' }));
  const rows = await app.context.db.selectFrom('idempotency_key').select('answer').execute();
  expect(JSON.stringify(rows)).not.toContain('555-0199');
});
