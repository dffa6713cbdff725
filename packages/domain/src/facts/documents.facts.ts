import * as z from 'zod';
import { log, Uuid } from './fact.ts';

/** Facts about the documents before closing. */
export const documentsFacts = {
  summaryDocuments: log(z.object({ answer: z.enum(['READY']), documents: z.array(Uuid) }), 'VENDOR'),
  /** The first opening of a document. It demonstrates electronic access (15 USC 7001(c)(1)(C)(ii)). */
  documentOpenings: log(z.object({ document: Uuid }), 'BORROWER'),
};
