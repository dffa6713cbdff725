import { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { CentsSchema } from '@homeline/domain/money/cents.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { call } from '../call.ts';

/** The line once its money was sent, by the agreement. */
const OpenLine = z.object({
  terms: Terms.pick({
    product: true,
    termYears: true,
    lineAmountCents: true,
    noteRatePct: true,
    monthlyPaymentCents: true,
  }),
  openedOn: z.iso.date(),
  /** The payments due next if nothing is drawn again or repaid early. */
  nextPayments: z
    .array(
      z.object({
        dueOn: z.iso.date(),
        paymentCents: CentsSchema,
        interestCents: CentsSchema,
        /** Owed after the payment. */
        balanceCents: CentsSchema,
      }),
    )
    .readonly(),
  /** The principal owed today, by the same schedule. */
  owedCents: CentsSchema,
  /** What may be drawn today, by the same schedule. */
  drawableCents: CentsSchema,
  /** The last day of the draw period. */
  drawsUntil: z.iso.date(),
  minimumRedrawCents: CentsSchema,
  /** The rate (percent) and payment once autopay ends; absent where nothing depends on it. */
  withoutAutopay: Terms.pick({ noteRatePct: true, monthlyPaymentCents: true }).optional(),
});
export type OpenLine = z.infer<typeof OpenLine>;

/** Funding progress after signing, for the page `complete` and the dashboard. */
export const Funding = z.object({
  signedAt: z.iso.datetime().optional(),
  /** The last day to rescind; absent without a right of rescission. */
  rescissionEndsOn: z.iso.date().optional(),
  /** That day if everyone signs today, before they do; absent also where they sign at an appointment. */
  rescissionEndsIfSignedToday: z.iso.date().optional(),
  mayRescind: z.boolean(),
  /** The first day on which the money may go out; absent without a right of rescission. */
  releaseOn: z.iso.date().optional(),
  /** The day of the money if every owner confirms today; only while the borrower may confirm. */
  releaseIfConfirmedOn: z.iso.date().optional(),
  /** Whether the borrower may confirm that they have not rescinded, so that the money goes out sooner. */
  mayConfirm: z.boolean(),
  /** The names of the other owners who may still do so. */
  othersToConfirm: z.array(z.string()).readonly().optional(),
  cashToBorrowerCents: CentsSchema.optional(),
  /** The last four digits of the account that receives the money. */
  accountMask: z.string().optional(),
  sentAt: z.iso.datetime().optional(),
  settledAt: z.iso.datetime().optional(),
  recordedAt: z.iso.datetime().optional(),
  /** The first payment's due date, as the agreement states it. */
  firstPaymentOn: z.iso.date().optional(),
  /** The last four digits of the autopay account; absent without autopay. */
  autopayMask: z.string().optional(),
  line: OpenLine.optional(),
});
export type Funding = z.infer<typeof Funding>;

export const getFunding = call({
  name: 'getFunding',
  method: 'GET',
  path: `${BORROWER_PATH}/funding`,
  who: 'BORROWER',
  summary: 'Returns the funding progress and the last day to rescind.',
  params: ApplicationParams,
  answer: Funding,
});
