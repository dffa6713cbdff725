import type { IdentityDocumentType } from '@homeline/domain/facts/identity.facts.ts';
import type * as z from 'zod';

const TYPES: Record<z.infer<typeof IdentityDocumentType>, string> = {
  DRIVERSLICENSEFRONT: 'Driver’s license',
  IDCARDFRONT: 'State ID card',
  PASSPORTFRONT: 'Passport',
  PERMANENTRESIDENTFRONT: 'Permanent resident card',
};

/** Copy for the identity page. */
export const identityCopy = {
  heading: 'Verify your identity',
  why: 'Federal law requires us to confirm who you are. It takes about two minutes: lay your ID flat in good light, with all four corners showing. We encrypt your photo and limit who can see it.',
  type: 'Which ID do you have?',
  types: TYPES,
  photo: 'Photo of the front',
  back: 'Photo of the back',
  choose: 'Take or choose a photo',
  again: 'Take it again',
  photoHint: (howToTakeIt: string) =>
    `${howToTakeIt} Your ID can’t be expired. JPEG, PNG, HEIC or PDF, up to 20 MB.`,
  /** For somebody at a computer. */
  onPhone: {
    summary: 'Use my phone’s camera',
    how: 'Point your phone’s camera at this code, sign in there and take your photos. This page goes on by itself when you’ve sent them.',
    code: 'QR code that opens this page on a phone',
  },
  noneOfThese: {
    summary: 'I don’t have any of these',
    why: 'We can only accept one of these IDs, and it can’t be expired. If you’ve applied for a new one, your answers are saved: you can come back when it’s here.',
    ask: 'If you can’t get one, call us:',
  },
  unreadable: {
    title: 'We couldn’t read your last photo',
    text: 'Lay your ID flat in good light and take a new photo with all four corners showing. You can also use a different ID.',
  },
  /** A provider verifies the ID on its own page. */
  hosted: {
    why: (provider: string) =>
      `Federal law requires us to confirm who you are. ${provider} checks your ID and your face on its own page, then sends you back here.`,
    facts: {
      needs: ['You’ll need', 'Your driver’s license, state ID or passport, and a camera'],
      receives: ['We receive', 'Whether you were verified, and the name and date of birth on your ID'],
    },
    action: (provider: string) => `Continue at ${provider}`,
    failed: {
      title: 'We couldn’t verify your ID',
      text: 'Try again in good light, with all four corners of your ID showing. You can also use a different ID.',
    },
    returned: {
      heading: 'Checking your ID',
      why: 'Welcome back. We’re getting the result of your check.',
      again: 'Verify my ID again',
    },
  },
} as const;
