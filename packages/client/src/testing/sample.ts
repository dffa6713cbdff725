import * as z from 'zod';

/** A part of an answer, at any depth; an item of a list may be a part too. */
export type Part<T> = T extends readonly (infer Item)[]
  ? readonly Part<Item>[]
  : T extends object
    ? { readonly [Key in keyof T]?: Part<T[Key]> | undefined }
    : T;

/** Texts of the formats that answers have; the first that a schema accepts is its sample. */
const TEXTS = [
  'text',
  '2026-03-10T12:00:00.000Z',
  '2026-03-10',
  '11111111-1111-4111-8111-111111111111',
  'avery@example.com',
  '(555) 555-0101',
  '+15555550101',
  'https://lender.example.com',
  'OH',
  '43085',
  '12:00',
  '123456789',
  'America/New_York',
];
const NUMBERS = [0, 1, 5, 15, 100];

/**
 * Returns a value of a schema: the given part, completed with the smallest value of everything required.
 * @throws ZodError when the schema refuses the given part
 */
export function sampleOf<S extends z.ZodType>(schema: S, part?: Part<z.output<S>>): z.output<S> {
  return schema.parse(complete(schema, part));
}

function complete(schema: z.core.$ZodType, part: unknown): unknown {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodDefault)
    return part === undefined ? undefined : complete(schema.def.innerType, part);
  if (schema instanceof z.ZodNullable) return part == null ? null : complete(schema.def.innerType, part);
  if (schema instanceof z.ZodReadonly) return complete(schema.def.innerType, part);
  if (schema instanceof z.ZodPipe) return complete(schema.def.in, part);
  if (schema instanceof z.ZodLazy) return complete(schema.def.getter(), part);
  if (schema instanceof z.ZodObject) return completeObject(schema, (part ?? {}) as Record<string, unknown>);
  if (schema instanceof z.ZodArray) {
    const items: unknown = part ?? Array.from({ length: leastOf(schema) });
    return Array.isArray(items) ? items.map((item) => complete(schema.def.element, item)) : items;
  }
  if (schema instanceof z.ZodUnion) return completeUnion(schema.def.options, part);
  if (schema instanceof z.ZodRecord) {
    if (part !== undefined && typeof part !== 'object') return part;
    const { keyType, valueType } = schema.def;
    const keys = keyType instanceof z.ZodEnum ? keyType.options : Object.keys(part ?? {});
    const given = (part ?? {}) as Record<string, unknown>;
    return Object.fromEntries(keys.map((key) => [key, complete(valueType, given[String(key)])]));
  }
  if (schema instanceof z.ZodIntersection) {
    const sides = [complete(schema.def.left, part), complete(schema.def.right, part)];
    return Object.assign({}, ...sides);
  }
  if (part !== undefined) return part;
  if (schema instanceof z.ZodEnum || schema instanceof z.ZodLiteral)
    return [...(schema instanceof z.ZodEnum ? schema.options : schema.values)][0];
  if (schema instanceof z.ZodBoolean) return false;
  if (schema instanceof z.ZodNull) return null;
  return [...TEXTS, ...NUMBERS].find((value) => z.safeParse(schema, value).success);
}

/** Returns how many items a list has at least. */
function leastOf(schema: z.ZodArray): number {
  const checks = schema.def.checks?.map(({ _zod }) => _zod.def as { minimum?: number; length?: number });
  return Math.max(0, ...(checks ?? []).map(({ minimum = 0, length = minimum }) => length));
}

function completeObject(schema: z.ZodObject, part: Record<string, unknown>): Record<string, unknown> {
  const known = Object.entries(schema.shape).map(([key, field]) => [key, complete(field, part[key])]);
  return { ...part, ...Object.fromEntries(known.filter(([, value]) => value !== undefined)) };
}

/** Completes the first option that accepts the part. */
function completeUnion(options: readonly z.core.$ZodType[], part: unknown): unknown {
  const completed = options.map((option) => ({ option, value: complete(option, part) }));
  return completed.find(({ option, value }) => z.safeParse(option, value).success)?.value ?? part;
}
