import * as z from 'zod';
import { Uuid } from './fact.ts';

const name = z.string().min(1);

/** A typed name, as it's recorded. Entries from before it could be drawn alone name no method, and some have a drawing beside the name. */
export const TypedSignature = z.object({
  method: z.literal('TYPED').optional(),
  typedName: name,
  /** The encrypted file with the drawing. */
  drawing: Uuid.optional(),
});

/** A drawn signature, as it's recorded, with the name that the file gives its person. */
export const DrawnAlone = z.object({ method: z.literal('DRAWN'), printedName: name, drawing: Uuid });

/** How somebody adopted their signature. */
export type AdoptedSignature = z.infer<typeof TypedSignature> | z.infer<typeof DrawnAlone>;

/** What a certificate states of how somebody signed. */
export type SigningMethod = 'TYPED' | 'TYPED_AND_DRAWN' | 'DRAWN';

/** Returns the name that the papers print for a signature. */
export function printedNameOf(signature: AdoptedSignature): string {
  return signature.method === 'DRAWN' ? signature.printedName : signature.typedName;
}

export function signingMethodOf({ method, drawing }: AdoptedSignature): SigningMethod {
  if (method === 'DRAWN') return 'DRAWN';
  return drawing ? 'TYPED_AND_DRAWN' : 'TYPED';
}
