import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';
import { Required } from '../fields.ts';

/** When and where the borrower would meet a notary in person: on a business day, in the hours of the home's time zone. */
export const AppointmentForm = z.object({ requestedTime: z.iso.datetime('Required'), place: Required });
export type AppointmentForm = z.infer<typeof AppointmentForm>;

export const requestAppointment = call({
  name: 'requestAppointment',
  method: 'POST',
  path: `${BORROWER_PATH}/notary/appointment`,
  who: 'BORROWER',
  summary: 'Asks for an appointment with a notary in person; it is booked.',
  params: ApplicationParams,
  body: AppointmentForm,
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
