import { isForInitials, type PlacedField } from '../documents/field-places.ts';
import { printedNameOf, type SigningMethod, signingMethodOf } from '../facts/adopted-signature.ts';
import { recordsAccessOf } from '../facts/electronic-records.selectors.ts';
import type { Facts } from '../facts/facts.ts';
import { newestOf, type Signer } from '../facts/signers.selectors.ts';
import { borrowersSignature, type SignedPackage, signersSignature } from './signed-package.ts';
import { INITIALS_WORDS, letterNumber } from './signing-fields.ts';

/** A consent, with the version of its text and when it was given (UTC ISO). */
type Consented = { readonly textVersion: string; readonly at: string };

/** What a person did to sign the note package, as a certificate states it. Times are UTC ISO. */
export type SigningAct = {
  /** The signer’s id, as in the documents. */
  readonly signer: string;
  readonly role: 'BORROWER' | Signer['type'];
  readonly name: string;
  readonly method: SigningMethod;
  readonly at: string;
  readonly ip: string | undefined;
  readonly userAgent: string | undefined;
  readonly hasLocation: boolean;
  readonly initials: Facts['noteSignatureRequests'][number]['initials'];
  /** The consent to sign electronically; its time is that of the signature. */
  readonly signatureConsent: string | undefined;
  /** The consent to electronic records (15 USC 7001(c)). */
  readonly recordsConsent: Consented | undefined;
  /** The proof that they can open electronic records (15 USC 7001(c)(1)(C)(ii)). */
  readonly recordsAccess: Facts['recordsAccess'][number] | undefined;
  /** The documents signed, each with its first opening by this person: absent if it was opened as another version. */
  readonly documents: readonly {
    readonly uuid: string;
    readonly openedAt: string | undefined;
    /** Each field that they filled, as the certificate names it. */
    readonly fields: readonly string[];
  }[];
};

/**
 * Returns how everyone signed a note package, the borrower first. Empty if the package was signed on paper at an office.
 * @param borrower the id under which the documents name the borrower
 */
export function signingActs(
  facts: Facts,
  borrower: string,
  { made, signers }: SignedPackage,
): readonly SigningAct[] {
  const own = borrowersSignature(facts, made);
  const acts = signers.flatMap((signer) => {
    const request = signersSignature(facts, made, signer);
    return request && request.documents.length > 0
      ? [
          actOf(request, { signer: signer.uuid, role: signer.type }, openingsBy(facts, signer), {
            consent: detailsConsent(facts, signer),
            access: recordsAccessOf(facts, signer),
          }),
        ]
      : [];
  });
  return own
    ? [
        actOf(own, { signer: borrower, role: 'BORROWER' }, facts.documentOpenings, {
          consent: facts.esignConsent,
          access: recordsAccessOf(facts),
        }),
        ...acts,
      ]
    : acts;
}

type Request = Facts['noteSignatureRequests'][number] | Facts['signerSignatureRequests'][number];
type Opening = { readonly document: string; readonly at: string };

function actOf(
  request: Request,
  person: Pick<SigningAct, 'signer' | 'role'>,
  openings: readonly Opening[],
  records: {
    readonly consent: Consented | undefined;
    readonly access: Facts['recordsAccess'][number] | undefined;
  },
): SigningAct {
  const { at, consent, location, initials, places = [], documents } = request;
  const placed = [...(initials?.places ?? []), ...places];
  return {
    ...person,
    name: printedNameOf(request),
    method: signingMethodOf(request),
    at,
    ip: consent?.ip,
    userAgent: consent?.userAgent,
    hasLocation: location !== undefined,
    initials,
    signatureConsent: consent?.textVersion,
    recordsConsent: records.consent && {
      textVersion: records.consent.textVersion,
      at: records.consent.at,
    },
    recordsAccess: records.access,
    documents: documents.map((uuid) => ({
      uuid,
      openedAt: openings.find(({ document }) => document === uuid)?.at,
      fields: placed.filter(({ document }) => document === uuid).map(fieldTitle),
    })),
  };
}

function openingsBy(facts: Facts, { uuid }: Signer): readonly Opening[] {
  return facts.signerDocumentOpenings.filter(({ signer }) => signer === uuid);
}

function detailsConsent(facts: Facts, signer: Signer): Consented | undefined {
  const details = newestOf(facts.signerDetails, signer);
  return details && { textVersion: details.consent.textVersion, at: details.at };
}

/** Returns what a person did at a place, as their certificate states it. */
function fieldTitle({ place }: Pick<PlacedField, 'place'>): string {
  if (isForInitials(place)) return `Initials at “${INITIALS_WORDS[place].title}”`;
  const letter = letterNumber({ place });
  return letter ? `Signature on letter ${letter}` : 'Signature';
}
