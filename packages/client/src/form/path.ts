type Leaf = string | number | boolean | bigint | File | undefined | null;

/** The path of a field within the answers: 'street1', 'softCreditConsent.agreed', 'liens.0.answer'. */
export type Path<T> = T extends Leaf
  ? never
  : T extends readonly (infer Item)[]
    ? `${number}` | `${number}.${Path<Item>}`
    : { [Key in keyof T & string]: Key | `${Key}.${Path<NonNullable<T[Key]>>}` }[keyof T & string];

/** The type of the value at a path. */
export type ValueAt<T, P extends string> = T extends readonly (infer Item)[]
  ? P extends `${number}.${infer Rest}`
    ? ValueAt<Item, Rest>
    : Item
  : P extends keyof T
    ? NonNullable<T[P]>
    : P extends `${infer Key}.${infer Rest}`
      ? Key extends keyof T
        ? ValueAt<NonNullable<T[Key]>, Rest>
        : never
      : never;

/** Returns the value at a path, if any. */
export function valueAt(values: unknown, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((within, key) => (within as Record<string, unknown> | undefined)?.[key], values);
}

/** Returns a copy of the values with the one at `path` replaced; creates missing objects and lists. */
export function withValueAt<T>(values: T, name: string, value: unknown): T {
  const [key = '', ...rest] = name.split('.');
  const inner = rest.length ? withValueAt(valueAt(values, key) ?? {}, rest.join('.'), value) : value;
  if (Array.isArray(values)) return values.map((item, index) => (index === Number(key) ? inner : item)) as T;
  return { ...values, [key]: inner };
}
