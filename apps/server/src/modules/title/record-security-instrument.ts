import { returnedDeed } from '@homeline/domain/facts/notary.selectors.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { addressOf } from '../documents/address-of.ts';
import { openDocument } from '../documents/stored-file.ts';

/** Sends the notarized security instrument to the county through the title agent. */
export const recordSecurityInstrument: TaskHandler = async (context, run) => {
  await withIntent(context, run, {
    task: 'recordSecurityInstrument',
    critical: false,
    exchange: context.vendors.title.recording,
    async request(facts, intent) {
      const document = returnedDeed(facts)?.document;
      if (!document) throw new Error('No notarized instrument is on file');
      const instrument = await openDocument(context, run, document);
      return { ...intent, address: addressOf(facts), instrument };
    },
    facts: (recording) => [{ fact: 'recordings', value: recording }],
  });
};
