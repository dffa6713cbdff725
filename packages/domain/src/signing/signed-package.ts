import { closingDocuments } from '../facts/closing.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { notaryDocuments } from '../facts/notary.selectors.ts';
import type { Signer } from '../facts/signers.selectors.ts';
import { closesAtOffice } from '../states/office-closing.ts';

/** A note package as it was written. */
export type IssuedPackage = Facts['closingDocuments'][number];

/** A note package with the additional signers for whom it was written: some may have been taken off since. */
export type SignedPackage = { readonly made: IssuedPackage; readonly signers: readonly Signer[] };

type Request = Facts['noteSignatureRequests'][number] | Facts['signerSignatureRequests'][number];
type Answer = {
  readonly seq: number;
  readonly isSigned: boolean;
  readonly documents?: readonly string[] | undefined;
};

/** Returns the borrower's signature on a package that the e-vault has stored; undefined without one. */
export function borrowersSignature(
  facts: Facts,
  made: IssuedPackage,
): Facts['noteSignatureRequests'][number] | undefined {
  const request = facts.noteSignatureRequests.findLast(isOn(facts, made));
  return request && answerTo(facts, request)?.isSigned ? request : undefined;
}

/** Returns a signer's signature on a package that the e-vault has stored; undefined without one. */
export function signersSignature(
  facts: Facts,
  made: IssuedPackage,
  { uuid }: Pick<Signer, 'uuid'>,
): Facts['signerSignatureRequests'][number] | undefined {
  const request = facts.signerSignatureRequests
    .filter(({ signer }) => signer === uuid)
    .findLast(isOn(facts, made));
  return request && answerTo(facts, request)?.isSigned ? request : undefined;
}

/** Returns the documents of a package that somebody signed, in its order. */
export function signedDocuments(facts: Facts, { made, signers }: SignedPackage): readonly string[] {
  const requests = [
    borrowersSignature(facts, made),
    ...signers.map((signer) => signersSignature(facts, made, signer)),
  ];
  return made.documents.filter((uuid) => requests.some((request) => request?.documents.includes(uuid)));
}

/**
 * Returns each note package that somebody signed in the browser and that is over, replaced or with a line that ended, before its signed
 * copies were written. One whose signature is still on its way to the e-vault waits for the answer.
 * @param hasEnded whether the application has ended
 */
export function packagesToSeal(
  facts: Facts,
  { hasEnded }: { readonly hasEnded: boolean },
): readonly IssuedPackage[] {
  // What was signed at an office came back as signed.
  if (closesAtOffice(facts.property)) return [];
  const current = closingDocuments(facts);
  const requests = [...facts.noteSignatureRequests, ...facts.signerSignatureRequests];
  const isSealed = ({ seq }: IssuedPackage) => facts.signedCopies.some((copies) => copies.package === seq);
  // The notary's documents come after the signed copies of a package that everybody signed.
  const isOver = (made: IssuedPackage) =>
    made !== current || (hasEnded && notaryDocuments(facts) === undefined);
  return facts.closingDocuments.filter((made) => {
    if (made.answer !== 'READY' || isSealed(made) || !isOver(made)) return false;
    const answers = requests
      .filter(isOn(facts, made))
      .filter(({ documents }) => documents.length > 0)
      .map((request) => answerTo(facts, request));
    return answers.some((answer) => answer?.isSigned) && answers.every((answer) => answer !== undefined);
  });
}

/** A signature is on the package that was the newest when it was given. */
function isOn(
  { closingDocuments: issues }: Facts,
  made: IssuedPackage,
): (request: { readonly seq: number }) => boolean {
  const next = issues.find(({ seq }) => seq > made.seq);
  return ({ seq }) => seq > made.seq && (!next || seq < next.seq);
}

/** Returns the e-vault's answer to a signature. Older answers don't name their documents, and came before anything else was signed. */
function answerTo(facts: Facts, request: Request): Answer | undefined {
  const signed = request.documents.join();
  return answersTo(facts, request).find(
    ({ seq, documents }) => seq > request.seq && (!documents || documents.join() === signed),
  );
}

function answersTo(facts: Facts, request: Request): readonly Answer[] {
  if (!('signer' in request))
    return facts.noteSignatures.map(({ answer, ...entry }) => ({ ...entry, isSigned: answer === 'SIGNED' }));
  return facts.signerActs
    .filter(({ signer, act }) => signer === request.signer && (act === 'NOTE_SIGNED' || act === 'FAILED'))
    .map(({ act, ...entry }) => ({ ...entry, isSigned: act === 'NOTE_SIGNED' }));
}
