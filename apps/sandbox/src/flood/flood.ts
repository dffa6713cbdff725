import type { Profile } from '../profile.ts';
import { call, type Provider } from '../provider.ts';
import { Address, Order } from '../request-schemas.ts';
import type { Answer } from '../state.ts';

const DEFAULT_DELAY_HOURS = 24;
const HOUR_MS = 3_600_000;

const zone = (outcome: string, { floodZone, inFloodProgram = true }: Profile) =>
  outcome === 'SPECIAL_HAZARD'
    ? { zone: floodZone ?? 'AE', communityParticipates: inFloodProgram }
    : { zone: 'X' };

export const flood: Provider = {
  port: 'flood',
  description: 'Flood zone determination',
  calls: [
    call({
      path: 'determinations',
      body: Order.extend({ address: Address }),
      event: 'DETERMINED',
      answers: {
        OUT_OF_ZONE: ({ person }) => zone('OUT_OF_ZONE', person),
        SPECIAL_HAZARD: ({ person }) => zone('SPECIAL_HAZARD', person),
        PENDING: ({ person, nowMs }, context) => {
          const pending = context.pendingAnswer();
          if (pending) {
            context.answerLater(pending.dueMs, pending.answer);
            return {};
          }
          let [delays, outcome] = [1, context.answers.take()];
          while (outcome === 'PENDING') [delays, outcome] = [delays + 1, context.answers.take()];
          const answer: Answer = { status: 'COMPLETED', outcome, ...zone(outcome, person) };
          context.answerLater(
            nowMs + delays * (person.floodCertDelayHours ?? DEFAULT_DELAY_HOURS) * HOUR_MS,
            answer,
          );
          return {};
        },
      },
      // A second order doesn't speed up a late determination.
      decide: (context) => (context.pendingAnswer() ? 'PENDING' : context.answers.take()),
    }),
  ],
};
