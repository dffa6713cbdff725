import * as z from 'zod';

/** Who may write a fact. */
export type FactSource = 'BORROWER' | 'SIGNER' | 'ORIGINATOR' | 'VENDOR' | 'STAFF' | 'RULE' | 'TASK' | 'DATE';

/**
 * The storage shape of a fact. Every write appends an entry.
 * - `answer`: only the newest entry counts. A form submits the number of the entry that it showed.
 * - `log`: every entry counts, in order, such as provider results, attempts and decisions.
 */
export type FactShape = 'answer' | 'log';

export type FactDefinition<S extends z.ZodType = z.ZodType> = {
  readonly by: readonly FactSource[];
  readonly shape: FactShape;
  readonly value: S;
};

/** Declares a fact whose newest entry alone counts. `by` lists who may write it. */
export function answer<S extends z.ZodType>(
  value: S,
  ...by: FactSource[]
): FactDefinition<S> & { shape: 'answer' } {
  return { by, shape: 'answer', value };
}

/** Declares a fact whose entries all count. `by` lists who may write it. */
export function log<S extends z.ZodType>(
  value: S,
  ...by: FactSource[]
): FactDefinition<S> & { shape: 'log' } {
  return { by, shape: 'log', value };
}

/**
 * An entry of a fact: its value and its time of arrival. `seq` numbers all entries of one application from 1. The order of entries
 * comes from these numbers, never from clocks.
 */
export type Entry<T> = DeepReadonly<T> & { readonly seq: number; readonly at: string };

export type DeepReadonly<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (infer U)[]
    ? readonly DeepReadonly<U>[]
    : T extends object
      ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
      : T;

/** A value that the server encrypted. The domain passes it on but can't read it. */
export const Sealed = z.string().startsWith('sealed:').brand('Sealed');
export type Sealed = z.infer<typeof Sealed>;

/**
 * The id of a record in another table, such as an application, a document or an account. Always lower case, because encryption and
 * the audit chain use its exact text.
 */
export const Uuid = z.guid('Required').toLowerCase();

/** Why staff ordered something again. */
export const OrderReason = z.object({ reason: z.string().min(1).max(2000) });

/** A provider's remarks on its answer, for the reviewer. */
export const Remark = z.string().max(2000).optional();
