import { US_STATES } from '@homeline/domain/states/us-states.ts';
import { type Block, type DocumentModel, paragraph, section } from '../document.ts';
import { frame } from '../frame.ts';
import { acknowledgement, signatureLines } from '../signing.ts';
import type { Signer, SubjectWith } from '../subject.ts';

/** Writes each signer's sworn statement of the name they sign and any other names they use. */
export function signatureNameAffidavit(
  subject: SubjectWith<'property' | 'signers' | 'recording'>,
): DocumentModel {
  const { signers, property, recording } = subject;
  return frame(subject, 'SIGNATURE_NAME_AFFIDAVIT', {
    opening: [
      paragraph(
        'Each of us, being sworn, states that the name below is our own legal name and that the signature is ours, as on the documents of this closing.',
      ),
    ],
    sections: [
      ...signers.map((signer) => section(signer.name, ...statement(signer))),
      section(
        'Sworn before a notary',
        ...acknowledgement(signers, US_STATES[property.state], recording.county),
      ),
    ],
  });
}

function statement(signer: Signer): readonly Block[] {
  return [
    paragraph(
      'I am one and the same person as the one named in any of these ways in records of credit, title or identity (write “none” if there is none):',
    ),
    {
      kind: 'fields',
      fields: [
        { id: `also-known-as-${signer.uuid}`, kind: 'TEXT', label: 'Also known as', signer: signer.uuid },
      ],
    },
    ...signatureLines([signer], 'name-affidavit'),
  ];
}
