import type { Call } from '@homeline/contract/call.ts';
import { CALLS } from '@homeline/contract/calls.ts';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { readInput } from './read-input.ts';

/** Odd values. A schema that asks one for its length, size or text gets nonsense. */
const ODD: readonly unknown[] = [
  { length: { toString: 1 } },
  { length: -1 },
  { size: { valueOf: 1 } },
  { toString: 1, valueOf: 1 },
  [{ length: {} }],
  2_147_483_648,
  Number.MAX_SAFE_INTEGER,
  '\u0000',
  null,
];

const bodies = Object.entries(CALLS as Record<string, Call>).flatMap(([name, { body, query }]) =>
  [body, query].flatMap((schema) => (schema instanceof z.ZodObject ? [[name, schema] as const] : [])),
);

it.each(bodies)('parses or refuses odd values in every field of %s, without throwing', (_, schema) => {
  for (const field of Object.keys(schema.shape))
    for (const odd of ODD) expect(readInput(schema, { [field]: odd }).success).toBeTypeOf('boolean');
});

it('names an unparsable body as the whole body', () => {
  const form = z.object({ email: z.string().max(5) });
  const { error } = readInput(form, { email: { length: { toString: 1 } } });
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([[[], 'Cannot be read']]);
});
