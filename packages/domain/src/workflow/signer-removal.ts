import type { Facts, FactWrite } from '../facts/facts.ts';
import { additionalSigners } from '../facts/signers.selectors.ts';

/**
 * Returns the facts that take a signer off an application. The documents are written again without them, and the title is searched again
 * if they were to sign as an owner.
 */
export function signerRemoval(facts: Facts, uuid: string): readonly FactWrite[] {
  const signers = additionalSigners(facts);
  const removed = signers.find((signer) => signer.uuid === uuid);
  if (!removed) return [];
  const staying = signers.filter((signer) => signer !== removed);
  return [
    { fact: 'signers', value: { signers: [...staying] } },
    {
      fact: 'signdocsDecisions',
      value: { decision: 'SIGNER_REMOVED', signer: uuid, heldTitle: removed.holdsTitle },
    },
  ];
}
