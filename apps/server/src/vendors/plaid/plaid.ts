import * as z from 'zod';
import { adapter } from '../adapter.ts';
import { bankAtPlaid } from '../bank/plaid.ts';
import { incomeAtPlaid } from '../income/plaid.ts';
import { callPlaid, noteReference, PLAID_FIELDS, US } from './client.ts';
import { forgetAtPlaid, removeItems } from './forget.ts';
import { readPlaidWebhook } from './webhook.ts';

/** Plaid, API 2020-09-14, as the `plaid` library 47.0.0 (OpenAPI 1.740.1) has it: bank accounts and income from deposits. */
export const plaid = adapter({
  fields: PLAID_FIELDS,
  learnsWebhookUrl: true,
  create(values, tools) {
    const account = { values, ...tools };
    return { bank: bankAtPlaid(account), income: incomeAtPlaid(account) };
  },
  async check(values, patience) {
    const body = { count: 1, offset: 0, country_codes: US };
    const got = await callPlaid(
      { values, patience },
      '/institutions/get',
      body,
      z.object({ total: z.number() }),
    );
    if (got.ok) return 'WORKS';
    return got.failure.failed === 'NOT_RECEIVED' ? 'GARBAGE' : got.failure.failed;
  },
  forget: (values, fileNumber, tools) => forgetAtPlaid({ values, ...tools }, fileNumber),
  // Plaid keeps the deposits that prove an income with their user, so these stay until the records end.
  access: {
    noteOf: (fileNumber) => noteReference('bank', fileNumber),
    end: (values, fileNumber, tools) => removeItems({ values, ...tools }, fileNumber),
  },
  readWebhook: (values, sent, tools) => readPlaidWebhook({ values, ...tools }, sent),
});
