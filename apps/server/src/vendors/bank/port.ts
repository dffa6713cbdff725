import type { FactValue } from '@homeline/domain/facts/facts.ts';
import type { Exchange, Intent } from '../exchange.ts';
import type { Party } from '../parties.ts';

export type OpenBankLink = Intent & {
  readonly holder: Party;
  /** The provider's page redirects here, with `publicToken` or `error` in the query. */
  readonly returnUrl: string;
  /** A bank that signs people in on a page of its own redirects here, with `oauth_state_id` in the query. The same for all applications. */
  readonly oauthReturnUrl: string;
};
export type OpenedLink = { readonly link: string; readonly url: string };

export type TokenExchange = Intent & { readonly publicToken: string };

/** The account the person chose. Seal the number at once; `mask` is its last four digits. */
export type LinkedAccount =
  | {
      readonly answer: 'LINKED';
      readonly bankName: string;
      readonly routingNumber: string;
      readonly accountNumber: string;
      readonly mask: string;
    }
  | { readonly answer: 'FAILED' };

export type AccountCheck = Intent & {
  readonly holder: Party;
  readonly routingNumber: string;
  readonly accountNumber: string;
};
export type CheckedAccount = FactValue<'bankChecks'>;

/** The bank account provider: links an account and verifies it. */
export type BankPort = {
  readonly link: Exchange<OpenBankLink, OpenedLink>;
  readonly account: Exchange<TokenExchange, LinkedAccount>;
  readonly check: Exchange<AccountCheck, CheckedAccount>;
};
