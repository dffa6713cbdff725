import { LiensForm } from '@homeline/contract/liens/answer-liens.ts';
import type { Liens } from '@homeline/contract/liens/get-liens.ts';
import { asksEquityLoan } from '@homeline/domain/liens/equity-loans.ts';
import * as z from 'zod';

const Asked = LiensForm.omit({ version: true });

const InTexas = Asked.extend({
  liens: z.array(
    Asked.shape.liens.element.refine((lien) => !asksEquityLoan(lien) || lien.isEquityLoan !== undefined, {
      path: ['isEquityLoan'],
      message: 'Required',
    }),
  ),
});

/** What is asked of the liens; in Texas of each that is on the home also whether it is an equity loan. */
export function liensForm(known: Pick<Liens, 'asksEquityLoan'>) {
  return known.asksEquityLoan ? InTexas : Asked;
}
