import * as z from 'zod';
import { call, type Provider } from '../provider.ts';
import { Order } from '../request-schemas.ts';

const Message = Order.partial({ fileNumber: true }).extend({
  to: z.string().min(3),
  text: z.string().min(1),
});
/** Addresses at this domain are suppressed, as an email provider suppresses what bounced for good. */
const SUPPRESSED = '@suppressed.example';

/** The number that text messages come from when the sender names none. */
export const PROVIDER_NUMBER = '+15555550100';

const Text = Message.extend({ from: z.string().default(PROVIDER_NUMBER) });

const Email = Message.extend({
  to: Message.shape.to.refine((to) => !to.endsWith(SUPPRESSED), 'The recipient is suppressed'),
  from: z.object({ name: z.string(), email: z.string() }),
  subject: z.string().min(1),
  html: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
});

export const messaging: Provider = {
  port: 'messaging',
  description: 'Email and text messages',
  calls: [
    call({
      path: 'emails',
      body: Email,
      answers: {
        SENT: ({ body: { from, to, subject, text, html } }, context) => {
          context.deliver({ kind: 'EMAIL', from, to, subject, text, ...(html ? { html } : {}) });
          return {};
        },
      },
    }),
    call({
      path: 'texts',
      body: Text,
      answers: {
        SENT: ({ body: { from, to, text } }, context) => {
          context.deliver({ kind: 'TEXT', number: from, to, text });
          return {};
        },
      },
    }),
  ],
};
