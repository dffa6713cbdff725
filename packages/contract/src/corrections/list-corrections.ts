import { BorrowerCorrection, RedonePart } from '@homeline/domain/workflow/correction-names.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { AdditionalSigner } from '../applications/save-additional-profile.ts';
import { call } from '../call.ts';

/** The corrections that are open now, and the answers that only their forms show. */
export const Corrections = z.object({
  corrections: z.array(
    z.object({
      what: BorrowerCorrection,
      /** What is redone, in order. The borrower sees it and confirms it. */
      redone: z.array(RedonePart),
    }),
  ),
  /** The other owners and co-borrowers. */
  signers: z.array(AdditionalSigner),
  /** The account that receives the money: its bank and last digits. */
  account: z.object({ bankName: z.string(), mask: z.string() }).optional(),
});
export type Corrections = z.infer<typeof Corrections>;

export const listCorrections = call({
  name: 'listCorrections',
  method: 'GET',
  path: `${BORROWER_PATH}/corrections`,
  who: 'BORROWER',
  summary: 'Returns what the borrower may correct after submission, and what each correction redoes.',
  params: ApplicationParams,
  answer: Corrections,
});
