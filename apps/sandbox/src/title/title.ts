import { call, nothing, type Provider } from '../provider.ts';
import { Address, File, Order, Person } from '../wire.ts';

const Search = Order.extend({ person: Person, address: Address });
const Recording = Order.extend({ address: Address, instrument: File });

const because = (remark: string) => () => ({ remark });

export const title: Provider = {
  port: 'title',
  what: 'Title search and recording agent',
  calls: [
    call({
      path: 'prequal-searches',
      call: 'PREQUAL',
      body: Search,
      answers: {
        CLEAR: because('Owner and liens as known.'),
        OPEN_ISSUE: because('A lien of an earlier loan is not released.'),
        OWNER_MISMATCH: because('Vested in another person.'),
      },
    }),
    call({
      path: 'final-searches',
      call: 'FINAL',
      body: Search,
      answers: {
        CLEAR: because('Owner as known, no new item.'),
        OPEN_ISSUE: because('A judgment was entered after the first search.'),
        OWNER_DOUBTFUL: because('A deed in the chain is unknown to the owner of record.'),
        VESTED_IN_TRUST: because('Vested in a trust whose papers were not seen.'),
        NO_LEGAL_DESCRIPTION: because('The vesting deed has no usable legal description.'),
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
        REJECTED: nothing,
      },
    }),
  ],
};
