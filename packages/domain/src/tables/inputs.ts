/** What a column may be asked about: a number within bounds, one of some values, or yes and no. */
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

/** Everything that a table may be asked about, by the names that its columns use. */
export type Inputs = Readonly<Record<string, InputSpec>>;

type ValueOf<S extends InputSpec> = S extends { kind: 'CHOICE'; values: readonly (infer V)[] }
  ? V
  : S extends { kind: 'NUMBER' }
    ? number
    : boolean;

/** The values that a table is asked with. */
export type Asked<I extends Inputs> = { readonly [N in keyof I]: ValueOf<I[N]> };

/** Whether a value is one that may be asked about. */
export function admits(spec: InputSpec, value: unknown): boolean {
  switch (spec.kind) {
    case 'NUMBER':
      return (
        typeof value === 'number' &&
        value >= spec.from &&
        value <= spec.to &&
        (!spec.whole || Number.isInteger(value))
      );
    case 'CHOICE':
      return spec.values.includes(value as string | number);
    case 'YES_NO':
      return typeof value === 'boolean';
  }
}

/** What may be asked about, in words: "points from 300 to 850". */
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
