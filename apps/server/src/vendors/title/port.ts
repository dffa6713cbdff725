import type { FactValue } from '@homeline/domain/facts/facts.ts';
import type { Address } from '@homeline/domain/facts/home.ts';
import type { Exchange, Intent } from '../exchange.ts';
import type { Party, VendorFile } from '../parties.ts';

export type TitleSearch = Intent & { readonly owner: Party; readonly address: Address };

export type RecordingOrder = Intent & { readonly address: Address; readonly instrument: VendorFile };

/** `NOT_REQUIRED` is our policy's word, not the agent's. */
type Said<Answer> = { readonly answer: Exclude<Answer, 'NOT_REQUIRED'> };
export type PrequalTitle = Said<FactValue<'prequalTitle'>['answer']>;
export type FinalTitle = Said<FactValue<'finalTitle'>['answer']>;
export type Recording = FactValue<'recordings'>;

/** Title search and recording agent. */
export type TitlePort = {
  readonly prequal: Exchange<TitleSearch, PrequalTitle>;
  readonly final: Exchange<TitleSearch, FinalTitle>;
  readonly recording: Exchange<RecordingOrder, Recording>;
};
