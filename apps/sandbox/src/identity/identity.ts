import * as z from 'zod';
import { call, noDetails, type Provider, withRemark } from '../provider.ts';
import { File, Order, Person } from '../request-schemas.ts';

export const identity: Provider = {
  port: 'identity',
  description: 'Document and face check',
  calls: [
    call({
      path: 'checks',
      body: Order.extend({
        person: Person,
        documentType: z.string(),
        image: File,
        backImage: File.optional(),
      }),
      answers: {
        VERIFIED: noDetails,
        FAILED_VERIFICATION: withRemark('The document is not readable.'),
        PENDING_REVIEW: withRemark('The photo on the document may have been replaced.'),
      },
    }),
  ],
};
