// Proves PR-48.

import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type * as Plaid from 'plaid';
import { expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod';
import type { AsJson } from './library-json.ts';
import type { PlaidRequest, ReadsAnswer } from './plaid/calls.ts';

it('writes an enumeration of a library as the text that it stands for', () => {
  expectTypeOf<'US'>().toExtend<AsJson<Plaid.CountryCode>>();
  expectTypeOf<'USA'>().not.toExtend<AsJson<Plaid.CountryCode>>();
});

it('sends Plaid only what its library sends, without the keys, which go into headers', () => {
  expectTypeOf<{ access_token: string }>().toExtend<PlaidRequest<'/accounts/get'>>();
  expectTypeOf<{ token: string }>().not.toExtend<PlaidRequest<'/accounts/get'>>();
  expectTypeOf<{ access_token: number }>().not.toExtend<PlaidRequest<'/accounts/get'>>();
  expectTypeOf<keyof PlaidRequest<'/accounts/get'>>().toEqualTypeOf<'access_token' | 'options'>();
});

it('reads every answer that the library of Plaid describes', () => {
  const token = z.object({ access_token: z.string() });
  expectTypeOf<typeof token>().toExtend<ReadsAnswer<'/item/public_token/exchange', typeof token>>();
  const page = z.object({ hosted_link_url: z.string() });
  // Only a link for the hosted page has one.
  expectTypeOf<typeof page>().not.toExtend<ReadsAnswer<'/link/token/create', typeof page>>();
  const unknown = z.object({ balance: z.number() });
  expectTypeOf<typeof unknown>().not.toExtend<ReadsAnswer<'/accounts/balance/get', typeof unknown>>();
});

it('loads no provider’s library: only their types are read', () => {
  const root = fileURLToPath(new URL('../', import.meta.url));
  const loaded = globSync('**/*.ts', { cwd: root })
    .filter((file) => !file.endsWith('.test.ts') && !file.includes('testing/'))
    .filter((file) =>
      /^import (?!type )[^;]*from '(plaid|twilio|stripe)['/]/m.test(readFileSync(root + file, 'utf8')),
    );
  expect(loaded).toEqual([]);
});
