import type { FactValue } from '@homeline/domain/facts/facts.ts';
import type { Language } from '@homeline/domain/language/language.ts';
import type { Exchange, Intent } from '../exchange.ts';
import type { Party } from '../parties.ts';

export type OpenBankLink = Intent & {
  readonly holder: Party;
  /** The provider's page redirects here, with `publicToken` or `error` in the query, or with neither. */
  readonly returnUrl: string;
  /** A bank that signs people in on its own page redirects here, with `oauth_state_id` in the query. The same for all applications. */
  readonly oauthReturnUrl: string;
  /** The language of the borrower's page, for a provider that speaks it. Absent: English. */
  readonly language?: Language | undefined;
  /** `OFFERED`: the borrower may type the account there, and prove it by a small deposit. `CODE`: they come to enter its code. */
  readonly deposit?: 'OFFERED' | 'CODE' | undefined;
};
export type OpenedLink = { readonly link: string; readonly url: string };

export type TokenExchange = Intent & {
  /** Absent if the provider's page returned none: the provider then knows the link by the application. */
  readonly publicToken?: string | undefined;
};

/** The account the person chose. Seal the number at once; `mask` is its last four digits. */
export type LinkedAccount =
  | {
      readonly answer: 'LINKED';
      readonly bankName: string;
      readonly routingNumber: string;
      readonly accountNumber: string;
      readonly mask: string;
      /** The borrower typed it at the provider and entered the code of a small deposit. */
      readonly byDeposit?: true;
    }
  /** The number of a typed account is known once its code was right. `FAILED`: too many wrong codes. */
  | { readonly answer: 'DEPOSIT_SENT' | 'DEPOSIT_FAILED' | 'DEPOSIT_EXPIRED'; readonly mask: string }
  | { readonly answer: 'CANCELLED' | 'FAILED' };

export type AccountCheck = Intent & {
  readonly holder: Party;
  readonly routingNumber: string;
  readonly accountNumber: string;
  /** The provider that linked it; absent for an account entered by hand. */
  readonly linkedBy?: string | undefined;
};
export type CheckedAccount = FactValue<'bankChecks'>;

/** The bank account provider: links an account and verifies it. */
export type BankPort = {
  readonly link: Exchange<OpenBankLink, OpenedLink>;
  readonly account: Exchange<TokenExchange, LinkedAccount>;
  readonly check: Exchange<AccountCheck, CheckedAccount>;
};
