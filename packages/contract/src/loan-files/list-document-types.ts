import { LenderDocumentType } from '@homeline/domain/organisations/lender-document-types.ts';
import * as z from 'zod';
import { call } from '../call.ts';

export const listDocumentTypes = call({
  name: 'listDocumentTypes',
  method: 'GET',
  path: '/service-staff/api/v1/document-types',
  who: 'STAFF',
  act: 'RAISE_CONDITION',
  summary: 'Returns the lender’s own types of documents, in their stacking order within each section.',
  answer: z.array(LenderDocumentType),
});
