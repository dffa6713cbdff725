import type { TermsChange } from '@homeline/domain/facts/change-reason.ts';
import { CHANGE_REASON_COPY } from '@homeline/domain/offers/change-reason-words.ts';

/** @param price in words, 'for $150.00 from your draw' */
const comesToYou = (price: string) => `A notary can come to you ${price}.`;

/** Copy for the notary pages. */
export const notaryCopy = {
  papers: 'What you sign with the notary',
  price: {
    fee: 'Notary fee',
    free: 'at no cost to you',
    fromDraw: (fee: string) => `for ${fee} from your draw`,
    comparison: {
      title: 'What you receive each way',
      reason:
        'Your line, rate and payment are the same either way. The documents you signed cover both, so you won’t sign them again.',
      choices: ['By video', 'In person'],
    },
    changed: {
      title: 'What changed',
      reason: (change: TermsChange) =>
        `${CHANGE_REASON_COPY[change]} Your line, rate and payment are the same. The documents you signed cover both ways to meet a notary.`,
    },
  },
  intro: {
    heading: 'Ready to meet your notary?',
    why: 'You must sign the deed, which puts our lien on your home, and two affidavits in front of a notary. You’ll meet by video, wherever you are. It takes about 15 minutes.',
    action: 'Start the session',
    inPerson: 'Meet in person instead',
    checklistTitle: 'Have these ready',
    checklist: [
      { label: 'Your ID', value: 'The same ID you uploaded, unexpired' },
      { label: 'Camera and microphone', value: 'On a phone, tablet or computer' },
      { label: 'A quiet, bright place', value: 'Be alone in the room' },
      { label: 'A good connection', value: 'Wi-Fi works best' },
      {
        label: 'Questions about you',
        value: 'The notary may ask about your past, such as where you lived',
      },
      { label: 'A recording', value: 'We record the session, as the law requires' },
    ],
    rather: (price: string) =>
      `No camera, or prefer to meet in person? ${comesToYou(price)} You won’t need to fill in anything again.`,
    cash: (cash: string) => `Your cash in hand would then be ${cash}.`,
    opening: {
      heading: 'Opening your session',
      why: 'Our notary provider is preparing the session and the deed.',
      meanwhile: 'Have your ID ready.',
    },
  },
  inPerson: {
    title: 'Meet a notary in person?',
    price: comesToYou,
    videoIsFree: ' Meeting by video is free.',
    next: 'Next, you’ll choose a day and place. You can change your mind until you request a time.',
    action: 'Meet in person',
    stay: 'Stay with video',
  },
  session: {
    heading: 'Your notary is ready',
    why: 'Join the session in a new tab. When you finish, come back here. This page updates by itself.',
    timeline: 'The session',
    identify: { title: 'You verify your identity', text: 'A few questions, and your ID' },
    sign: { title: 'You sign the deed with the notary', text: 'By video, which is recorded' },
    seal: { title: 'The notary seals it', text: 'We receive it right away' },
    action: 'Join the session',
    newTab: ' (opens in a new tab)',
    help: 'Can’t open it, or got disconnected? Select the button again: the session stays open. You can also call us at',
  },
  failed: {
    heading: 'We couldn’t finish your session',
    why: 'Nothing was signed, and we saved everything you told us. An identity question, the camera or the connection may have caused it.',
    way: 'How would you like to continue?',
    ways: {
      RETRY: {
        label: 'Try again by video',
        detail: 'You’ll meet another notary. A phone often has a better camera',
      },
      IN_PERSON: {
        label: 'Meet a notary in person',
        detail: (price: string) =>
          `At a time and place you choose, ${price}. You can change your mind until you request a time`,
      },
    },
  },
  schedule: {
    heading: 'When can a notary meet you?',
    why: (isFeeIncluded: boolean, isAtOffice: boolean) =>
      `${isAtOffice ? 'You’ll sign everything with a notary at an office, as Texas law requires. Everyone who signs must be there. Bring your ID.' : 'A notary will bring the documents to you. Have your ID ready.'} It takes about 30 minutes.${
        isFeeIncluded ? ' Your final figures already include the fee.' : ''
      }`,
    fields: { requestedTime: 'Day', hour: 'Time', place: 'Place' },
    dayHint: 'Monday to Friday, not a holiday, within 90 days',
    hourHint: (zone: string) => `In your home’s time zone (${zone})`,
    placeHint: 'Your home, your work or anywhere that suits you',
    officeHint: 'The office of a title company, an attorney or ours. You can’t sign at home',
    offered: (when: string, place: string) => ({
      kind: 'DECISION' as const,
      tone: 'CAUTION' as const,
      title: 'That day isn’t free',
      text: `The office offers ${when}, at ${place}. You can request that time, or another day.`,
    }),
    action: 'Request this time',
    byVideo: 'Meet by video instead',
  },
  appointment: {
    requested: {
      heading: 'We’re booking your notary',
      why: 'We requested the time below. We’ll email you when it’s confirmed, usually within one business day.',
    },
    confirmed: {
      heading: 'Your appointment is confirmed',
      why: 'The notary will bring the documents and go through them with you. Have your ID ready. You can read the documents here at any time.',
      atOffice:
        'Everyone who signs must come, each with their ID. You’ll sign the agreement and the deed. You can read the documents here at any time.',
    },
    when: 'When',
    where: 'Where',
    bring: ['Bring', 'Your ID, not expired'],
    timeline: {
      label: 'What happens next',
      confirm: 'The notary confirms the time',
      sign: 'You sign the deed together',
      signAtOffice: 'You sign everything at the office',
      back: { title: 'We receive the signed documents', text: 'This page then updates by itself' },
    },
    documents: 'your line',
    change: {
      open: 'Choose another time',
      title: 'Give up this appointment?',
      text: 'We’ll cancel it with the notary, and you’ll choose another day and time. Your terms stay the same.',
      textAtOffice:
        'We’ll cancel it with the notary, and you’ll choose another day and time. Your terms stay the same. We’ll write the documents again for the new day.',
      action: 'Choose another time',
      stay: 'Keep this appointment',
    },
    help: 'Questions about your appointment? Call us at',
  },
} as const;
