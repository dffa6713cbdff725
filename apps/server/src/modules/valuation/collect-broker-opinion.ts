import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { addressOf } from '../property/address-of.ts';

/** Sends an agent to the home for a broker's opinion of its value. */
export const collectBrokerOpinion: TaskHandler = async (context, run) => {
  await withIntent(context, run, {
    task: 'collectBrokerOpinion',
    critical: false,
    exchange: context.vendors.valuation.brokerOpinion,
    request({ homeCondition, ...facts }, intent) {
      if (!homeCondition) throw new Error('Nobody is named who lets the agent in');
      const { accessName: name, accessPhone: phone } = homeCondition;
      return { ...intent, address: addressOf(facts), access: { name, phone } };
    },
    facts: (opinion) => [{ fact: 'brokerOpinions', value: opinion }],
  });
};
