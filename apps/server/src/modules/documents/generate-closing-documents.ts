import { dayOfSigning } from '@homeline/domain/closing/hold.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { generatePackage } from './generate-package.ts';

/** Generates the agreement and the disclosures to read before signing, or those to sign at an appointment at an office. */
export const generateClosingDocuments: TaskHandler = (context, run) =>
  generatePackage(context, run, {
    task: 'generateClosingDocuments',
    name: 'CLOSING',
    exchange: context.vendors.documents.closing,
    extra: () => ({ asksInitials: true }),
    fact(answer, documents, facts) {
      const appointmentOn = dayOfSigning(facts);
      return {
        fact: 'closingDocuments',
        value: { answer, documents, initials: true, ...(appointmentOn && { appointmentOn }) },
      };
    },
  });
