import { fieldId, type InitialsPlace } from '@homeline/domain/documents/field-places.ts';
import { type WrittenDocumentType, writtenDocument } from '@homeline/domain/documents/written-documents.ts';
import { type Block, type DocumentModel, type Field, paragraph, type Section, section } from './document.ts';
import type { Signer } from './subject.ts';

const ROLES: Readonly<Record<Signer['role'], string>> = {
  BORROWER: 'Borrower',
  CO_BORROWER: 'Co-borrower',
  CO_DEEDER: 'Owner, signing to encumber the property only',
};

/** Returns whether a signer encumbers the home as a spouse without title: the borrower's, or another owner's. */
export function isSpouseWithoutTitle({ holdsTitle, isSpouse, spouseOf }: Signer): boolean {
  return !holdsTitle && (isSpouse === true || spouseOf !== undefined);
}

function roleOf(signer: Signer): string {
  return isSpouseWithoutTitle(signer) ? 'Spouse, signing to encumber the property only' : ROLES[signer.role];
}

/** Returns signature and date fields for each signer. */
export function signatureLines(signers: readonly Signer[], purpose = 'signature'): readonly Block[] {
  return signers.map((signer) => ({ kind: 'fields', fields: signatureFields(signer, purpose) }));
}

/** Returns lines to sign by hand for another purpose: a signature on the package never fills them. */
export function blankLines(signers: readonly Signer[], purpose: string): readonly Block[] {
  const blank = ({ signer: _, place: _place, ...field }: Field): Field => field;
  return signers.map((signer) => ({ kind: 'fields', fields: signatureFields(signer, purpose).map(blank) }));
}

function signatureFields(signer: Signer, purpose: string): readonly Field[] {
  const { uuid, name } = signer;
  return [
    {
      id: fieldId(purpose, uuid),
      kind: 'SIGNATURE',
      label: `${name}, ${roleOf(signer).toLowerCase()}`,
      signer: uuid,
      place: purpose,
    },
    {
      id: `${purpose}-date-${uuid}`,
      kind: 'DATE',
      label: 'Date',
      signer: uuid,
    },
  ];
}

/** Returns the places for the initials of everyone who signs a document, if its row lists this place. */
export function initialsLines(
  {
    asksInitials,
    type,
    place,
  }: {
    readonly asksInitials: boolean | undefined;
    readonly type: WrittenDocumentType;
    readonly place: InitialsPlace;
  },
  signers: readonly Signer[],
): readonly Block[] {
  if (!asksInitials || !writtenDocument(type)?.initials?.includes(place)) return [];
  const fields = signers.map(
    ({ uuid, name }): Field => ({
      id: fieldId(place, uuid),
      kind: 'INITIALS',
      label: `Initials of ${name}`,
      signer: uuid,
      place,
    }),
  );
  return [{ kind: 'fields', fields }];
}

/** Returns each field that somebody signs or initials in the browser, in reading order. */
export function signingFields({ opening, sections }: DocumentModel) {
  return [...opening, ...sections.flatMap(({ blocks }) => blocks)]
    .flatMap((block) => (block.kind === 'fields' ? block.fields : []))
    .flatMap(({ signer, place }) => (signer && place ? [{ signer, place }] : []));
}

/**
 * Says how a paper without signature lines is accepted. An electronic process that a person adopts to sign takes the place of a written signature
 * (15 USC 7001(a)(1), 7006(5)).
 */
export function acceptance(act: string): Section {
  return section(
    'How this is accepted',
    paragraph(
      `${act} We keep who did so, when, and the words that they saw. That takes the place of a signature on this document, so it has no line to sign.`,
    ),
  );
}

/** Returns the signers who owe the debt. */
export function borrowers(signers: readonly Signer[]): readonly Signer[] {
  return signers.filter(({ role }) => role !== 'CO_DEEDER');
}

/** Returns the signers’ names as one text, with semicolons. */
export function signerNames(signers: readonly Signer[]): string {
  return signers.map(({ name }) => name).join('; ');
}

/** Returns the notary's certificate: place, date, signers and room for the seal. */
export function acknowledgement(signers: readonly Signer[], state: string, county: string): readonly Block[] {
  return [
    { kind: 'paragraph', text: `State of ${state}, ${county}` },
    {
      kind: 'fields',
      fields: [{ id: 'notary-date', kind: 'DATE', label: 'Date of this acknowledgment' }],
    },
    {
      kind: 'paragraph',
      text:
        `On the date written above this record was acknowledged before me by ${signerNames(signers)}, whose identity I established ` +
        'by satisfactory evidence, and who appeared before me in person or, where the law allows it, by means of ' +
        'communication technology.',
    },
    {
      kind: 'fields',
      fields: [
        { id: 'notary-signature', kind: 'SIGNATURE', label: 'Notary public' },
        { id: 'notary-seal', kind: 'NOTARY_SEAL', label: 'Notary’s seal' },
      ],
    },
    {
      kind: 'fields',
      fields: [
        { id: 'notary-name', kind: 'TEXT', label: 'Printed name of the notary' },
        { id: 'notary-expiry', kind: 'TEXT', label: 'Commission expires' },
      ],
    },
  ];
}
