import type { Facts } from './facts.ts';

export type DocumentFiling = Facts['documentFilings'][number];

/** Returns the documents of the summary package. Early disclosures that were written again take the place of the first ones. */
export function summaryPackage({ summaryDocuments, disclosureReissues }: Facts): readonly string[] {
  const newest = disclosureReissues.at(-1);
  return (summaryDocuments.at(-1)?.documents ?? []).map((uuid) =>
    newest?.replaces === uuid ? newest.document : uuid,
  );
}

/** Returns how staff filed each document last, by its uuid. Excludes documents that nobody filed. */
export function filings(facts: Facts): ReadonlyMap<string, DocumentFiling> {
  return new Map(facts.documentFilings.map((filing) => [filing.document, filing]));
}

/** Returns the documents that were split completely: every page was filed as part of another document. */
export function splitDocuments(facts: Facts): ReadonlySet<string> {
  const parts = Map.groupBy(
    facts.documentFilings.flatMap(({ pagesOf }) => pagesOf ?? []),
    ({ document }) => document,
  );
  const whole = [...parts].filter(([, ranges]) => {
    const pages = ranges.flatMap(({ firstPage, lastPage }) =>
      Array.from({ length: lastPage - firstPage + 1 }, (_, index) => firstPage + index),
    );
    return new Set(pages).size === ranges[0]?.pageCount;
  });
  return new Set(whole.map(([document]) => document));
}
