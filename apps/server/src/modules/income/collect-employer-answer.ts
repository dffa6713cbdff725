import { employerContact } from '@homeline/domain/facts/income.selectors.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { contactOf } from '../accounts/contact-of.ts';
import { statedMonthlyGross } from './stated-monthly-gross.ts';

/** Has the employer asked whether the borrower works there, and for what pay. */
export const collectEmployerAnswer: TaskHandler = async (context, run) => {
  await withIntent(context, run, {
    task: 'collectEmployerAnswer',
    critical: false,
    exchange: context.vendors.income.employer,
    request(facts, intent) {
      const asked = employerContact(facts);
      if (!asked) throw new Error('Nobody is named at the employer');
      const { employer, name, phone } = asked;
      return {
        ...intent,
        worker: contactOf(facts),
        contact: { employer, name, phone },
        statedMonthlyGrossCents: statedMonthlyGross(facts),
      };
    },
    facts: (said) => [{ fact: 'employerAnswers', value: said }],
  });
};
