/** What a column admits: a number within bounds, one of some values, or yes and no. */
export type InputSpec =
  | {
      readonly kind: 'NUMBER';
      readonly unit: 'points' | 'percent' | 'dollars' | 'years' | 'months' | 'days' | 'times' | 'of 1';
      readonly from: number;
      readonly to: number;
      /** Only whole numbers occur. */
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

/** The values a table is evaluated with. */
export type Asked<I extends Inputs> = { readonly [N in keyof I]: ValueOf<I[N]> };

/** Tells whether a value is admitted. */
export function admits(spec: InputSpec, value: unknown): boolean {
  switch (spec.kind) {
    case 'NUMBER':
      return isWithin(spec, value) && (!spec.whole || Number.isInteger(value));
    case 'CHOICE':
      return spec.values.includes(value as string | number);
    case 'YES_NO':
      return typeof value === 'boolean';
  }
}

/** Words what is admitted: "points from 300 to 850". */
export function inWords(spec: InputSpec): string {
  switch (spec.kind) {
    case 'NUMBER':
      return `${spec.unit} from ${spec.from} to ${spec.to}`;
    case 'CHOICE':
      return `one of ${spec.values.join(', ')}`;
    case 'YES_NO':
      return 'true or false';
  }
}

/** Words why a value isn't admitted: "is not points from 300 to 850". */
export function notAdmitted(spec: InputSpec, value: unknown): string {
  if (spec.kind !== 'NUMBER' || !isWithin(spec, value)) return `is not ${inWords(spec)}`;
  return `is not a whole number of ${spec.unit}`;
}

function isWithin({ from, to }: { readonly from: number; readonly to: number }, value: unknown): boolean {
  return typeof value === 'number' && value >= from && value <= to;
}
