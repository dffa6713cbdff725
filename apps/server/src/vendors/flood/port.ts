import type { FactValue } from '@homeline/domain/facts/facts.ts';
import type { Address } from '@homeline/domain/facts/home.ts';
import type { Exchange, Intent } from '../exchange.ts';

export type FloodOrder = Intent & { readonly address: Address };
export type FloodDetermination = FactValue<'floodDeterminations'>;

/** A late determination. It arrives by webhook and is also the outcome of the order. */
export type FloodEvent = Intent & { readonly determination: FloodDetermination };

/** The flood zone provider. PENDING is an answer: the order is accepted, the determination is late. */
export type FloodPort = { readonly determination: Exchange<FloodOrder, FloodDetermination> };
