/** Returns whether an employer pays this type of income. */
export function hasEmployer(employmentType: unknown): boolean {
  return employmentType === 'FULL_TIME' || employmentType === 'PART_TIME';
}

/** Returns whether this type of income ends after a set number of months. */
export function isTimeLimited(employmentType: unknown): boolean {
  return employmentType === 'SEPARATE_MAINTENANCE_PAYMENTS';
}
