import * as z from 'zod';

/** The disclosures that go with an application form (12 CFR 1026.40(b)): the important terms, and the brochure of 1026.40(e). */
export const ApplicationDisclosure = z.enum(['important-terms', 'brochure']);
export type ApplicationDisclosure = z.infer<typeof ApplicationDisclosure>;
