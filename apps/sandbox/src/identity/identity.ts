import * as z from 'zod';
import { call, nothing, type Provider } from '../provider.ts';
import { File, Order, Person } from '../wire.ts';

export const identity: Provider = {
  port: 'identity',
  what: 'Document and face check',
  calls: [
    call({
      path: 'checks',
      body: Order.extend({ person: Person, documentType: z.string(), image: File }),
      answers: { VERIFIED: nothing, FAILED_VERIFICATION: nothing, PENDING_REVIEW: nothing },
    }),
  ],
};
