import { LoanOriginatorInfo } from '@homeline/domain/brokers/loan-originator.ts';
import { Uuid } from '@homeline/domain/facts/fact.ts';
import * as z from 'zod';
import { call } from '../call.ts';

export const LEAD_PORTAL_PATH = '/service-lead-portal/api/lo';

const Params = z.object({ loanOriginatorUuid: Uuid });

export const getLoanOriginator = call({
  name: 'getLoanOriginator',
  method: 'GET',
  path: `${LEAD_PORTAL_PATH}/{loanOriginatorUuid}`,
  who: 'ANYONE',
  summary:
    'Returns how a loan originator is shown to the borrowers they refer. May be cached for ten minutes.',
  params: Params,
  answer: LoanOriginatorInfo,
  errors: ['NOT_FOUND'],
});

export const getLoanOriginatorAvatar = call({
  name: 'getLoanOriginatorAvatar',
  method: 'GET',
  path: `${LEAD_PORTAL_PATH}/{loanOriginatorUuid}/avatar`,
  who: 'ANYONE',
  summary: 'Returns the photo of a loan originator.',
  params: Params,
  answer: z.unknown(),
  answerType: 'file',
  errors: ['NOT_FOUND'],
});
