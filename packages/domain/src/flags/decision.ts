/** What a flag decides for a page. */
export type Decision = {
  readonly featureKey: string;
  readonly enabled: boolean;
  readonly variationKey?: string | undefined;
  /** The value of the variant: an object's members, or `value`. */
  readonly variables: Readonly<Record<string, unknown>>;
  readonly reason: string;
};
