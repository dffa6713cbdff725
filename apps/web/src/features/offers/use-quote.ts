import { refusalOf } from '@homeline/client/session/refusal.ts';
import type { CostedTerms } from '@homeline/contract/offers/get-offers.ts';
import { type LineChoice, type Quote, quoteOffer } from '@homeline/contract/offers/quote-offer.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import {
  areTermsOf,
  asOffered,
  estimate,
  type FeePrice,
  feePrices,
  nearestTerms,
  type PricedTerms,
} from './estimate.ts';
import { useEvery } from './use-every.ts';

/** The delay between quotes while the slider moves. */
const EVERY_MS = 200;

export type Quoted = {
  readonly terms: CostedTerms;
  /** The rate and payment at each fee; empty until the first answer. */
  readonly fees: readonly FeePrice[];
  /** The rate of other amounts; empty until the first answer. */
  readonly amountRates: Quote['amountRates'];
  readonly isExact: boolean;
  /** Why we can't offer the choice; its figures are then hidden. */
  readonly refusal: string | undefined;
};

/** The application and offers that a quote belongs to. When any of it changes, earlier quotes no longer count. */
export type QuotedAmong = {
  readonly uuid: string;
  /** The version of the offers. */
  readonly version: number;
  readonly offered: readonly CostedTerms[];
};

/** Returns the terms of a choice: an estimate from the nearest known terms, until the server prices or refuses it. */
export function useQuote({ uuid, version, offered }: QuotedAmong, choice: LineChoice): Quoted {
  const asked = useEvery(EVERY_MS, choice);
  const queries = useQueryClient();
  const offers = offered.map(asOffered);
  const { data, error } = useQuery({
    queryKey: ['quote', uuid, version, asked],
    queryFn: async (): Promise<PricedTerms<Quote>> => ({
      choice: asked,
      terms: await send(quoteOffer, { params: { uuid }, body: asked }),
    }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const quoted = queries
    .getQueriesData<PricedTerms<Quote>>({ queryKey: ['quote', uuid, version] })
    .map(([, each]) => each);
  const priced = [data, ...quoted].filter((each) => each !== undefined);
  const sameTerm = priced.filter(({ terms }) => isSameTerm(terms, choice));
  const nearest = sameTerm.length > 0 ? nearestTerms(sameTerm, choice) : undefined;
  const known = [...priced, ...offers];
  const exact = known.find((each) => areTermsOf(each, choice))?.terms;
  const [refusal] = Object.values(refusalOf(error).fields ?? {});
  return {
    terms: exact ?? estimate(nearestTerms(known, choice), choice),
    fees: nearest ? feePrices(nearest, choice) : [],
    amountRates: nearest?.amountRates ?? [],
    isExact: exact !== undefined,
    refusal: exact || JSON.stringify(asked) !== JSON.stringify(choice) ? undefined : refusal,
  };
}

function isSameTerm({ product, termYears }: CostedTerms, choice: LineChoice): boolean {
  return product === choice.product && termYears === choice.termYears;
}
