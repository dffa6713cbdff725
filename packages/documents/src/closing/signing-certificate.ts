import { ROLES } from '../display-names.ts';
import { type Block, type DocumentModel, definitions, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import type { SigningRecord, SubjectWith } from '../subject.ts';

/**
 * Writes the certificate of how one person signed, with the checksums of what they signed. Others who signed the same documents are named
 * without their address and device. Source: 15 USC 7001(a) and (e); Uniform Electronic Transactions Act, sections 9 (attribution)
 * and 12 (retention). For counsel to confirm: what a court of the state asks for beyond this.
 */
export function signingCertificate(subject: SubjectWith<'loanNumber' | 'signing'>): DocumentModel {
  const { signing } = subject;
  return frame(subject, 'SIGNING_CERTIFICATE', {
    opening: [
      paragraph(
        'This certificate states how the documents below were signed electronically. Keep it with your signed copies.',
      ),
    ],
    sections: [
      section('Your signature', signature(signing)),
      ...(signing.others.length > 0 ? [section('Who else signed', others(signing))] : []),
      section('What you signed', ...signing.documents.map(signedDocument)),
      section(
        'How to check a signed copy',
        paragraph(
          'A signed copy carries the signature of our certificate. Any reader of PDFs shows whether a byte was changed since, and so does “Check a signed document” on our website.',
        ),
        definitions(
          ['Certificate’s serial number', signing.seal.serialNumber],
          ['Certificate’s SHA-256', signing.seal.sha256],
        ),
      ),
    ],
  });
}

const FORMS = { PAGE: 'as a page', PDF: 'as a PDF file' } as const;

function signature({ number, own }: SigningRecord): Block {
  const {
    name,
    role,
    at,
    method,
    ip,
    device,
    hasLocation,
    signatureConsent,
    recordsConsent,
    recordsAccess,
    initials,
  } = own;
  return definitions(
    ['Certificate number', number],
    ['Name', name],
    ['Role', ROLES[role]],
    ['Signed', at],
    ['Method', method],
    ...(initials
      ? [['Initials', `${initials.text}, placed at: ${initials.places.join('; ')}`] as const]
      : []),
    ['Internet address', ip ?? 'Not known'],
    ['Device and browser', device ?? 'Not known'],
    ['Location', hasLocation ? 'Shared with us when signing' : 'Not shared'],
    ...(signatureConsent ? [['Agreed to sign electronically', `Text ${signatureConsent}`] as const] : []),
    ...(recordsConsent
      ? [
          [
            'Agreed to electronic records',
            `Text ${recordsConsent.textVersion}, ${recordsConsent.at}`,
          ] as const,
        ]
      : []),
    ...(recordsAccess
      ? [
          [
            'Showed that they can open records',
            `By the code in a sample record, ${FORMS[recordsAccess.form]}, ${recordsAccess.at}`,
          ] as const,
          ['SHA-256 of the sample record', recordsAccess.sha256] as const,
        ]
      : []),
  );
}

function others({ others }: SigningRecord): Block {
  return {
    kind: 'table',
    caption: 'Other signatures on these documents',
    columns: [
      { heading: 'Name', align: 'left' },
      { heading: 'Role', align: 'left' },
      { heading: 'Signed', align: 'left' },
    ],
    rows: others.map(({ name, role, at }) => [name, ROLES[role], at]),
  };
}

function signedDocument({
  title,
  openedAt,
  fields,
  shown,
  page,
  signedCopy,
}: SigningRecord['documents'][number]): Block {
  return definitions(
    ['Document', title],
    ...(openedAt ? [['First opened by you', openedAt] as const] : []),
    ...(fields.length > 0 ? [['Fields that you signed', fields.join('; ')] as const] : []),
    ['SHA-256 of the PDF as shown', shown],
    ...(page ? [['SHA-256 of the page as shown', page] as const] : []),
    ...(signedCopy ? [['SHA-256 of the signed copy', signedCopy] as const] : []),
  );
}
