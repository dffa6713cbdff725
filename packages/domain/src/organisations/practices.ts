import * as z from 'zod';

const Sentence = z
  .string('Must be a sentence')
  .regex(/^\S.*\.$/u, 'Must be one or more sentences, such as We don’t pay for referrals.');

/**
 * What the lender's papers say of how people are paid, of referrals and of affiliates. They are facts about the lender, so only it can state
 * them. Sources: 12 CFR 1024.14(b) (referrals), 12 CFR 1024.15 and 1016, Appendix (affiliates). For counsel to confirm: 12 CFR 1026.36(d)
 * (pay by terms) doesn't apply to a home equity line under 1026.40 (1026.36(b)), but state law may forbid the same.
 */
export const Practices = z.strictObject({
  /** Whether and how people who work on an application are paid by its terms. */
  pay: Sentence,
  /** Whether the lender pays for referrals of settlement business. */
  referrals: Sentence,
  /** The names of its affiliates; empty without any. */
  affiliates: z.array(z.string().min(1, 'Must be the name of a company')),
});
export type Practices = z.infer<typeof Practices>;
