import type * as Plaid from 'plaid';
import type * as z from 'zod';
import type { AsJson, Shape } from '../library-json.ts';

/** The requests and answers of the calls that are made, by the types of Plaid's own library. It isn't loaded: decision 62. */
type Calls = {
  '/accounts/balance/get': [Plaid.AccountsBalanceGetRequest, Plaid.AccountsGetResponse];
  '/accounts/get': [Plaid.AccountsGetRequest, Plaid.AccountsGetResponse];
  '/auth/get': [Plaid.AuthGetRequest, Plaid.AuthGetResponse];
  '/credit/bank_income/get': [Plaid.CreditBankIncomeGetRequest, Plaid.CreditBankIncomeGetResponse];
  '/identity/match': [Plaid.IdentityMatchRequest, Plaid.IdentityMatchResponse];
  '/institutions/get': [Plaid.InstitutionsGetRequest, Plaid.InstitutionsGetResponse];
  '/item/public_token/exchange': [
    Plaid.ItemPublicTokenExchangeRequest,
    Plaid.ItemPublicTokenExchangeResponse,
  ];
  '/item/remove': [Plaid.ItemRemoveRequest, Plaid.ItemRemoveResponse];
  '/link/token/create': [Plaid.LinkTokenCreateRequest, Plaid.LinkTokenCreateResponse];
  '/link/token/get': [Plaid.LinkTokenGetRequest, Plaid.LinkTokenGetResponse];
  '/user/create': [Plaid.UserCreateRequest, Plaid.UserCreateResponse];
  '/user/remove': [Plaid.UserRemoveRequest, Plaid.UserRemoveResponse];
  '/webhook_verification_key/get': [
    Plaid.WebhookVerificationKeyGetRequest,
    Plaid.WebhookVerificationKeyGetResponse,
  ];
};
export type PlaidPath = keyof Calls;

/** What a call sends. The account's keys go into headers. */
export type PlaidRequest<Path extends PlaidPath> = Omit<AsJson<Calls[Path][0]>, 'client_id' | 'secret'>;

/** A schema whose fields are those of the library's answer; else a name that says what doesn't fit. */
export type ReadsAnswer<Path extends PlaidPath, Schema extends z.ZodType> =
  Shape<Calls[Path][1]> extends Shape<z.input<Schema>>
    ? Schema
    : { readonly doesNotReadTheLibrarysAnswerOf: Path };
