import * as z from 'zod';
import { closesAtOffice } from '../states/office-closing.ts';
import type { Facts } from './facts.ts';
import { signingState } from './signing-life.ts';

/** In which order people sign the note package: each at any time, or the borrower before the others. */
export const SigningOrder = z.enum(['parallel', 'borrowerFirst']);
export type SigningOrder = z.infer<typeof SigningOrder>;

/** Returns whether the others sign after the borrower. At an office everybody signs together. */
function borrowerSignsFirst({ origin, property }: Facts): boolean {
  return origin?.signingOrder === 'borrowerFirst' && !closesAtOffice(property);
}

/** Returns whether the additional signers wait for the borrower’s signature, which the e-vault must have sealed. Declining doesn’t end the wait. */
export function waitsForBorrower(facts: Facts): boolean {
  return borrowerSignsFirst(facts) && signingState(facts) !== 'SIGNED';
}

/** Returns the borrower’s signature that let the others sign; undefined while they wait, and where nobody has to wait. */
export function signersTurn(facts: Facts): Facts['noteSignatures'][number] | undefined {
  return borrowerSignsFirst(facts) && !waitsForBorrower(facts)
    ? facts.noteSignatures.findLast(({ answer }) => answer === 'SIGNED')
    : undefined;
}
