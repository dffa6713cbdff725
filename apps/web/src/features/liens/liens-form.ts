import { LiensForm } from '@homeline/contract/liens/answer-liens.ts';
import type { Liens } from '@homeline/contract/liens/get-liens.ts';
import type { LienAnswer } from '@homeline/domain/facts/credit.facts.ts';
import { asksEquityLoan } from '@homeline/domain/facts/equity-loans.selectors.ts';
import * as z from 'zod';

const Asked = LiensForm;

const liens = z.array(
  Asked.shape.liens.element.refine((lien) => !asksEquityLoan(lien) || lien.isEquityLoan !== undefined, {
    path: ['isEquityLoan'],
    message: 'Required',
  }),
);
const InTexas = Asked.extend({ liens });

/** What is asked in Texas of the liens that came to light after the others. */
export const FOUND_LIENS_FORM = z.object({ liens });

/** What is asked of the liens; in Texas of each that is on the home also whether it is an equity loan. */
export function liensForm(known: Pick<Liens, 'asksEquityLoan'>) {
  return known.asksEquityLoan ? InTexas : Asked;
}

type Answered = {
  readonly id?: string | undefined;
  readonly answer?: LienAnswer | undefined;
  readonly isEquityLoan?: boolean | undefined;
};

/** Whether an underwriter looks at the papers first: what takes a lien from this home, or calls it no equity loan, is not taken on a bare word. */
export function isLookedAt(answered: readonly Answered[] = []): boolean {
  return answered.some(
    ({ answer, isEquityLoan }) => answer === 'DISPUTED' || answer === 'OTHER_HOME' || isEquityLoan === false,
  );
}

/** What was said of a lien before it turned out to be none of this home is not sent. */
export function asAsked({ id, answer, isEquityLoan }: Answered): Answered {
  return { id, answer, ...(asksEquityLoan({ answer }) && { isEquityLoan }) };
}
