/**
 * Why a provider call failed. REFUSED: the provider rejected the request and did nothing. UNCLEAR: it can't say whether it did what was asked.
 */
export const PROVIDER_FAILURES = ['TIMEOUT', 'UNREACHABLE', 'REFUSED', 'GARBAGE', 'UNCLEAR'] as const;
