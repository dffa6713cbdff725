import { Remark } from '@homeline/domain/facts/fact.ts';
import * as z from 'zod';
import { bridgeExchange } from '../bridge-exchange.ts';
import type { Provider } from '../request.ts';
import { SentPerson } from '../wire.ts';
import type { BankPort, LinkedAccount, TokenExchange } from './port.ts';

const LinkWire = z.object({ outcome: z.literal('OPENED'), link: z.string(), url: z.url() });

const AccountWire = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('LINKED'),
    bankName: z.string(),
    routingNumber: z.string(),
    accountNumber: z.string().min(4),
  }),
  z.object({ outcome: z.literal('FAILED') }),
]);

const CheckWire = z.object({ outcome: z.enum(['VERIFIED', 'SUSPECT', 'INVALID']), remark: Remark });

export function bankOverBridge(provider: Provider): BankPort {
  const account = bridgeExchange(provider, {
    path: '/accounts',
    body: z.object({ publicToken: z.string().optional() }),
    toWire: ({ publicToken }: TokenExchange) => ({ publicToken }),
    wire: AccountWire,
    fromWire: (wire): LinkedAccount => {
      if (wire.outcome === 'FAILED') return { answer: wire.outcome };
      const { outcome, ...linked } = wire;
      return { answer: outcome, ...linked, mask: linked.accountNumber.slice(-4) };
    },
  });
  return {
    link: bridgeExchange(provider, {
      path: '/links',
      body: z.object({ person: SentPerson, returnUrl: z.url(), oauthReturnUrl: z.url() }),
      toWire: ({ holder, returnUrl, oauthReturnUrl }) => ({ person: holder, returnUrl, oauthReturnUrl }),
      wire: LinkWire,
      fromWire: ({ link, url }) => ({ link, url }),
    }),
    account: {
      ...account,
      // The page always returns a token or an error.
      ask: async (request) =>
        request.publicToken === undefined
          ? { ok: true, answer: { answer: 'CANCELLED' } }
          : account.ask(request),
    },
    check: bridgeExchange(provider, {
      path: '/checks',
      body: z.object({ person: SentPerson, routingNumber: z.string(), accountNumber: z.string() }),
      toWire: ({ holder, routingNumber, accountNumber }) => ({
        person: holder,
        routingNumber,
        accountNumber,
      }),
      wire: CheckWire,
      fromWire: ({ outcome, remark }) => ({ answer: outcome, ...(remark && { remark }) }),
    }),
  };
}
