import type { FactValue } from '@homeline/domain/facts/facts.ts';
import type { IncomeSource } from '@homeline/domain/facts/income.facts.ts';
import type { Language } from '@homeline/domain/language/language.ts';
import type { Cents } from '@homeline/domain/money/cents.ts';
import type * as z from 'zod';
import type { Exchange, Intent } from '../exchange.ts';
import type { Party } from '../parties.ts';

export type OpenIncomeLink = Intent & {
  readonly worker: Party;
  readonly source: z.infer<typeof IncomeSource>;
  /** The provider's page redirects here, with `publicToken` or `error` in the query, or with neither. */
  readonly returnUrl: string;
  /** A bank that signs people in on its own page redirects here, with `oauth_state_id` in the query. The same for all applications. */
  readonly oauthReturnUrl: string;
  /** The language of the borrower's page, for a provider that speaks it. Absent: English. */
  readonly language?: Language | undefined;
};
export type OpenedLink = { readonly link: string; readonly url: string };

/** Asks for the result of a visit to a provider's page that returned neither a token nor an error. */
export type IncomeLinkVisit = Intent & { readonly source: z.infer<typeof IncomeSource> };
export type IncomeLinkEnd = { readonly answer: 'LINKED' | 'CANCELLED' | 'FAILED' };

export type IncomeFetch = Intent & {
  readonly worker: Party;
  readonly source: z.infer<typeof IncomeSource>;
  readonly publicToken?: string | undefined;
  readonly statedMonthlyGrossCents: Cents;
};

export type EmployerCheck = Intent & {
  readonly worker: Party;
  readonly contact: { readonly employer: string; readonly name: string; readonly phone: string };
  readonly statedMonthlyGrossCents: Cents;
};

export type FetchedIncome = FactValue<'incomeResults'>;
export type EmployerAnswer = FactValue<'employerAnswers'>;

/** The income provider: payroll, bank account, tax and employer data. */
export type IncomePort = {
  readonly link: Exchange<OpenIncomeLink, OpenedLink>;
  readonly visit: Exchange<IncomeLinkVisit, IncomeLinkEnd>;
  readonly fetch: Exchange<IncomeFetch, FetchedIncome>;
  readonly employer: Exchange<EmployerCheck, EmployerAnswer>;
};
