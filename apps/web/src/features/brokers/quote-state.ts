import type { PartialAnswers } from '@homeline/client/form/use-form.ts';
import type { ClientForm } from '@homeline/contract/brokers/clients.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { QuickQuoteForm } from '@homeline/domain/offers/quick-quote-form.ts';
import type { Line } from '@homeline/ui/page/card.tsx';
import type * as z from 'zod';
import { quoteCopy as copy } from './quote-copy.ts';

/** Returns the history state that carries a quote to the page of a new client. It identifies no person. */
export function quoteState(quote: QuickQuoteForm): { readonly quote: QuickQuoteForm } {
  return { quote };
}

/** Returns the quote that a page of a new client was opened from; undefined if it wasn't. */
export function quoteIn(state: unknown): QuickQuoteForm | undefined {
  const quote = typeof state === 'object' && state !== null && 'quote' in state ? state.quote : undefined;
  return QuickQuoteForm.safeParse(quote).data;
}

/** Returns the answers of a new client that a quote gives. */
export function answersFrom(quote: QuickQuoteForm): PartialAnswers<z.input<typeof ClientForm>> {
  const { state, occupancy, monthlyIncomeCents } = quote;
  return { state, occupancy, monthlyGrossCents: monthlyIncomeCents };
}

/** Returns the quoted figures that the application asks for or looks up itself, for the originator to compare. */
export function quotedLines(quote: QuickQuoteForm): Line[] {
  const { homeValueCents, liensCents, scoreFrom, amountCents } = quote;
  return [
    { label: copy.amount, value: formatWholeDollars(amountCents) },
    { label: copy.homeValue, value: formatWholeDollars(homeValueCents) },
    { label: copy.liens, value: formatWholeDollars(liensCents) },
    { label: copy.score, value: copy.scores.find(({ value }) => value === scoreFrom)?.label ?? scoreFrom },
  ];
}
