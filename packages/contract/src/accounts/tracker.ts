import { Uuid } from '@homeline/domain/facts/fact.ts';
import * as z from 'zod';
import { call } from '../call.ts';

const TRACKER_PATH = '/service-application/api/v3/application/heloc/optermizerly-profile';

export const saveTracker = call({
  name: 'saveTracker',
  method: 'PATCH',
  path: TRACKER_PATH,
  who: 'SIGNED_IN',
  summary:
    'Keeps the person’s identifier in the experiments. A further one is joined to the first, so that each device shows the same variant.',
  query: z.object({ identityUuid: Uuid.optional() }),
  body: z.object({ optimizelyProfileUuid: Uuid }),
  answer: z.undefined(),
  status: 204,
});

export const getTracker = call({
  name: 'getTracker',
  method: 'GET',
  path: TRACKER_PATH,
  who: 'SIGNED_IN',
  summary: 'Returns the person’s identifier in the experiments.',
  answer: z.object({ trackerUuid: z.guid().optional() }),
});
