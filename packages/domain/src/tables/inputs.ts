/** The allowed values of a column: a number within bounds, a listed value, or yes and no. */
export type InputSpec =
  | {
      readonly kind: 'NUMBER';
      readonly unit: 'points' | 'percent' | 'dollars' | 'years' | 'months' | 'days' | 'times' | 'of 1';
      readonly from: number;
      readonly to: number;
      /** Allows only whole numbers. */
      readonly whole: boolean;
    }
  | { readonly kind: 'CHOICE'; readonly values: readonly (string | number)[] }
  | { readonly kind: 'YES_NO' };

/** The inputs of a table by name. */
export type Inputs = Readonly<Record<string, InputSpec>>;

type ValueOf<S extends InputSpec> = S extends { kind: 'CHOICE'; values: readonly (infer V)[] }
  ? V
  : S extends { kind: 'NUMBER' }
    ? number
    : boolean;

/** The input values for evaluating a table. */
export type InputValues<I extends Inputs> = { readonly [N in keyof I]: ValueOf<I[N]> };

/** Returns whether a column allows a value. */
export function allows(spec: InputSpec, value: unknown): boolean {
  switch (spec.kind) {
    case 'NUMBER':
      return isWithin(spec, value) && (!spec.whole || Number.isInteger(value));
    case 'CHOICE':
      return spec.values.includes(value as string | number);
    case 'YES_NO':
      return typeof value === 'boolean';
  }
}

/** Returns the allowed values as text, such as "between 300 and 850 points". */
export function allowedText(spec: InputSpec): string {
  switch (spec.kind) {
    case 'NUMBER':
      return `between ${spec.from} and ${spec.to} ${spec.unit}`;
    case 'CHOICE':
      return `one of ${spec.values.join(', ')}`;
    case 'YES_NO':
      return 'true or false';
  }
}

/** Returns why a value isn't allowed, such as "is not between 300 and 850 points". */
export function notAllowedText(spec: InputSpec, value: unknown): string {
  if (spec.kind !== 'NUMBER' || !isWithin(spec, value)) return `is not ${allowedText(spec)}`;
  return `is not a whole number of ${spec.unit}`;
}

function isWithin({ from, to }: { readonly from: number; readonly to: number }, value: unknown): boolean {
  return typeof value === 'number' && value >= from && value <= to;
}
