import { type Refusal, refuse } from '../../refusal.ts';

type Identified = { readonly id: string };

/** Returns a refusal unless each asked item is answered exactly once and nothing else is. */
export function unansweredRefusal(
  field: string,
  answers: readonly Identified[],
  asked: readonly Identified[],
): Refusal | undefined {
  const given = new Set(answers.map(({ id }) => id));
  const missing = asked.find(({ id }) => !given.has(id));
  if (missing) return refuse('INVALID_INPUT', { fields: { [`${field}.${missing.id}`]: 'Required' } });
  if (answers.length === asked.length) return undefined;
  return refuse('INVALID_INPUT', { fields: { [field]: 'Answer only the items we asked about' } });
}
