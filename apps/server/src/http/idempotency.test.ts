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

it('gives the same answer to the same key and has one effect', async () => {
  const first = await oncePerKey(app.context, keyed('same'), act);
  const before = effects;
  expect(await oncePerKey(app.context, keyed('same'), act)).toEqual(first);
  expect(effects).toBe(before);
});

it('refuses the key with another input', async () => {
  await oncePerKey(app.context, keyed('other'), act);
  const again = await oncePerKey(app.context, keyed('other', { amount: 2 }), act);
  expect(again).toEqual(refuse('KEY_REUSED'));
});

it('says that the first is still being worked on', async () => {
  const slow = oncePerKey(app.context, keyed('slow'), async () => {
    expect(await oncePerKey(app.context, keyed('slow'), act)).toEqual(refuse('STILL_IN_PROGRESS'));
    return act();
  });
  expect(await slow).toHaveProperty('effect');
});

it('leaves the key free after a refusal and after a failure', async () => {
  await oncePerKey(app.context, keyed('refused'), async () => refuse('WRONG_STEP'));
  expect(await oncePerKey(app.context, keyed('refused', { amount: 3 }), act)).toHaveProperty('effect');
  const failing = oncePerKey(app.context, keyed('failed'), async () => {
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await oncePerKey(app.context, keyed('failed'), act)).toHaveProperty('effect');
});

it('keeps answers sealed', async () => {
  await oncePerKey(app.context, keyed('sealed'), async () => ({ phone: '(555) 555-0199' }));
  const rows = await app.context.db.selectFrom('idempotency_key').select('answer').execute();
  expect(JSON.stringify(rows)).not.toContain('555-0199');
});
