import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { addressOf } from '../documents/address-of.ts';

/** Orders a broker price opinion (BPO), for which an agent visits the home. */
export const collectBrokerOpinion: TaskHandler = async (context, run) => {
  await withIntent(context, run, {
    task: 'collectBrokerOpinion',
    critical: false,
    exchange: context.vendors.valuation.brokerOpinion,
    request({ homeCondition, ...facts }, intent) {
      if (!homeCondition) throw new Error('The application has no contact who gives the agent access');
      const { accessName: name, accessPhone: phone } = homeCondition;
      return { ...intent, address: addressOf(facts), access: { name, phone } };
    },
    facts: (opinion) => [{ fact: 'brokerOpinions', value: opinion }],
  });
};
