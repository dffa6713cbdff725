import * as z from 'zod';
import { catalogueEntry, DocumentType } from '../documents/catalogue.ts';
import { UploadedDocumentType } from '../documents/document-types.ts';
import { STACKING_ORDER, type StackSection } from '../documents/stacking-order.ts';

/**
 * The sections in which a lender may have types of its own. Identity and credit aren't among them, because the product's own types
 * there decide what a loan originator may read of a file.
 */
export const LenderSection = z
  .enum(STACKING_ORDER.map(({ section }) => section))
  .extract(['INCOME', 'HOME', 'CLOSING', 'LETTERS']);

/** The name of a lender's own type. People read it, and files and conditions refer to it. */
const LenderTypeName = z.string().trim().min(1, 'Required').max(60, 'Cannot be more than 60 characters');

/** A type of paper that matters to the lender but to no rule of the product, such as a W-2. */
export const LenderDocumentType = z.object({ name: LenderTypeName, section: LenderSection });
export type LenderDocumentType = z.infer<typeof LenderDocumentType>;

/** The type of a requested or filed document: one that the product knows, or the name of one of the lender's. */
export const RequestedDocument = z.union([UploadedDocumentType, LenderTypeName]);

const OWN_NAMES = new Set(
  DocumentType.options
    .flatMap((type) => [type, catalogueEntry(type).title])
    .map((name) => name.toLowerCase()),
);

/** A lender's own types of documents, in their order within each section. */
export const LenderDocumentTypes = z
  .array(LenderDocumentType)
  .max(60, 'Cannot be more than 60')
  .refine(
    (all) => new Set(all.map(({ name }) => name.toLowerCase())).size === all.length,
    'Must name each type once',
  )
  .refine((all) => all.every(({ name }) => !OWN_NAMES.has(name.toLowerCase())), {
    error: 'Must not be the name of a type that the product has',
  });

/** The types that come with the product. A lender may keep others. */
export const SHIPPED_DOCUMENT_TYPES: readonly LenderDocumentType[] = [
  { name: 'Form W-2', section: 'INCOME' },
  { name: 'Form 1099', section: 'INCOME' },
  { name: 'Federal tax return', section: 'INCOME' },
  { name: 'Award letter', section: 'INCOME' },
  { name: 'Mortgage statement', section: 'HOME' },
  { name: 'Property tax bill', section: 'HOME' },
  { name: 'HOA bill', section: 'HOME' },
  { name: 'Divorce decree', section: 'LETTERS' },
  { name: 'Letter of explanation', section: 'LETTERS' },
];

/** Returns whether a document may be asked for: the product knows it, or the lender has it now. */
export function isKnownDocument(name: string, types: readonly LenderDocumentType[]): boolean {
  return UploadedDocumentType.safeParse(name).success || types.some((type) => type.name === name);
}

/** Returns the section and place in the stack of one of the lender's types; in the last section if the lender has removed it. */
export function placeOfLenderType(
  name: string,
  types: readonly LenderDocumentType[],
): { readonly section: StackSection; readonly within: number } {
  const within = types.findIndex((type) => type.name === name);
  return { section: types[within]?.section ?? 'LETTERS', within: within < 0 ? types.length : within };
}
