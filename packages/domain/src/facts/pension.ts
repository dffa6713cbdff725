import * as z from 'zod';
import { AmountCents } from '../money/cents.ts';

/**
 * What pays an award that isn't wages. True: federal income tax never takes any of it. False: it may, and the award letter or the tax
 * return says so.
 */
export const TAX_FREE_AWARDS = {
  PENSION: false,
  /** Up to 85 % may be taxed: 26 USC 86. So may disability insurance, which the same section covers. */
  SOCIAL_SECURITY: false,
  SOCIAL_SECURITY_DISABILITY: false,
  /** Section 86 leaves it out: 26 USC 86(d)(1). For counsel. */
  SUPPLEMENTAL_SECURITY_INCOME: true,
  /** 38 USC 5301(a)(1); 26 USC 104(a)(4). */
  VETERANS_DISABILITY: true,
  /** 26 USC 104(a)(1). */
  WORKERS_COMPENSATION: true,
  /** Rev. Rul. 71-425, general welfare. For counsel. */
  PUBLIC_ASSISTANCE: true,
} as const;
export type AwardKind = keyof typeof TAX_FREE_AWARDS;

/** The figures of an award letter: a pension, Social Security, disability or another benefit. */
export const Pension = z.object({
  /** Absent when the source doesn't say. */
  kind: z.enum(Object.keys(TAX_FREE_AWARDS) as [AwardKind, ...AwardKind[]]).optional(),
  /** True when the letter or the tax return shows it exempt from federal income tax. */
  taxFree: z.boolean(),
  /** What the award pays a month. Absent when the source gives only the total income. */
  monthlyGrossCents: AmountCents.optional(),
  /** Absent when the award is for life. */
  monthsRemaining: z.int().nonnegative().max(1200).optional(),
});
export type Pension = z.infer<typeof Pension>;
