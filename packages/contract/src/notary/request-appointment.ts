import { RequiredText } from '@homeline/domain/facts/form-fields.ts';
import * as z from 'zod';
import { ApplicationParams, BORROWER_PATH } from '../applications/application-path.ts';
import { Status } from '../applications/status.ts';
import { call } from '../call.ts';

/** The requested time and place of an in-person notary: a business day, within hours in the home's time zone. */
export const AppointmentForm = z.object({ requestedTime: z.iso.datetime('Required'), place: RequiredText });
export type AppointmentForm = z.infer<typeof AppointmentForm>;

export const requestAppointment = call({
  name: 'requestAppointment',
  method: 'POST',
  path: `${BORROWER_PATH}/notary/appointment`,
  who: 'BORROWER',
  summary: 'Requests an appointment with an in-person notary and books it.',
  params: ApplicationParams,
  body: AppointmentForm,
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});

export const changeAppointment = call({
  name: 'changeAppointment',
  method: 'POST',
  path: `${BORROWER_PATH}/notary/appointment/change`,
  who: 'BORROWER',
  summary:
    'Gives up the confirmed appointment, before it begins, to request another. The notary’s booking is canceled.',
  params: ApplicationParams,
  answer: Status,
  errors: ['WRONG_STEP'],
  oncePerKey: true,
});
