import * as z from 'zod';
import { type CallContext, type CallInput, call, type Provider } from '../provider.ts';
import { Order } from '../request-schemas.ts';
import { RETURNING } from './returned-mail.ts';

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

/** What may become of a text to a person, with Twilio's error code. */
export const TEXT_ENDS: Readonly<Record<string, number>> = {
  STOPPED: 21610,
  UNDELIVERED: 30003,
  UNKNOWN: 30005,
  LANDLINE: 30006,
  FILTERED: 30007,
};

const emailOf = ({ from, to, subject, text, html }: z.infer<typeof Email>) => ({
  ...{ kind: 'EMAIL' as const, from, to, subject, text },
  ...(html ? { html } : {}),
});

function deliverText({ body: { from, to, text } }: CallInput<z.infer<typeof Text>>, context: CallContext) {
  context.deliver({ kind: 'TEXT', number: from, to, text });
  return {};
}

export const messaging: Provider = {
  port: 'messaging',
  description: 'Email and text messages',
  calls: [
    call({
      path: 'emails',
      call: 'EMAIL',
      body: Email,
      answers: {
        SENT: ({ body }, context) => {
          const message = emailOf(body);
          context.deliver(message);
          if (message.to.endsWith(RETURNING)) context.returnMail(message);
          return {};
        },
        // The mail server takes it, and returns it later.
        RETURNED: ({ body }, context) => {
          const message = emailOf(body);
          context.deliver(message);
          context.returnMail(message);
          return { outcome: 'SENT' };
        },
      },
    }),
    call({
      path: 'texts',
      call: 'TEXT',
      body: Text,
      answers: {
        SENT: deliverText,
        // Later outcomes of a text. Only Twilio reports them; the bridge answers SENT.
        ...Object.fromEntries(
          Object.keys(TEXT_ENDS).map((end) => [
            end,
            (input: CallInput<z.infer<typeof Text>>, context: CallContext) => ({
              ...deliverText(input, context),
              outcome: 'SENT',
            }),
          ]),
        ),
      },
    }),
  ],
};
