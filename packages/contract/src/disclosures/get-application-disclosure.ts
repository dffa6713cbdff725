import { ApplicationDisclosure } from '@homeline/domain/documents/application-disclosures.ts';
import * as z from 'zod';
import { call } from '../call.ts';

export const getApplicationDisclosure = call({
  name: 'getApplicationDisclosure',
  method: 'GET',
  path: '/service-application/external/api/v1/heloc/disclosures/{disclosure}',
  who: 'ANYONE',
  summary:
    'Returns the important terms of the lender’s lines, or the brochure about lines of credit, which go with the application form.',
  params: z.object({ disclosure: ApplicationDisclosure }),
  query: z.object({ orgCode: z.string().max(64).optional() }),
  answer: z.string(),
  answerType: 'html',
});
