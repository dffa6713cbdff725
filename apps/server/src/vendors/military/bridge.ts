import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import { MilitaryService } from '@homeline/domain/facts/identity.facts.ts';
import * as z from 'zod';
import { bridgeExchange } from '../bridge-exchange.ts';
import type { Provider } from '../request.ts';
import { SentPerson, WireFile } from '../wire.ts';
import type { MilitaryPort } from './port.ts';

const StatusWire = z.object({
  outcome: MilitaryService,
  certificateNumber: z.string().min(1).max(100),
  certificate: WireFile,
});

export function militaryOverBridge(provider: Provider): MilitaryPort {
  return {
    status: bridgeExchange(provider, {
      path: '/status-reports',
      body: z.object({ person: SentPerson, activeDutyStatusDate: CivilDateSchema }),
      toWire: ({ person, asOf }) => ({ person, activeDutyStatusDate: asOf }),
      wire: StatusWire,
      fromWire: ({ outcome, ...report }) => ({ answer: outcome, ...report }),
    }),
  };
}
