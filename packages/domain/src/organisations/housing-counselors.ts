/** Housing counselors approved by the Department of Housing and Urban Development. Source: consumerfinance.gov, 12 CFR 1024.20. */
export const HOUSING_COUNSELORS = {
  phone: '(800) 569-4287',
  site: 'www.consumerfinance.gov/find-a-housing-counselor',
} as const;
