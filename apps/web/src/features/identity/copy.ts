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
  why: 'Federal law requires us to confirm who you are. We encrypt your photo and limit who can see it.',
  type: 'Which ID do you have?',
  types: TYPES,
  photo: 'Photo of the front',
  back: 'Photo of the back',
  photoHint: (howToTakeIt: string) =>
    `${howToTakeIt} Your ID can’t be expired. JPEG, PNG or PDF, up to 20 MB.`,
  unreadable: {
    title: 'We couldn’t read your last photo',
    text: 'Lay your ID flat in good light and take a new photo with all four corners showing. You can also use a different ID.',
  },
} as const;
