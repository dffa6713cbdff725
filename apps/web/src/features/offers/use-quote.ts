import type { CostedTerms } from '@homeline/contract/offers/get-offers.ts';
import { type Choice, quoteOffer } from '@homeline/contract/offers/quote-offer.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../session/client.ts';
import { refusalOf } from '../../session/refusal.ts';
import { areTermsOf, estimate, nearestTerms } from './estimate.ts';

/** How often the server is asked while the slider moves. */
const EVERY_MS = 200;

export type Quote = {
  readonly terms: CostedTerms;
  readonly isExact: boolean;
  /** Why the choice cannot be had, where it cannot: no figures of it are true. */
  readonly refusal: string | undefined;
};

/** The terms of a choice: at once, from the nearest that the server has priced, and exact as soon as it has priced or refused this one. */
export function useQuote(uuid: string, offered: readonly CostedTerms[], choice: Choice): Quote {
  const asked = useEvery(EVERY_MS, choice);
  const queries = useQueryClient();
  const { data, error } = useQuery({
    queryKey: ['quote', uuid, asked.product, asked.termYears, asked.lineCents, asked.feePct],
    queryFn: () => send(quoteOffer, { params: { uuid }, body: asked }),
    enabled: !offered.some((terms) => areTermsOf(terms, asked)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const quoted = queries.getQueriesData<CostedTerms>({ queryKey: ['quote', uuid] }).map(([, terms]) => terms);
  const known = [data, ...quoted, ...offered].filter((terms) => terms !== undefined);
  const exact = known.find((terms) => areTermsOf(terms, choice));
  const [refusal] = Object.values(refusalOf(error).fields ?? {});
  return {
    terms: exact ?? estimate(nearestTerms(known, choice), choice),
    isExact: exact !== undefined,
    refusal: exact || JSON.stringify(asked) !== JSON.stringify(choice) ? undefined : refusal,
  };
}

/** A value that follows another one, no more often than every so many milliseconds. */
function useEvery<T>(everyMs: number, value: T): T {
  const [shown, show] = useState(value);
  const newest = useRef(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const now = JSON.stringify(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a value counts as another only when what it holds is another
  useEffect(() => {
    newest.current = value;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      show(newest.current);
    }, everyMs);
  }, [now, everyMs]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return shown;
}
