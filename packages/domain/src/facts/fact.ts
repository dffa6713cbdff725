import * as z from 'zod';

/** Who may write a fact. */
export type FactSource = 'BORROWER' | 'SIGNER' | 'VENDOR' | 'STAFF' | 'RULE' | 'TASK' | 'DATE';

/**
 * How a fact is kept. Facts are only ever appended.
 * - `answer`: the newest entry counts, the older ones are history. A form carries the number of the entry it showed.
 * - `log`: every entry counts, in order: a vendor's results, attempts, decisions.
 */
export type FactShape = 'answer' | 'log';

export type FactDefinition<S extends z.ZodType = z.ZodType> = {
  readonly by: readonly FactSource[];
  readonly shape: FactShape;
  readonly value: S;
};

export function answer<S extends z.ZodType>(
  value: S,
  ...by: FactSource[]
): FactDefinition<S> & { shape: 'answer' } {
  return { by, shape: 'answer', value };
}

export function log<S extends z.ZodType>(
  value: S,
  ...by: FactSource[]
): FactDefinition<S> & { shape: 'log' } {
  return { by, shape: 'log', value };
}

/**
 * A fact as the domain sees it: its value and when it arrived. `seq` counts the entries of one application from 1, across all facts,
 * so that "newer than" is a comparison of two numbers and never of two clocks.
 */
export type Entry<T> = DeepReadonly<T> & { readonly seq: number; readonly at: string };

export type DeepReadonly<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends (infer U)[]
    ? readonly DeepReadonly<U>[]
    : T extends object
      ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
      : T;

/** A value encrypted by the server. The domain can see that it is there and pass it on; it can never read it. */
export const Sealed = z.string().startsWith('sealed:').brand('Sealed');
export type Sealed = z.infer<typeof Sealed>;

/**
 * Opaque reference to something kept elsewhere: an application, a document, an account. In lower case, however it was typed: what is
 * sealed and what is audited is bound to its text.
 */
export const Uuid = z.guid('Required').toLowerCase();

/** Why a person refused, as the notice to the borrower states it, in full or by the code of a reason; absent where the rule or the review gives the reason. */
export const RefusalReason = z.string().optional();
