import * as z from 'zod';

/** What a policy can lack. */
export const PolicyShortfall = z.enum(['COVERAGE', 'MORTGAGEE', 'NAMED_INSURED', 'DATES', 'FLOOD']);
export type PolicyShortfall = z.infer<typeof PolicyShortfall>;
