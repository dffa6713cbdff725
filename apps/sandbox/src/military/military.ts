import * as z from 'zod';
import { type CallInput, call, type Provider } from '../provider.ts';
import { Order, Person } from '../request-schemas.ts';
import { statusReport } from './status-report.ts';

const Request = Order.extend({ person: Person, activeDutyStatusDate: z.iso.date() });

const SENTENCES = {
  NO_SERVICE: 'No information of active duty on this date, in the 367 days before it, or of a call-up.',
  ACTIVE_DUTY: 'On active duty on this date.',
  LEFT_ACTIVE_DUTY: 'Left active duty within 367 days before this date.',
  CALLED_UP: 'Notified by this date of a future call-up to active duty.',
};

const report =
  (sentence: string) =>
  ({ body }: CallInput<z.infer<typeof Request>>) => {
    const { reference, activeDutyStatusDate: date } = body;
    return {
      certificateNumber: reference,
      certificate: {
        name: 'status-report.pdf',
        contentType: 'application/pdf',
        content: statusReport({ date, sentence }),
      },
    };
  };

/** Stands in for the status reports of the Defense Manpower Data Center. */
export const military: Provider = {
  port: 'military',
  description: 'Military status (SCRA)',
  calls: [
    call({
      path: 'status-reports',
      body: Request,
      answers: {
        NO_SERVICE: report(SENTENCES.NO_SERVICE),
        ACTIVE_DUTY: report(SENTENCES.ACTIVE_DUTY),
        LEFT_ACTIVE_DUTY: report(SENTENCES.LEFT_ACTIVE_DUTY),
        CALLED_UP: report(SENTENCES.CALLED_UP),
      },
    }),
  ],
};
