import type { FactValue } from '@homeline/domain/facts/facts.ts';
import type { Address } from '@homeline/domain/facts/home.ts';
import type { Exchange, Intent } from '../exchange.ts';
import type { Party } from '../parties.ts';

export type PropertyLookup = Intent & { readonly owner: Party; readonly address: Address };

/** The county's record of a home. It has a parcel if `MATCHED` or `OWNER_MISMATCH`. */
export type PropertyRecord = Pick<FactValue<'propertyLookups'>, 'answer' | 'parcel'>;

/** The county's property records, by address. */
export type PropertyPort = { readonly lookup: Exchange<PropertyLookup, PropertyRecord> };
