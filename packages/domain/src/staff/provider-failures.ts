/** Why a provider call failed. REFUSED: the provider rejected the request and did nothing. */
export const PROVIDER_FAILURES = ['TIMEOUT', 'UNREACHABLE', 'REFUSED', 'GARBAGE'] as const;
