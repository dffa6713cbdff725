import * as z from 'zod';
import { call } from '../call.ts';

export const getDocumentCertificate = call({
  name: 'getDocumentCertificate',
  method: 'GET',
  path: '/service-application/external/api/v1/heloc/document-certificate',
  who: 'ANYONE',
  summary:
    'Returns the SHA-256, in hexadecimal, of the certificate with which the installation signs documents, and of each earlier one.',
  answer: z.object({ sha256: z.string(), earlier: z.array(z.string()) }),
});
