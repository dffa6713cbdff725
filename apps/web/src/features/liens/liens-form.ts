import { LiensForm } from '@homeline/contract/liens/answer-liens.ts';
import type { Liens } from '@homeline/contract/liens/get-liens.ts';
import { asksEquityLoan } from '@homeline/domain/facts/equity-loans.selectors.ts';
import type { LienAnswer } from '@homeline/domain/facts/liens.facts.ts';
import * as z from 'zod';

const Asked = LiensForm;

const liens = z.array(
  Asked.shape.liens.element.refine((lien) => !asksEquityLoan(lien) || lien.isEquityLoan !== undefined, {
    path: ['isEquityLoan'],
    message: 'Required',
  }),
);
const InTexas = Asked.extend({ liens });

/** The form for liens that were found later on a home in Texas. */
export const FOUND_LIENS_FORM = z.object({ liens });

/** Returns the form for liens. In Texas it also asks whether each lien on the home is an equity loan. */
export function liensForm(known: Pick<Liens, 'asksEquityLoan'>) {
  return known.asksEquityLoan ? InTexas : Asked;
}

type Answered = {
  readonly id?: string | undefined;
  readonly answer?: LienAnswer | undefined;
  readonly isEquityLoan?: boolean | undefined;
};

/** Returns whether an underwriter must first review documents: a lien is disputed, on another home, or said not to be an equity loan. */
export function needsReview(answered: readonly Answered[] = []): boolean {
  return answered.some(
    ({ answer, isEquityLoan }) => answer === 'DISPUTED' || answer === 'OTHER_HOME' || isEquityLoan === false,
  );
}

/** Returns an answer without the equity loan answer where the lien no longer asks for it. */
export function askedOf({ id, answer, isEquityLoan }: Answered): Answered {
  return { id, answer, ...(asksEquityLoan({ answer }) && { isEquityLoan }) };
}
