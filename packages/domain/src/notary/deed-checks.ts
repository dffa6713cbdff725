import type { Facts } from '../facts/facts.ts';
import { returnedDeed } from '../facts/notary.selectors.ts';
import type { Check } from '../facts/review-check.ts';
import { additionalSigners } from '../facts/signers.selectors.ts';

const RECORDING_ATTEMPTS = 2;

/** What a deed must show that a notary returned: their seal, every owner's signature, and that the county has not kept sending it back. */
export function deedChecks(facts: Facts): readonly Check[] {
  const deed = returnedDeed(facts);
  const owners = additionalSigners(facts).filter(({ holdsTitle }) => holdsTitle);
  const rejections = facts.recordings.filter(({ answer }) => answer === 'REJECTED').length;
  return [
    {
      label: 'Notarial seal',
      value: deed?.sealed ? 'On the returned file' : 'Missing',
      holds: deed?.sealed === true,
      doubt: 'the returned file carries no notarial seal',
    },
    {
      label: 'Owners who had to sign',
      value: String(owners.length + 1),
      from: deed ? 'All have signed' : 'Not all have signed',
      holds: owners.length === 0 || deed !== undefined,
      doubt: 'a title holder has not signed',
    },
    {
      label: 'Sent back by the county',
      value: String(rejections),
      from: `Before it is left to a person: fewer than ${RECORDING_ATTEMPTS}`,
      holds: rejections < RECORDING_ATTEMPTS,
      doubt: 'the county has returned the instrument before',
    },
  ];
}
