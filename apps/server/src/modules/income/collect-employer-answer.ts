import { employerContact } from '@homeline/domain/facts/income.selectors.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { contactOf } from '../accounts/contact-of.ts';
import { statedMonthlyGross } from './stated-monthly-gross.ts';

/** Requests a verification of employment (VOE) from the borrower's employer. */
export const collectEmployerAnswer: TaskHandler = async (context, run) => {
  await withIntent(context, run, {
    task: 'collectEmployerAnswer',
    critical: false,
    exchange: context.vendors.income.employer,
    request(facts, intent) {
      const contact = employerContact(facts);
      if (!contact) throw new Error('The application has no employer contact');
      const { employer, name, phone } = contact;
      return {
        ...intent,
        worker: contactOf(facts),
        contact: { employer, name, phone },
        statedMonthlyGrossCents: statedMonthlyGross(facts),
      };
    },
    facts: (verified) => [{ fact: 'employerAnswers', value: verified }],
  });
};
