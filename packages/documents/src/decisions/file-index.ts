import type { DocumentModel } from '../document.ts';
import { particularsOf } from '../frame.ts';
import type { RecordSubject } from './decision-record.ts';

/** A paper of the file, with its first page in the stack; no page if the stack lacks it. */
export type IndexedPaper = {
  readonly section: string;
  readonly title: string;
  readonly person: string;
  readonly day: string;
  readonly page: number | undefined;
};

/** Writes the index that lies on top of a loan file's papers. It goes with the file and to nobody, so it has no document type. */
export function fileIndex(subject: RecordSubject, papers: readonly IndexedPaper[]): DocumentModel {
  const { lender, madeOn, applicationId, loanNumber } = subject;
  const { name, lines, accent } = lender;
  const sections = [...new Set(papers.map(({ section }) => section))];
  return {
    title: 'Loan file',
    language: 'en-US',
    madeOn,
    letterhead: { name, lines, accent },
    reference: `Loan ${loanNumber}`,
    particulars: [...particularsOf(subject), ['Application', applicationId]],
    opening: [],
    sections: sections.map((heading) => ({
      heading,
      blocks: [
        {
          kind: 'table',
          caption: `Papers: ${heading}`,
          columns: [
            { heading: 'Paper', align: 'left' },
            { heading: 'Person', align: 'left' },
            { heading: 'Date', align: 'left' },
            { heading: 'Page', align: 'right' },
          ],
          rows: papers
            .filter(({ section }) => section === heading)
            .map(({ title, person, day, page }) => [
              title,
              person,
              day,
              page === undefined ? 'Not included: open it by itself' : `${page}`,
            ]),
        },
      ],
    })),
  };
}
