import { dayOfSigning, openingDay } from '@homeline/domain/closing/hold.ts';
import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { todayAt } from '../rules/decision-context.ts';
import { generatePackage } from './generate-package.ts';

/** Generates the agreement and the disclosures to read before signing, or those to sign at an appointment at an office. */
export const generateClosingDocuments: TaskHandler = (context, run) => {
  let openingOn: CivilDate | undefined;
  return generatePackage(context, run, {
    task: 'generateClosingDocuments',
    name: 'CLOSING',
    exchange: context.vendors.documents.closing,
    extra(facts) {
      openingOn = openingDay(facts, todayAt(context, facts));
      return { asksInitials: true };
    },
    fact(answer, { documents, fields }, facts) {
      const appointmentOn = dayOfSigning(facts);
      const days = { ...(openingOn && { openingOn }), ...(appointmentOn && { appointmentOn }) };
      return { fact: 'closingDocuments', value: { answer, documents, fields, initials: true, ...days } };
    },
  });
};
