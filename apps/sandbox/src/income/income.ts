import * as z from 'zod';
import { type Asked, call, nothing, type Provider } from '../provider.ts';
import { Dollars, Order, Person, ReturnUrl } from '../wire.ts';

const Link = Order.extend({ person: Person, source: z.string(), returnUrl: ReturnUrl });
const Stated = Order.extend({ person: Person, statedMonthlyGross: Dollars });
const Fetch = Stated.extend({ source: z.string(), publicToken: z.string().optional() });
const Employer = Stated.extend({
  contact: z.object({ employer: z.string(), name: z.string(), phone: z.string() }),
});

function pay({ person, body }: Asked<z.infer<typeof Stated>>) {
  const { verifiedMonthlyGross, monthlyGross } = person.income;
  return { monthlyGross: verifiedMonthlyGross ?? monthlyGross ?? body.statedMonthlyGross };
}

/** All that the accounts of someone show, and the letter that awards their pension. */
function report(asked: Asked<z.infer<typeof Stated>>) {
  const { assets, income } = asked.person;
  const found = { ...pay(asked), ...(income.pension && { pension: income.pension }) };
  if (!assets) return found;
  const { checkingSavings = 0, brokerage = 0, retirement = 0 } = assets;
  return { ...found, reserves: checkingSavings + brokerage + retirement };
}

export const income: Provider = {
  port: 'income',
  what: 'Payroll, account, tax and employer data',
  calls: [
    call({
      path: 'links',
      body: Link,
      answers: {
        OPENED: ({ body }, world) => {
          const { id, url } = world.host({ kind: 'LINK', ending: 'LINKED', returnUrl: body.returnUrl });
          return { link: id, url };
        },
      },
    }),
    call({
      path: 'reports',
      call: 'FETCH',
      body: Fetch,
      answers: { VERIFIED: report, PARTIAL: nothing, EMPLOYMENT_NOT_SHOWN: pay, ERROR: nothing },
    }),
    call({
      path: 'employer-checks',
      call: 'EMPLOYER',
      body: Employer,
      answers: { CONFIRMED: pay, NOT_CONFIRMED: nothing },
    }),
  ],
};
