import type { UploadedDocumentType } from '@homeline/domain/documents/document-types.ts';
import { documentsCopy } from '../documents/copy.ts';

const proof = (type: UploadedDocumentType) => ({
  label: documentsCopy.uploads[type].label,
  hint: `${documentsCopy.uploads[type].hint} PDF or photo, up to 20 MB.`,
});

const REASON = 'Your home secures your line, so it must be insured for as long as the line is open.';
const SAME_DAY = 'Your insurer can usually change it the same day, at no cost.';

/** Copy for the insurance pages. */
export const insuranceCopy = {
  upload: {
    heading: 'Show us that your home is insured',
    why: {
      /** Before signing. */
      early: `${REASON} Send your policy’s declarations page now, or sign your documents first.`,
      /** While the step asks for something else. */
      later: `${REASON} We need your policy’s declarations page before we send your money.`,
      /** Nothing else is missing. */
      gate: `${REASON} Once we have your policy’s declarations page, your line can open.`,
    },
    fields: { home: proof('PROOFOFHAZARDINSURANCE'), flood: proof('PROOFOFFLOODINSURANCE') },
    action: 'Send policy',
    words: 'What to send your insurer',
    postpone: {
      title: 'Don’t have it yet?',
      text: 'Sign your documents now and send the policy when you have it, from any page of your application. We need it before we send your money. If it isn’t here by then, only the money waits.',
      action: 'Send it later',
    },
    fellShort: {
      title: 'Your policy isn’t enough yet',
      text: `Compare it with the requirements below. ${SAME_DAY} Then send us the changed policy.`,
    },
    rejected: {
      title: 'Your last policy didn’t meet our requirements',
      text: `Please compare it with the requirements below. ${SAME_DAY}`,
    },
    shortfalls: {
      COVERAGE: 'The dwelling coverage is too low.',
      MORTGAGEE: 'We aren’t named as mortgagee, or not exactly as below.',
      NAMED_INSURED: 'It doesn’t name you, or names another home.',
      DATES: 'It isn’t in force yet, or ends within 30 days.',
      FLOOD: 'It doesn’t cover floods.',
    },
  },
  checking: {
    heading: 'Checking your policy',
    why: 'We’re making sure that it covers your home. This page moves on by itself.',
    who: 'Our insurance service',
    usual: 'a few seconds',
    meanwhile: 'You don’t have to wait. If something is missing, we’ll tell you.',
    action: 'Go on without waiting',
  },
  requirements: {
    heading: 'What to send your insurer',
    why: `Copy this message and send it to your insurer or agent. ${SAME_DAY}`,
    message: 'Your message',
    copied: 'message',
    email: 'Open in email',
    action: 'Send your policy',
    early:
      'We ask you for the policy before you sign. If your home is in a flood zone, it must cover floods too. We’ll tell you if it is.',
    goOn: 'Continue your application',
  },
  lines: {
    title: 'What your policy needs',
    coverage: {
      label: 'Dwelling coverage of at least',
      detail: 'Or the full cost to rebuild your home, if that’s less',
    },
    mortgagee: {
      label: 'Mortgagee clause, exactly as written',
      detail:
        'The mortgagee is paid first if your home is damaged. The letters after our name cover a future owner of your line',
    },
    loanNumber: 'Loan number',
    /** What each copy button copies, for screen readers. */
    copied: { mortgagee: 'mortgagee clause', loanNumber: 'loan number' },
    insured: ['Named insured', 'You, at your home’s address'],
    inForce: ['Policy dates', 'In force today and for at least 30 more days'],
    flood: {
      label: 'Flood insurance',
      required: 'Also required: your home is in a flood hazard area',
      notRequired: 'Not required',
    },
  },
} as const;
