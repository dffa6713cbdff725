import type { Address } from '@homeline/domain/facts/home.ts';
import type { Exchange } from '../exchange.ts';

/** The typed part of an address. Sent without a name. */
export type PlaceSearch = { readonly reference: string; readonly text: string };

/** Suggests US addresses. Absent for a lender without a provider of the port: an address can always be typed. */
export type PlacesPort = { readonly suggest: Exchange<PlaceSearch, readonly Address[] | undefined> };
