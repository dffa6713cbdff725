/** The answers of the page start/contact, in words. */
export const OWNERSHIPS = [
  { value: 'INDIVIDUAL', label: 'I own it alone' },
  { value: 'JOINT', label: 'I own it with others', detail: 'They will sign as well; we write to them' },
  { value: 'REVOCABLE_TRUST', label: 'It is in my revocable trust' },
] as const;

export const MARITAL_STATUSES = [
  { value: 'MARRIED', label: 'Married' },
  { value: 'UNMARRIED', label: 'Unmarried' },
  { value: 'SEPARATED', label: 'Separated' },
] as const;

export const PURPOSES = [
  { value: 'HOME_IMPROVEMENT', label: 'Home improvement' },
  { value: 'DEBT_CONSOLIDATION', label: 'Paying off other debts' },
  { value: 'REFINANCE', label: 'Refinancing a mortgage' },
  { value: 'OTHER', label: 'Something else' },
] as const;

export const EMPLOYMENTS = {
  FULL_TIME: 'Employed full time',
  PART_TIME: 'Employed part time',
  SELF_EMPLOYED: 'Self-employed',
  RETIRED: 'Retired',
  UNEMPLOYED: 'Not employed',
  SEPARATE_MAINTENANCE_PAYMENTS: 'Alimony or separate maintenance',
} as const;

export const OCCUPANCIES = {
  PRIMARY: 'Main home',
  SECOND_HOME: 'Second home',
  INVESTMENT: 'Investment',
} as const;

/** The label of a value. */
export function labelOf<T extends string>(
  options: readonly { readonly value: T; readonly label: string }[],
  value: T,
): string {
  return options.find((option) => option.value === value)?.label ?? '';
}
