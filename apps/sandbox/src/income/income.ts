import * as z from 'zod';
import { type CallInput, call, noDetails, type Provider } from '../provider.ts';
import { Dollars, Order, Person, ReturnUrl } from '../request-schemas.ts';

const Link = Order.extend({
  person: Person,
  source: z.string(),
  returnUrl: ReturnUrl,
  oauthReturnUrl: ReturnUrl.optional(),
});
const Stated = Order.extend({ person: Person, statedMonthlyGross: Dollars });
const Fetch = Stated.extend({ source: z.string(), publicToken: z.string().optional() });
const Employer = Stated.extend({
  contact: z.object({ employer: z.string(), name: z.string(), phone: z.string() }),
});

const TAX_SOURCES: readonly string[] = ['POINTSERV_TAX', 'POINTSERV_1099_MISC'];

function pay({ person, body }: CallInput<z.infer<typeof Stated>>) {
  const { verifiedMonthlyGross, monthlyGross } = person.income;
  return { monthlyGross: verifiedMonthlyGross ?? monthlyGross ?? body.statedMonthlyGross };
}

/** Returns verified pay, reserves, pension and tax years, as the person's accounts show them. */
function report(input: CallInput<z.infer<typeof Fetch>>) {
  const { assets, income } = input.person;
  const { monthlyGrossCents, ...award } = income.pension ?? {};
  const pension = {
    ...award,
    ...(monthlyGrossCents !== undefined && { monthlyGross: monthlyGrossCents / 100 }),
  };
  const found = { ...pay(input), ...(income.pension && { pension }), ...taxYears(input) };
  if (!assets) return found;
  const { checkingSavings = 0, brokerage = 0, retirement = 0 } = assets;
  return { ...found, reserves: checkingSavings + brokerage + retirement };
}

/** Returns the last two years, where the source is tax returns or Forms 1099. */
function taxYears(input: CallInput<z.infer<typeof Fetch>>) {
  if (!TAX_SOURCES.includes(input.body.source)) return {};
  const year = Number(input.today.slice(0, 4));
  const income = 12 * pay(input).monthlyGross;
  return { taxYears: [year - 1, year - 2].map((each) => ({ year: each, income })) };
}

export const income: Provider = {
  port: 'income',
  description: 'Payroll, account, tax and employer data',
  calls: [
    call({
      path: 'links',
      body: Link,
      answers: {
        OPENED: ({ body }, context) => {
          const { id, url } = context.host({
            kind: 'LINK',
            ending: 'LINKED',
            returnUrl: body.returnUrl,
            oauthReturnUrl: body.oauthReturnUrl,
          });
          return { link: id, url };
        },
      },
    }),
    call({
      path: 'reports',
      call: 'FETCH',
      body: Fetch,
      answers: { VERIFIED: report, PARTIAL: noDetails, EMPLOYMENT_NOT_SHOWN: pay, ERROR: noDetails },
    }),
    call({
      path: 'employer-checks',
      call: 'EMPLOYER',
      body: Employer,
      answers: { CONFIRMED: pay, NOT_CONFIRMED: noDetails },
    }),
  ],
};
