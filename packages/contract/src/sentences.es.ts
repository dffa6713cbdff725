import { DOCUMENTS } from './sentences/documents.es.ts';
import { EXPLANATIONS } from './sentences/explanations.es.ts';
import { FIELDS } from './sentences/fields.es.ts';
import { REASONS } from './sentences/reasons.es.ts';
import { REFUSALS } from './sentences/refusals.es.ts';
import { SHOWN } from './sentences/shown.es.ts';

/** What schemas and the server say to borrowers, by the English sentence. A blank is `{1}`, `{2}` and so on, in the order of the English. */
export const SENTENCES: Readonly<Record<string, string>> = {
  ...{ ...FIELDS, ...REFUSALS, ...REASONS, ...DOCUMENTS, ...SHOWN, ...EXPLANATIONS },
};
