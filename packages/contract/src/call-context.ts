import * as z from 'zod';

/** In whose name a page asks: the part `{context}` of an address. */
export const CallContext = z.enum(['customer', 'agent', 'visitor']);
export type CallContext = z.infer<typeof CallContext>;
