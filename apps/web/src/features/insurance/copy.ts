import type { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { documentsCopy } from '../documents/copy.ts';

const REQUIREMENTS = 'What your insurance policy needs';

const proof = (type: UploadedDocumentType) => ({
  label: documentsCopy.uploads[type].label,
  hint: `${documentsCopy.uploads[type].hint} PDF or photo, up to 20 MB.`,
});

/** Copy for the insurance pages. */
export const insuranceCopy = {
  upload: {
    heading: 'Show us that your home is insured',
    why: 'You need homeowners insurance for as long as your line is open. Upload the declarations page of your policy. You can get it on your insurer’s website.',
    fields: { home: proof('PROOFOFHAZARDINSURANCE'), flood: proof('PROOFOFFLOODINSURANCE') },
    action: 'Send policy',
    requirements: REQUIREMENTS,
    rejected: {
      title: 'Your last policy didn’t meet our requirements',
      text: 'Please compare it with the requirements below. Your insurer can usually make the change the same day.',
    },
  },
  requirements: {
    heading: REQUIREMENTS,
    why: 'Your insurer can add us as mortgagee, usually the same day and at no cost. Send them these requirements.',
    action: 'Upload your policy',
  },
  lines: {
    title: 'Send this to your insurer',
    coverage: 'Dwelling coverage of at least',
    mortgagee: {
      label: 'Mortgagee clause, exactly as written',
      detail:
        'The mortgagee is paid first if your home is damaged. The letters after our name cover a future owner of your line',
    },
    loanNumber: 'Loan number',
    insured: ['Named insured', 'You, at your home’s address'],
    inForce: ['Policy dates', 'In force today and for at least 30 more days'],
    flood: {
      label: 'Flood insurance',
      required: 'Also required: your home is in a flood hazard area',
      notRequired: 'Not required',
    },
  },
} as const;
