import * as z from 'zod';
import { type CallInput, call, noDetails, type Provider } from '../provider.ts';
import { Address, Order, Person } from '../request-schemas.ts';
import { creditFile, creditFileWithNewDebt, fileWithNewInquiry, hardPullReport } from './file.ts';

const Pull = Order.extend({ person: Person, address: Address, pin: z.string().optional() });
type Pull = z.infer<typeof Pull>;

const file = ({ person, today }: CallInput<Pull>) => ({ file: creditFile(person, today) });

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
        HIT: ({ person, today }) => ({ file: hardPullReport(person, today) }),
        HIT_CHANGED: ({ person, today }) => ({ file: creditFileWithNewDebt(hardPullReport(person, today)) }),
        HIT_NEW_INQUIRY: ({ person, today }) => ({ file: fileWithNewInquiry(hardPullReport(person, today)) }),
        FROZEN: noDetails,
        ERROR: noDetails,
      },
    }),
  ],
};
