import { Remark } from '@homeline/domain/facts/fact.ts';
import { Address } from '@homeline/domain/facts/home.ts';
import { LegalDescription } from '@homeline/domain/facts/title.facts.ts';
import * as z from 'zod';
import { bridgeExchange } from '../bridge-exchange.ts';
import type { Provider } from '../request.ts';
import { SentFile, SentPerson, toWireFile } from '../wire.ts';
import type { TitlePort, TitleSearch } from './port.ts';

const PrequalWire = z.object({ outcome: z.enum(['CLEAR', 'OPEN_ISSUE', 'OWNER_MISMATCH']), remark: Remark });
const FinalWire = z.object({
  outcome: z.enum(['CLEAR', 'OPEN_ISSUE', 'OWNER_DOUBTFUL', 'VESTED_IN_TRUST', 'NO_LEGAL_DESCRIPTION']),
  legalDescription: LegalDescription.optional(),
  remark: Remark,
});
const RecordingWire = z.object({
  outcome: z.enum(['ACCEPTED', 'REJECTED']),
  instrumentNumber: z.string().optional(),
});

const Search = z.object({ person: SentPerson, address: Address });

const search = ({ owner, address }: TitleSearch) => ({ person: owner, address });

export function titleOverBridge(provider: Provider): TitlePort {
  return {
    prequal: bridgeExchange(provider, {
      path: '/prequal-searches',
      body: Search,
      toWire: search,
      wire: PrequalWire,
      fromWire: ({ outcome, remark }) => ({ answer: outcome, ...(remark && { remark }) }),
    }),
    final: bridgeExchange(provider, {
      path: '/final-searches',
      body: Search,
      toWire: search,
      wire: FinalWire,
      fromWire: ({ outcome, remark, ...rest }) => ({ answer: outcome, ...rest, ...(remark && { remark }) }),
    }),
    recording: bridgeExchange(provider, {
      path: '/recordings',
      body: z.object({ address: Address, instrument: SentFile }),
      toWire: ({ address, instrument }) => ({ address, instrument: toWireFile(instrument) }),
      wire: RecordingWire,
      fromWire: ({ outcome, ...rest }) => ({ answer: outcome, ...rest }),
    }),
  };
}
