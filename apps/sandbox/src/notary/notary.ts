import * as z from 'zod';
import { type CallContext, type CallInput, call, type Provider } from '../provider.ts';
import { File, Order, ReturnUrl, Signer } from '../request-schemas.ts';

const Pdf = File.refine(({ content }) => content.startsWith('JVBERi'), 'Must be a PDF');
const Meeting = Order.extend({ signers: z.array(Signer).min(1) });
const Papers = z.array(z.object({ id: z.uuid() }).and(Pdf)).min(1);
const Session = Meeting.extend({ documents: Papers, returnUrl: ReturnUrl });
const Appointment = Meeting.extend({
  documents: Papers,
  requestedTime: z.iso.datetime({ offset: true }),
  place: z.string().min(1),
});

const Cancellation = Order.extend({ appointment: z.string().min(1) });

const openSession =
  (ending: 'COMPLETED' | 'FAILED') =>
  ({ body }: CallInput<z.infer<typeof Session>>, context: CallContext) => {
    const { signers, documents, returnUrl } = body;
    const { id, url } = context.host({ kind: 'SESSION', ending, signers, documents, returnUrl });
    return { outcome: 'OPENED', session: id, joinUrl: url };
  };

const book =
  (ending: 'SIGNED_RETURNED' | 'NO_SHOW') =>
  ({ body }: CallInput<z.infer<typeof Appointment>>, context: CallContext) => {
    const { signers, documents, place, requestedTime } = body;
    const dueMs = Date.parse(requestedTime);
    const { id } = context.host({ kind: 'APPOINTMENT', ending, signers, documents, place, dueMs });
    return { outcome: 'BOOKED', appointment: id, confirmedTime: requestedTime, place };
  };

const named = ({ body: { appointment } }: CallInput<z.infer<typeof Cancellation>>) => ({ appointment });

export const notary: Provider = {
  port: 'notary',
  description: 'Remote and in-person notary',
  calls: [
    call({
      path: 'sessions',
      call: 'REMOTE',
      body: Session,
      answers: { COMPLETED: openSession('COMPLETED'), FAILED: openSession('FAILED') },
    }),
    call({
      path: 'appointments',
      call: 'MANUAL',
      body: Appointment,
      answers: { SIGNED_RETURNED: book('SIGNED_RETURNED'), NO_SHOW: book('NO_SHOW') },
    }),
    call({
      path: 'cancellations',
      body: Cancellation,
      decide: (context, { body }) => (context.cancelAppointment(body.appointment) ? 'CANCELED' : 'ENDED'),
      answers: { CANCELED: named, ENDED: named },
    }),
  ],
};
