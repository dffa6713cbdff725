import { call, noDetails, type Provider, withRemark } from '../provider.ts';
import { Address, File, Order, Person } from '../request-schemas.ts';

const Search = Order.extend({ person: Person, address: Address });
const Recording = Order.extend({ address: Address, instrument: File });

export const title: Provider = {
  port: 'title',
  description: 'Title search and recording agent',
  calls: [
    call({
      path: 'prequal-searches',
      call: 'PREQUAL',
      body: Search,
      answers: {
        CLEAR: withRemark('Owner and liens match.'),
        OPEN_ISSUE: withRemark('A lien from a prior loan is unreleased.'),
        OWNER_MISMATCH: withRemark('Title is vested in another person.'),
      },
    }),
    call({
      path: 'final-searches',
      call: 'FINAL',
      body: Search,
      answers: {
        CLEAR: ({ body }) => ({
          remark: 'Owner matches; no new items.',
          legalDescription: `Lot 12, Block 3, Maple Grove Addition, according to the plat recorded for ${body.address.street1}, ${body.address.city}`,
        }),
        OPEN_ISSUE: withRemark('A judgment was entered after the first search.'),
        OWNER_DOUBTFUL: withRemark('The owner of record does not recognize a deed in the chain of title.'),
        VESTED_IN_TRUST: withRemark('Title is vested in a trust; trust documents not reviewed.'),
        NO_LEGAL_DESCRIPTION: withRemark('The vesting deed has no usable legal description.'),
      },
    }),
    call({
      path: 'recordings',
      call: 'RECORDING',
      body: Recording,
      answers: {
        ACCEPTED: ({ today, body }) => ({
          instrumentNumber: `${today.replaceAll('-', '')}${Number.parseInt(body.reference.slice(0, 6), 16)}`,
        }),
        REJECTED: noDetails,
      },
    }),
  ],
};
