import { type Refusal, refuse } from '../../refusal.ts';

type Identified = { readonly id: string };

/** Why the answers will not do: each thing that was asked about must be answered, once, and nothing else. */
export function refusalUnlessEach(
  field: string,
  answers: readonly Identified[],
  asked: readonly Identified[],
): Refusal | undefined {
  const given = new Set(answers.map(({ id }) => id));
  const missing = asked.find(({ id }) => !given.has(id));
  if (missing) return refuse('INVALID_INPUT', { fields: { [`${field}.${missing.id}`]: 'Required' } });
  if (answers.length === asked.length) return undefined;
  return refuse('INVALID_INPUT', { fields: { [field]: 'Must be what was asked about' } });
}
