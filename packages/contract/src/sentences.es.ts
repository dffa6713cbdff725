import { DOCUMENTS } from './sentences/documents.es.ts';
import { EXPLANATIONS } from './sentences/explanations.es.ts';
import { FIELDS } from './sentences/fields.es.ts';
import { REASONS } from './sentences/reasons.es.ts';
import { REFUSALS } from './sentences/refusals.es.ts';
import { RULE_TABLES } from './sentences/rule-tables.es.ts';
import { SHOWN } from './sentences/shown.es.ts';

/** What schemas and the server say to borrowers, by the English sentence. A blank is `{1}`, `{2}` and so on, in the order of the English. */
export const SENTENCES: Readonly<Record<string, string>> = {
  // What is said on purpose comes after the words of tables.
  ...RULE_TABLES,
  ...{ ...FIELDS, ...REFUSALS, ...REASONS, ...DOCUMENTS, ...SHOWN, ...EXPLANATIONS },
};
