import * as z from 'zod';
import { type CallContext, type CallInput, call, noDetails, type Provider, withRemark } from '../provider.ts';
import { Order, Person, ReturnUrl } from '../request-schemas.ts';

const Link = Order.extend({ person: Person, returnUrl: ReturnUrl, oauthReturnUrl: ReturnUrl.optional() });
const Token = Order.extend({ publicToken: z.string() });
const Check = Order.extend({ person: Person, routingNumber: z.string(), accountNumber: z.string() });

/** A bank that signs people in on its own page (OAuth), away from the link page. */
export const BANK_WITH_SIGN_IN = 'Granite State Bank';

/** The accounts that the link page offers. */
export const ACCOUNTS = [
  {
    bankName: 'Harborview Bank',
    kind: 'Everyday Checking',
    routingNumber: '110000000',
    accountNumber: '000123456789',
  },
  {
    bankName: 'Harborview Bank',
    kind: 'Rainy Day Savings',
    routingNumber: '110000000',
    accountNumber: '000987654321',
  },
  {
    bankName: 'Mill Creek Credit Union',
    kind: 'Share Draft',
    routingNumber: '220000026',
    accountNumber: '554433221100',
  },
  {
    bankName: BANK_WITH_SIGN_IN,
    kind: 'Free Checking',
    routingNumber: '110000000',
    accountNumber: '000246813579',
  },
];

const open =
  (ending: 'LINKED' | 'FAILED') =>
  ({ body }: CallInput<z.infer<typeof Link>>, context: CallContext) => {
    const { id, url } = context.host({
      kind: 'LINK',
      ending,
      returnUrl: body.returnUrl,
      oauthReturnUrl: body.oauthReturnUrl,
    });
    return { outcome: 'OPENED', link: id, url };
  };

export const bank: Provider = {
  port: 'bank',
  description: 'Account link and account check',
  calls: [
    call({
      path: 'links',
      call: 'LINK',
      body: Link,
      answers: { LINKED: open('LINKED'), FAILED: open('FAILED') },
    }),
    call({
      path: 'accounts',
      body: Token,
      answers: {
        LINKED: ({ body }, context) => context.chosen(body.publicToken) ?? { outcome: 'FAILED' },
      },
    }),
    call({
      path: 'checks',
      call: 'CHECK',
      body: Check,
      answers: {
        VERIFIED: noDetails,
        SUSPECT: withRemark('The account was opened 6 days ago and its holder has another name.'),
        INVALID: noDetails,
      },
    }),
  ],
};
