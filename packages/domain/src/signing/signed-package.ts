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
 * copies were written. Another signature on it may still be on its way: see `unansweredOn`.
 * @param hasEnded whether the application has ended
 */
export function packagesToSeal(
  facts: Facts,
  { hasEnded }: { readonly hasEnded: boolean },
): readonly IssuedPackage[] {
  // What was signed at an office came back as signed.
  if (closesAtOffice(facts.property)) return [];
  const current = closingDocuments(facts);
  const isSealed = ({ seq }: IssuedPackage) => facts.signedCopies.some((copies) => copies.package === seq);
  // The notary's documents come after the signed copies of a package that everybody signed.
  const isOver = (made: IssuedPackage) =>
    made !== current || (hasEnded && notaryDocuments(facts) === undefined);
  return facts.closingDocuments.filter((made) => {
    if (made.answer !== 'READY' || isSealed(made) || !isOver(made)) return false;
    return requestsOn(facts, made).some((request) => answerTo(facts, request)?.isSigned);
  });
}

/** Returns whose signature on a package the e-vault hasn't answered: a signer's id, undefined for the borrower. It may never have been sent. */
export function unansweredOn(facts: Facts, made: IssuedPackage): readonly (string | undefined)[] {
  return requestsOn(facts, made)
    .filter((request) => !answerTo(facts, request))
    .map((request) => ('signer' in request ? request.signer : undefined));
}

/** The signatures given on a package. An owner with nothing to sign before the deed has none. */
function requestsOn(facts: Facts, made: IssuedPackage): readonly Request[] {
  return [...facts.noteSignatureRequests, ...facts.signerSignatureRequests]
    .filter(isOn(facts, made))
    .filter(({ documents }) => documents.length > 0);
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
