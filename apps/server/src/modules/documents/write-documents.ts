import { createHash } from 'node:crypto';
import { renderHtml } from '@homeline/documents/render-html.ts';
import { renderPdf } from '@homeline/documents/render-pdf.ts';
import type { DocumentSubject } from '@homeline/documents/subject.ts';
import { type TemplateName, writeDocument } from '@homeline/documents/templates.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import { relevantFacts } from '@homeline/domain/facts/relevant-facts.ts';
import { termsByNotaryChoice } from '@homeline/domain/offers/notary-choice.ts';
import type { Context } from '../../context.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { TaskRun } from '../../jobs/queue.ts';
import { decisionContext, todayAt } from '../offers/decision-context.ts';
import { findRules } from '../rules/rulebooks.ts';
import { documentsOf, keepDocument, type NewDocument } from './stored-file.ts';
import { subjectOf } from './subject-of.ts';

/**
 * Writes documents and keeps each as a page and as a file. A run that comes again finds what it wrote before, word for word.
 * @param more what documents say that the facts do not
 * @param apart what tells them from others of their types that the same entry writes: whom they are for, or what they say
 * @returns their uuids, in the order of the types
 */
export async function writeDocuments(
  context: Context,
  run: TaskRun,
  facts: Facts,
  types: readonly TemplateName[],
  more: Partial<DocumentSubject> = {},
  apart = '',
): Promise<string[]> {
  const uuids = types.map((type) => uuidOf(run, type, apart));
  const known = await documentsOf(context.db, run)
    .select('document.uuid')
    .where('document.uuid', 'in', uuids)
    .execute();
  if (known.length === types.length) return uuids;

  const subject = { ...(await subjectNow(context, run, facts)), ...more };
  const written: NewDocument[] = [];
  for (const [index, type] of types.entries()) {
    const model = writeDocument(type, subject);
    const name = `${type.toLowerCase().replaceAll('_', '-')}.pdf`;
    const bytes = await renderPdf(model);
    const file = { name, contentType: 'application/pdf', bytes };
    written.push({ uuid: uuids[index] ?? '', type, file, html: renderHtml(model) });
  }
  await context.db.transaction().execute(async (trx) => {
    for (const document of written) await keepDocument(trx, context, run, document);
  });
  return uuids;
}

/** What documents made now may say of an application. */
export async function subjectNow(
  context: Context,
  of: ApplicationKey,
  known: Facts,
): Promise<DocumentSubject> {
  const facts = relevantFacts(known);
  const { loan_number: loanNumber } = await context.db
    .selectFrom('application')
    .select('loan_number')
    .where('organisation', '=', of.organisation)
    .where('id', '=', of.applicationId)
    .executeTakeFirstOrThrow();
  const rules = findRules(context, of.organisation, facts);
  return subjectOf(facts, {
    lender: context.organisations.get(of.organisation),
    rules,
    eitherWay: rules && currentTerms(facts) && termsByNotaryChoice(facts, decisionContext(context, of, facts)),
    applicationId: of.applicationId,
    loanNumber,
    today: todayAt(context, facts),
  });
}

/** The same for every run of one entry of a step (RFC 9562, version 8). */
function uuidOf(
  { organisation, applicationId, enteredSeq }: TaskRun,
  type: TemplateName,
  apart: string,
): string {
  const hex = createHash('sha256')
    .update(`${organisation} ${applicationId} ${enteredSeq} ${type}${apart && ` ${apart}`}`)
    .digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
