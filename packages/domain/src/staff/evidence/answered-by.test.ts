// Proves PR-39.

import { expect, it } from 'vitest';
import { answeredBy } from './answered-by.ts';

const at = '2026-10-04T14:12:00.000Z';

it('says who answered each question of a topic, and when', () => {
  const calls = [
    { call: 'verifyIdentity/document', provider: 'stripe', at },
    { call: 'verifyIdentity/sanctions', provider: 'yente', at },
    { call: 'verifySignerIdentity/7/sanctions', provider: 'bridge', at },
    { call: 'valueHomeAgain/2', provider: 'attom', at },
    { call: 'sendIncompletenessNotice/4', provider: 'twilio', at },
  ];
  expect(answeredBy('IDENTITY', calls)).toEqual([
    { text: 'ID checked by Stripe Identity', at },
    { text: 'Screened by OpenSanctions yente', at },
    { text: 'Signer screened over the bridge', at },
  ]);
  expect(answeredBy('VALUE', calls)).toEqual([{ text: 'Valued again by ATTOM', at }]);
  expect(answeredBy('INCOME', calls)).toEqual([]);
});
