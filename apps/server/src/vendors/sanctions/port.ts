import type { FactValue } from '@homeline/domain/facts/facts.ts';
import type { Exchange, Intent } from '../exchange.ts';
import type { Party } from '../parties.ts';

export type SanctionsScreen = Intent & { readonly person: Party };
export type ScreenedPerson = FactValue<'sanctionsScreens'>;

/** The sanctions list screening provider. */
export type SanctionsPort = { readonly screen: Exchange<SanctionsScreen, ScreenedPerson> };
