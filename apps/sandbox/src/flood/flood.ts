import type { KnownPerson } from '../person.ts';
import { call, type Provider } from '../provider.ts';
import type { Answer } from '../state.ts';
import { Address, Order } from '../wire.ts';

const USUAL_DELAY_HOURS = 24;
const HOUR_MS = 3_600_000;

const zone = (outcome: string, { floodZone }: KnownPerson) => ({
  zone: outcome === 'SPECIAL_HAZARD' ? (floodZone ?? 'AE') : 'X',
});

export const flood: Provider = {
  port: 'flood',
  what: 'Flood zone determination',
  calls: [
    call({
      path: 'determinations',
      body: Order.extend({ address: Address }),
      event: 'DETERMINED',
      answers: {
        OUT_OF_ZONE: ({ person }) => zone('OUT_OF_ZONE', person),
        SPECIAL_HAZARD: ({ person }) => zone('SPECIAL_HAZARD', person),
        PENDING: ({ person, nowMs }, world) => {
          const awaited = world.awaited();
          if (awaited) {
            world.later(awaited.dueMs, awaited.answer);
            return {};
          }
          let [delays, outcome] = [1, world.answers.take()];
          while (outcome === 'PENDING') [delays, outcome] = [delays + 1, world.answers.take()];
          const answer: Answer = { status: 'COMPLETED', outcome, ...zone(outcome, person) };
          world.later(nowMs + delays * (person.floodCertDelayHours ?? USUAL_DELAY_HOURS) * HOUR_MS, answer);
          return {};
        },
      },
      // One that is late is not hurried by a second order.
      decide: (world) => (world.awaited() ? 'PENDING' : world.answers.take()),
    }),
  ],
};
