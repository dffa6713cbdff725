import type { Facts } from './facts.ts';

export type DocumentFiling = Facts['documentFilings'][number];

/** Returns how staff filed each document last, by its uuid. What nobody filed is not in it. */
export function filings(facts: Facts): ReadonlyMap<string, DocumentFiling> {
  return new Map(facts.documentFilings.map((filing) => [filing.document, filing]));
}

/** Returns the documents that were split: the papers in them are filed one by one. */
export function splitDocuments(facts: Facts): ReadonlySet<string> {
  return new Set(facts.documentFilings.flatMap(({ pagesOf }) => pagesOf?.document ?? []));
}
