import { noteIsSigned } from '../facts/closing.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { returnedDeed } from '../facts/notary.selectors.ts';
import { type Check, yesNoCheck } from '../facts/review-check.ts';
import { deedSigners } from '../facts/signers.selectors.ts';
import { closesAtOffice } from '../states/office-closing.ts';

const RECORDING_ATTEMPTS = 2;

/** Returns whether the agreement still has to be signed with the deed, at an office (Tex. Const. art. XVI, 50(a)(6)(N)). */
export function lacksAgreement(facts: Facts): boolean {
  return closesAtOffice(facts.property) && !noteIsSigned(facts);
}

/** Returns whether the file of the current deed is missing: nothing could be recorded. */
export function lacksDeed(facts: Facts): boolean {
  return returnedDeed(facts)?.document === undefined;
}

/** Returns the types of the papers to sign that did not come back with the deed. */
export function missingPapers(facts: Facts): readonly string[] {
  return returnedDeed(facts)?.missing ?? [];
}

function agreementChecks(facts: Facts): readonly Check[] {
  if (!closesAtOffice(facts.property)) return [];
  return [
    yesNoCheck(
      'AGREEMENT_RETURNED',
      !lacksAgreement(facts),
      'the agreement has not come back signed, on the day of its papers, with everything else',
    ),
  ];
}

/** Returns the checks of a deed returned by the notary: the seal, every owner's signature, and the county's rejections. */
export function deedChecks(facts: Facts): readonly Check[] {
  const deed = returnedDeed(facts);
  const owners = deedSigners(facts);
  const rejections = facts.recordings.filter(({ answer }) => answer === 'REJECTED').length;
  return [
    yesNoCheck('DEED_RETURNED', !lacksDeed(facts), 'the signed instrument has not come back'),
    yesNoCheck('PAPERS_RETURNED', missingPapers(facts).length === 0, 'papers to sign have not come back'),
    ...agreementChecks(facts),
    yesNoCheck('NOTARIAL_SEAL', deed?.sealed === true, 'the returned file carries no notarial seal'),
    {
      line: {
        code: 'OWNER_SIGNATURES',
        amounts: { count: owners.length + 1, haveSigned: deed !== undefined },
      },
      holds: owners.length === 0 || deed !== undefined,
      problem: 'a title holder has not signed',
    },
    {
      line: { code: 'RECORDING_REJECTIONS', amounts: { count: rejections, max: RECORDING_ATTEMPTS } },
      holds: rejections < RECORDING_ATTEMPTS,
      problem: 'the county has returned the instrument before',
    },
  ];
}
