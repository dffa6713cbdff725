import type { FactValue } from '@homeline/domain/facts/facts.ts';
import type { Address } from '@homeline/domain/facts/home.ts';
import type { Exchange, Intent } from '../exchange.ts';
import type { Party, VendorFile } from '../parties.ts';

export type TitleSearch = Intent & { readonly owner: Party; readonly address: Address };

export type RecordingOrder = Intent & { readonly address: Address; readonly instrument: VendorFile };

/** The agent's answer. `NOT_REQUIRED` comes only from our policy. */
type AgentAnswer<Answer> = { readonly answer: Exclude<Answer, 'NOT_REQUIRED'>; readonly remark?: string };
export type PrequalTitle = AgentAnswer<FactValue<'prequalTitle'>['answer']>;
export type FinalTitle = AgentAnswer<FactValue<'finalTitle'>['answer']> & {
  readonly legalDescription?: string | undefined;
};
export type Recording = FactValue<'recordings'>;

/** The title agent: searches and recording. */
export type TitlePort = {
  readonly prequal: Exchange<TitleSearch, PrequalTitle>;
  readonly final: Exchange<TitleSearch, FinalTitle>;
  readonly recording: Exchange<RecordingOrder, Recording>;
};
