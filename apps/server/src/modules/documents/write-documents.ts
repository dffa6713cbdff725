import type { DocumentModel } from '@homeline/documents/document.ts';
import { renderHtml } from '@homeline/documents/render-html.ts';
import type { DocumentSubject } from '@homeline/documents/subject.ts';
import { writeDocument } from '@homeline/documents/templates.ts';
import type { CivilDate } from '@homeline/domain/dates/civil-date.ts';
import { isAgreedTo, type WrittenDocumentType } from '@homeline/domain/documents/written-documents.ts';
import type { Facts } from '@homeline/domain/facts/facts.ts';
import { currentTerms } from '@homeline/domain/facts/offers.selectors.ts';
import { relevantFacts } from '@homeline/domain/facts/relevant-facts.ts';
import { termsByNotaryChoice } from '@homeline/domain/offers/notary-choice.ts';
import { withoutAutopay } from '@homeline/domain/offers/without-autopay.ts';
import { derivedUuid } from '../../audit/derived-uuid.ts';
import type { Context } from '../../context.ts';
import { lockApplication } from '../../db/lock-application.ts';
import type { ApplicationKey } from '../../facts/load.ts';
import type { TaskRun } from '../../jobs/queue.ts';
import { namedOriginator } from '../accounts/originators.ts';
import { decisionContext, todayAt } from '../rules/decision-context.ts';
import { findRules } from '../rules/rulebooks.ts';
import { subjectOf } from './document-subject.ts';
import { keepModel } from './kept-model.ts';
import { sealedIfPossible } from './lender-seal.ts';
import { keepSealed } from './sealed-files.ts';
import { documentsOf, type NewDocument, storeDocument } from './stored-file.ts';
import { translated } from './translations.ts';

/**
 * Writes documents and stores each as HTML and PDF. A repeated run returns the documents it stored before.
 * @param options.extra content that isn't in the facts
 * @param options.variant distinguishes documents of one type written at the same entry of a step, such as by recipient
 * @param options.signer the additional signer who alone may read them, besides staff
 * @param options.areSigned keeps what a signed copy is made of, so that its words stay those that were read
 * @returns their uuids, in the order of the types
 */
export async function writeDocuments(
  context: Context,
  run: TaskRun,
  facts: Facts,
  types: readonly WrittenDocumentType[],
  {
    extra = {},
    variant = '',
    signer,
    areSigned = false,
  }: {
    readonly extra?: Partial<DocumentSubject>;
    readonly variant?: string;
    readonly signer?: string;
    readonly areSigned?: boolean;
  } = {},
): Promise<string[]> {
  const uuids = types.map((type) => uuidOf(run, type, variant));
  const stored = await documentsOf(context.db, run)
    .select('document.uuid')
    .where('document.uuid', 'in', uuids)
    .execute();
  if (stored.length === types.length) return uuids;

  const subject = { ...(await currentSubject(context, run, facts)), ...extra };
  const written: NewDocument[] = [];
  const translations: NewDocument[] = [];
  const agreed: NewDocument[] = [];
  const models = new Map<string, DocumentModel>();
  for (const [index, type] of types.entries()) {
    const model = writeDocument(type, subject);
    const uuid = uuids[index] ?? '';
    if (areSigned) models.set(uuid, model);
    const name = `${type.toLowerCase().replaceAll('_', '-')}.pdf`;
    const bytes = await context.pdfs.render(model);
    const file = { name, contentType: 'application/pdf', bytes };
    const document = { uuid, type, file, html: renderHtml(model), ...(signer && { signer }) };
    written.push(document);
    const translation = await translated(context, run, document, { type, model, subject });
    if (translation) translations.push(translation);
    if (isAgreedTo(type)) agreed.push(document);
  }
  const sealed = await sealedIfPossible(context, run, agreed);
  await context.db.transaction().execute(async (trx) => {
    await lockApplication(trx, run);
    for (const document of written) {
      const file = sealed.get(document) ?? document.file;
      await storeDocument(trx, context, run, { ...document, file });
    }
    for (const translation of translations) await storeDocument(trx, context, run, translation);
    for (const file of sealed.values()) await keepSealed(trx, context, run.organisation, file);
    for (const [document, model] of models) await keepModel(trx, context, run, document, model);
  });
  return uuids;
}

/**
 * Loads what a document may state about an application.
 * @param today the day at the home that the document is dated; by default, today
 */
export async function currentSubject(
  context: Context,
  key: ApplicationKey,
  allFacts: Facts,
  today: CivilDate = todayAt(context, allFacts),
): Promise<DocumentSubject> {
  const facts = relevantFacts(allFacts);
  const { loan_number: loanNumber } = await context.db
    .selectFrom('application')
    .select('loan_number')
    .where('organisation', '=', key.organisation)
    .where('id', '=', key.applicationId)
    .executeTakeFirstOrThrow();
  const rules = findRules(context, key.organisation, facts);
  const referrer = facts.origin?.referrerUuid;
  const decision = rules && currentTerms(facts) && decisionContext(context, key, facts);
  return subjectOf(facts, {
    lender: context.organisations.get(key.organisation),
    rules,
    termsByNotary: decision && termsByNotaryChoice(facts, decision),
    originator: referrer ? await namedOriginator(context.db, key.organisation, referrer) : undefined,
    withoutAutopay: decision && withoutAutopay(facts, decision),
    applicationId: key.applicationId,
    loanNumber,
    today,
  });
}

/** Returns the same uuid for every run of one entry of a step. */
function uuidOf(
  { organisation, applicationId, enteredSeq }: TaskRun,
  type: WrittenDocumentType,
  variant: string,
): string {
  return derivedUuid(`${organisation} ${applicationId} ${enteredSeq} ${type}${variant && ` ${variant}`}`);
}
