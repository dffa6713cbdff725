import * as z from 'zod';

/** Where documents may ask for initials; a document's row in `written-documents.ts` says at which of them it does. */
export const InitialsPlace = z.enum(['RATE', 'SECURITY']);
export type InitialsPlace = z.infer<typeof InitialsPlace>;

/** Initials as they were given: the letters, and every place at which the person put them. */
export const PlacedInitials = z.object({ document: z.guid().toLowerCase(), place: InitialsPlace });
export type PlacedInitials = z.infer<typeof PlacedInitials>;
