import * as z from 'zod';
import { type Asked, call, nothing, type Provider } from '../provider.ts';
import { Address, Order, Person } from '../wire.ts';
import { changedFile, creditFile, fileWithNewInquiry, fullFile } from './file.ts';

const Pull = Order.extend({ person: Person, address: Address, pin: z.string().optional() });
type Pull = z.infer<typeof Pull>;

const file = ({ person, today }: Asked<Pull>) => ({ file: creditFile(person, today) });

export const credit: Provider = {
  port: 'credit',
  what: 'Consumer credit bureau',
  calls: [
    call({
      path: 'soft-pulls',
      call: 'SOFT',
      body: Pull,
      answers: {
        HIT: file,
        NO_MATCH: nothing,
        NO_HIT: nothing,
        FROZEN: nothing,
        FROZEN_PIN: nothing,
        WRONG_PIN: nothing,
        LOCKED: nothing,
        FRAUD_ALERT: file,
        ACTIVE_DUTY: file,
        DECEASED: file,
        ADDRESS_DISCREPANCY: file,
        ERROR: nothing,
      },
      decide({ answers }, { person, body }) {
        const { freezePin } = person.credit;
        if (freezePin === undefined) return answers.take();
        if (body.pin !== undefined && body.pin !== freezePin) {
          if (answers.peek() === 'WRONG_PIN') answers.take();
          return 'WRONG_PIN';
        }
        // WRONG_PIN speaks of the PIN that was sent: it is never said of the right one, nor when none was.
        while (answers.peek() === 'WRONG_PIN') answers.take();
        return answers.take();
      },
    }),
    call({
      path: 'hard-pulls',
      call: 'HARD',
      body: Pull,
      answers: {
        HIT: ({ person, today }) => ({ file: fullFile(person, today) }),
        HIT_CHANGED: ({ person, today }) => ({ file: changedFile(fullFile(person, today)) }),
        HIT_NEW_INQUIRY: ({ person, today }) => ({ file: fileWithNewInquiry(fullFile(person, today)) }),
        FROZEN: nothing,
        ERROR: nothing,
      },
    }),
  ],
};
