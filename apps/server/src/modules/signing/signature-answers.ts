import { signatureIsPending } from '@homeline/domain/facts/closing.selectors.ts';
import { type Facts, type FactWrite, factsBefore } from '@homeline/domain/facts/facts.ts';
import type { TaskRun } from '../../jobs/queue.ts';
import type { Signature } from '../../vendors/documents/port.ts';

/** Returns the signature that a run is about. Since then its person may have signed newer documents. */
export function signatureOf(facts: Facts, { signer: uuid, enteredSeq }: TaskRun) {
  if (uuid !== undefined)
    return facts.signerSignatureRequests.findLast(({ signer, seq }) => signer === uuid && seq <= enteredSeq);
  // The one already on its way when the step was entered, or else the first one given there.
  return signatureIsPending(factsBefore(facts, enteredSeq + 1))
    ? facts.noteSignatureRequests.findLast(({ seq }) => seq <= enteredSeq)
    : facts.noteSignatureRequests.find(({ seq }) => seq > enteredSeq);
}

/** Returns the fact of what became of the signature that a run is about. */
export function signatureAnswer(
  facts: Facts,
  run: TaskRun,
  answer: Signature['answer'],
): readonly FactWrite[] {
  const documents = signatureOf(facts, run)?.documents;
  if (run.signer === undefined)
    return [{ fact: 'noteSignatures', value: { answer, documents: [...(documents ?? [])] } }];
  const act = answer === 'SIGNED' ? 'NOTE_SIGNED' : 'FAILED';
  const value = { signer: run.signer, act, ...(documents && { documents: [...documents] }) } as const;
  return [{ fact: 'signerActs', value }];
}
