import type { Facts } from './facts.ts';
import { newer } from './reading.ts';
import { signingState } from './signing-life.ts';

export type Signer = NonNullable<Facts['signers']>['signers'][number];
export type SignerAct = Facts['signerActs'][number];

/** Returns the signers other than the borrower, each with their newest address. */
export function additionalSigners({ signers, signerEmails }: Facts): readonly Signer[] {
  return (signers?.signers ?? []).map((signer) => {
    const corrected = newestOf(signerEmails, signer);
    return corrected ? { ...signer, email: corrected.email } : signer;
  });
}

type DeedRole = Pick<Signer, 'holdsTitle' | 'isSpouse' | 'isOwnersSpouse'>;

/** Returns whether a signer signs the security instrument and may rescind: as an owner, or as the spouse whose rights the lien reaches. */
export function signsDeed({ holdsTitle, isSpouse, isOwnersSpouse }: DeedRole): boolean {
  return holdsTitle || isSpouse === true || isOwnersSpouse === true;
}

/** Returns everyone who signs the security instrument besides the borrower. */
export function deedSigners(facts: Facts): readonly Signer[] {
  return additionalSigners(facts).filter(signsDeed);
}

/** Returns the co-borrowers, who owe the line and so are applicants (12 CFR 1002.2(e)). Co-deeders are not. */
export function coBorrowers(facts: Facts): readonly Signer[] {
  return additionalSigners(facts).filter(({ type }) => type === 'CO_BORROWER');
}

/** Returns `v1` if the application lists its signers' accounts. Where nobody may borrow with the applicant, their type recognizes them. */
export function additionalSignerVersion({ origin }: Facts): 'v1' | undefined {
  return origin?.coBorrowers === false ? undefined : 'v1';
}

/** Returns the acts of one signer, oldest first. */
export function actsOf(facts: Facts, signer: Signer): readonly SignerAct[] {
  return facts.signerActs.filter((act) => act.signer === signer.uuid);
}

/** Returns the newest act of a signer among the given types. */
export function lastAct(
  facts: Facts,
  signer: Signer,
  ...acts: readonly SignerAct['act'][]
): SignerAct | undefined {
  return actsOf(facts, signer).findLast(({ act }) => acts.includes(act));
}

/** Returns whether a signer showed who they are: their ID was verified, or staff cleared what was wrong with it. */
export function isIdentified(facts: Facts, signer: Signer): boolean {
  const newest = lastAct(facts, signer, 'ID_FAILED', 'ID_VERIFIED', 'CONDITIONS_CLEARED');
  return newest !== undefined && newest.act !== 'ID_FAILED';
}

/** Returns whether the signer has signed the current note package. */
export function hasSignedNote(facts: Facts, signer: Signer): boolean {
  return signingState(facts, signer) === 'SIGNED';
}

/** A refusal to sign that nobody has resolved. `signer` is absent for the borrower. */
export type OpenDecline = Facts['noteDeclines'][number] & { readonly signer?: string };

/** Returns each refusal to sign that operations must resolve, oldest first: its person hasn't come back, and nobody has decided since. */
export function openDeclines(facts: Facts): readonly OpenDecline[] {
  const acts: readonly OpenDecline[] = [
    ...facts.noteDeclines,
    ...facts.signerActs.flatMap((entry) =>
      entry.act === 'REFUSED' || entry.act === 'RETRIED' ? [{ ...entry, act: entry.act }] : [],
    ),
  ];
  const newestActs = new Map(acts.map((entry) => [entry.signer, entry]));
  const decided = facts.signdocsDecisions.at(-1);
  return [...newestActs.values()]
    .filter((entry) => entry.act === 'REFUSED' && newer(entry, decided))
    .toSorted((a, b) => a.seq - b.seq);
}

/** Returns who refused to sign, as staff see it. */
export function declinedBy(facts: Facts, { signer }: Pick<OpenDecline, 'signer'>): string {
  if (signer === undefined) return 'Borrower';
  return additionalSigners(facts).find(({ uuid }) => uuid === signer)?.name ?? 'Signer';
}

/** Returns the newest refusal of another signer that operations must resolve. */
export function openRefusal(facts: Facts): (OpenDecline & { readonly signer: string }) | undefined {
  return openDeclines(facts).findLast((decline) => decline.signer !== undefined) as
    | (OpenDecline & { readonly signer: string })
    | undefined;
}

/** Returns the borrower's own refusal that operations must resolve. */
export function ownDecline(facts: Facts): OpenDecline | undefined {
  return openDeclines(facts).findLast(({ signer }) => signer === undefined);
}

/** Returns the signer's newest entry of a log. */
export function newestOf<Entry extends { readonly signer: string }>(
  log: readonly Entry[],
  { uuid }: Signer,
): Entry | undefined {
  return log.findLast(({ signer }) => signer === uuid);
}

/** Returns whether anybody's signature is on its way to the e-vault. Until its answer, nothing replaces the documents that they signed. */
export function anySignatureIsPending(facts: Facts): boolean {
  return [undefined, ...additionalSigners(facts)].some((signer) => signingState(facts, signer) === 'SEALING');
}

/** Returns since when a signature has been on its way to the e-vault, the longest first; undefined if none is. */
export function signaturePendingSince(facts: Facts): string | undefined {
  const signers = additionalSigners(facts).filter((signer) => signerSignatureIsPending(facts, signer));
  const own = signingState(facts) === 'SEALING' ? facts.noteSignatureRequests.at(-1) : undefined;
  return [own, ...signers.map((signer) => newestOf(facts.signerSignatureRequests, signer))]
    .flatMap((request) => request?.at ?? [])
    .toSorted()[0];
}

/** Returns whether the signer has signed the page but the e-vault has not confirmed it yet. */
export function signerSignatureIsPending(facts: Facts, signer: Signer): boolean {
  return signingState(facts, signer) === 'SEALING';
}
