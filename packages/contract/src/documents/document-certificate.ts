import * as z from 'zod';
import { call } from '../call.ts';

export const getDocumentCertificate = call({
  name: 'getDocumentCertificate',
  method: 'GET',
  path: '/service-application/external/api/v1/heloc/document-certificate',
  who: 'ANYONE',
  summary:
    'Returns the SHA-256, in hexadecimal, of the certificate with which the installation signs documents, of each earlier one, and of those whose key others may have.',
  answer: z.object({
    sha256: z.string(),
    earlier: z.array(z.string()),
    /** `since`: UTC ISO. What they signed before stays good. */
    revoked: z.array(z.object({ sha256: z.string(), since: z.string() })),
  }),
});

export const findSignedFile = call({
  name: 'findSignedFile',
  method: 'GET',
  path: '/service-application/external/api/v1/heloc/signed-files/{sha256}',
  who: 'ANYONE',
  summary:
    'Returns whether the lender sealed the file with this SHA-256, in hexadecimal, and whether it came back to them from a notary.',
  params: z.object({ sha256: z.string().regex(/^[\da-f]{64}$/, 'Must be a SHA-256 in hexadecimal') }),
  answer: z.object({ isOurs: z.boolean(), isFromNotary: z.boolean() }),
});
