import type { CostedTerms } from '@homeline/contract/offers/get-offers.ts';
import { type Choice, quoteOffer } from '@homeline/contract/offers/quote-offer.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { send } from '../../session/client.ts';
import { areTermsOf, estimate } from './estimate.ts';

/** How long the slider rests before the server is asked. */
const RESTS_MS = 250;

export type Quote = { readonly terms: CostedTerms; readonly isExact: boolean; readonly error: unknown };

/** The terms of a choice: at once as an estimate, exact as soon as the server has priced it. */
export function useQuote(uuid: string, offered: CostedTerms, choice: Choice): Quote {
  const rested = useRested(choice);
  const queries = useQueryClient();
  const isOffered = areTermsOf(offered, rested);
  const key = ['quote', uuid, rested.product, rested.termYears, rested.lineCents, rested.feePct];
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: () => send(quoteOffer, { params: { uuid }, body: rested }),
    enabled: !isOffered,
    staleTime: 300_000,
  });
  const known = queries.getQueriesData<CostedTerms>({ queryKey: ['quote', uuid] }).map(([, terms]) => terms);
  const exact = [offered, data, ...known].find((terms) => terms && areTermsOf(terms, choice));
  return {
    terms: exact ?? estimate(data ?? offered, choice),
    isExact: exact !== undefined,
    error: exact ? null : error,
  };
}

function useRested(choice: Choice): Choice {
  const [rested, setRested] = useState(choice);
  const { product, termYears, lineCents, feePct } = choice;
  useEffect(() => {
    const timer = setTimeout(
      () => setRested({ product, termYears, lineCents, ...(feePct === undefined ? {} : { feePct }) }),
      RESTS_MS,
    );
    return () => clearTimeout(timer);
  }, [product, termYears, lineCents, feePct]);
  return rested;
}
