import * as z from 'zod';

/** Why somebody doesn't want to sign, as they choose it. Staff read the reason; no other signer does. */
export const DECLINE_REASONS = [
  'TERMS',
  'MISTAKE',
  'QUESTIONS',
  'ON_PAPER',
  'PRESSURED',
  'CHANGED_MIND',
  'OTHER',
] as const;
export type DeclineReason = (typeof DECLINE_REASONS)[number];

const DeclineReason = z.enum(DECLINE_REASONS, 'Required');

/** The reason and own words of a refusal to sign. Absent where a notary reports it. */
export const DECLINE = {
  reason: DeclineReason.optional(),
  statedReason: z.string().min(1).max(500).optional(),
};

/** What somebody who declines to sign tells us. */
export const DeclineForm = z.object({
  reason: DeclineReason,
  statedReason: z
    .string()
    .trim()
    .max(500, 'Cannot be more than 500 characters')
    .transform((words) => words || undefined)
    .optional(),
});
