/** Returns whether this kind of income has an employer. */
export function hasEmployer(employmentType: unknown): boolean {
  return employmentType === 'FULL_TIME' || employmentType === 'PART_TIME';
}

/** Returns whether this kind of income is paid for a limited time, so that the months count. */
export function hasAnEnd(employmentType: unknown): boolean {
  return employmentType === 'SEPARATE_MAINTENANCE_PAYMENTS';
}
