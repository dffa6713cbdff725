import type { Reviews } from '@homeline/contract/reviews/list-reviews.ts';
import type { Context } from '../../context.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import { papersToMail } from '../loan-files/papers-to-mail.ts';

/** Returns a lender's applications with documents to mail, the longest wait first. Few people withdraw their consent, so each file is read. */
export async function filesToMail(context: Context, organisation: string): Promise<Reviews['filesToMail']> {
  const rows = await context.db
    .selectFrom('projection')
    .select(['application_id', 'loan_number', 'borrower'])
    .where('organisation', '=', organisation)
    .where('on_paper', '=', true)
    .execute();
  const files = await Promise.all(
    rows.map(async ({ application_id: uuid, loan_number, borrower }) => {
      const key = { organisation, applicationId: uuid };
      const people = await papersToMail(context, key, await loadRelevantFacts(context.db, key));
      const written = people.flatMap(({ papers }) => papers.map(({ created }) => created)).toSorted();
      const [since] = written;
      return since
        ? [{ uuid, loanNumber: loan_number, ...(borrower && { borrower }), papers: written.length, since }]
        : [];
    }),
  );
  return files.flat().toSorted((a, b) => a.since.localeCompare(b.since));
}
