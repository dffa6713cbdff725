import * as z from 'zod';
import { type CallInput, call, noDetails, type Provider } from '../provider.ts';
import { Address, Order, Person } from '../request-schemas.ts';
import { creditFile, creditFileWithNewDebt, fileWithNewInquiry, hardPullReport } from './file.ts';

const Pull = Order.extend({ person: Person, address: Address, pin: z.string().optional() });
type Pull = z.infer<typeof Pull>;

const file = ({ person, today }: CallInput<Pull>) => ({ file: creditFile(person, today) });

const fullFile = ({ person, today }: CallInput<Pull>) => ({ file: hardPullReport(person, today) });

/** Full reports that show an alert. */
const alerted = (...alerts: readonly string[]) =>
  Object.fromEntries(
    alerts.map((alert) => [
      alert,
      (input: CallInput<Pull>) => ({ outcome: 'HIT', alert, ...fullFile(input) }),
    ]),
  );

export const credit: Provider = {
  port: 'credit',
  description: 'Consumer credit bureau',
  calls: [
    call({
      path: 'soft-pulls',
      call: 'SOFT',
      body: Pull,
      answers: {
        HIT: file,
        NO_MATCH: noDetails,
        NO_HIT: noDetails,
        FROZEN: noDetails,
        FROZEN_PIN: noDetails,
        WRONG_PIN: noDetails,
        LOCKED: noDetails,
        FRAUD_ALERT: file,
        ACTIVE_DUTY: file,
        DECEASED: file,
        ADDRESS_DISCREPANCY: file,
        ERROR: noDetails,
      },
      decide({ answers }, { person, body }) {
        const { freezePin } = person.credit;
        if (freezePin === undefined) return answers.take();
        if (body.pin !== undefined && body.pin !== freezePin) {
          if (answers.peek() === 'WRONG_PIN') answers.take();
          return 'WRONG_PIN';
        }
        // WRONG_PIN applies only to a wrong PIN: skip it when the PIN is right or missing.
        while (answers.peek() === 'WRONG_PIN') answers.take();
        return answers.take();
      },
    }),
    call({
      path: 'hard-pulls',
      call: 'HARD',
      body: Pull,
      answers: {
        HIT: fullFile,
        HIT_CHANGED: ({ person, today }) => ({ file: creditFileWithNewDebt(hardPullReport(person, today)) }),
        HIT_NEW_INQUIRY: ({ person, today }) => ({ file: fileWithNewInquiry(hardPullReport(person, today)) }),
        ...alerted('FRAUD_ALERT', 'ACTIVE_DUTY', 'DECEASED', 'ADDRESS_DISCREPANCY'),
        FROZEN: noDetails,
        ERROR: noDetails,
      },
    }),
  ],
};
