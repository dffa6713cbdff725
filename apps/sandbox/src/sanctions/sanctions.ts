import { call, nothing, type Provider } from '../provider.ts';
import { Order, Person } from '../wire.ts';

export const sanctions: Provider = {
  port: 'sanctions',
  what: 'Sanctions list screen',
  calls: [
    call({
      path: 'screens',
      body: Order.extend({ person: Person }),
      answers: { CLEAR: nothing, POSSIBLE_MATCH: () => ({ similarity: 0.87 }) },
    }),
  ],
};
