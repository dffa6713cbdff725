import type { FactValue } from '@homeline/domain/facts/facts.ts';
import type { Address } from '@homeline/domain/facts/home.ts';
import type { Exchange, Intent } from '../exchange.ts';

export type FloodOrder = Intent & { readonly address: Address };
export type FloodDetermination = FactValue<'floodDeterminations'>;

/** A determination that was late and is now made; it arrives by webhook and is also the outcome of the order. */
export type FloodEvent = Intent & { readonly determination: FloodDetermination };

/** Flood zone determination. PENDING is an answer: the order is taken, the determination late. */
export type FloodPort = { readonly determination: Exchange<FloodOrder, FloodDetermination> };
