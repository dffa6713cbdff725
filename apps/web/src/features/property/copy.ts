import type { Occupancy } from '@homeline/domain/facts/home.ts';

const OCCUPANCIES: readonly { value: Occupancy; label: string }[] = [
  { value: 'PRIMARY', label: 'I live there' },
  { value: 'SECOND_HOME', label: 'Second home' },
  { value: 'INVESTMENT', label: 'Investment' },
];

const YES_OR_NO = [
  { value: false, label: 'No' },
  { value: true, label: 'Yes' },
];

/** Copy for the pages about the home. */
export const propertyCopy = {
  home: {
    occupancy: 'How do you use it?',
    occupancies: OCCUPANCIES,
    listedForSale: 'Is it for sale, or was it in the last 60 days?',
    listed: YES_OR_NO,
  },
  save: 'Save',
  lookUp: 'Look up address',
  change: {
    heading: 'What’s the address of your home?',
    why: 'We haven’t looked it up yet, so you can still change it.',
  },
  noMatch: {
    heading: 'Is this the address on your deed?',
    why: 'The county’s records show no home at this address. A missing unit, a different city name or ZIP code is often the reason. Your property tax bill shows how the county writes it.',
  },
  owner: {
    heading: 'Do you own this home?',
    why: (street = 'your home') =>
      `The county’s records name someone else as the owner of ${street}. That can happen after a purchase, a name change or a transfer to a trust.`,
    documents: 'The deed that names you, or the trust that owns the home',
    hint: 'A PDF, or a photo that shows every line. A deed stamped as received by the county is enough. A person reviews it, usually within 1 to 2 business days.',
    action: 'Send deed or trust',
    useOther: 'Use another home',
  },
  other: {
    heading: 'What’s the address of the other home?',
    why: 'Your line is secured by a home that county records show you own.',
  },
} as const;
