import { documentsIn } from '@homeline/documents/packages.ts';
import { signingFields } from '@homeline/documents/signing.ts';
import type { DocumentSubject } from '@homeline/documents/subject.ts';
import { dayOfSigning } from '@homeline/domain/closing/hold.ts';
import type { DocumentPackage } from '@homeline/domain/documents/document-types.ts';
import type { SigningField } from '@homeline/domain/documents/field-places.ts';
import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import type { TaskName } from '@homeline/domain/workflow/step.ts';
import type { Context } from '../../context.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskRun } from '../../jobs/queue.ts';
import type { Envelope, SealedEnvelope } from '../../vendors/documents/port.ts';
import type { Exchange } from '../../vendors/exchange.ts';
import { envelopeDocuments, signerOf } from './envelope.ts';
import { keptModel } from './kept-model.ts';
import { translationsOf } from './translations.ts';
import { writeDocuments } from './write-documents.ts';

/** What was written. */
type Made = {
  readonly documents: string[];
  /** Each field of them that somebody signs in the browser. */
  readonly fields: SigningField[];
  /** By the document that each is of. */
  readonly translations: ReadonlyMap<string, string>;
};

type Package<Answer extends string> = {
  readonly task: TaskName;
  readonly name: DocumentPackage;
  readonly exchange: Exchange<Envelope, SealedEnvelope<Answer>>;
  readonly fact: (answer: Answer, made: Made, facts: Facts) => FactWrite;
  /** Content that isn't in the facts. */
  readonly extra?: (facts: Facts) => Partial<DocumentSubject>;
};

/** Writes a package's documents, registers their checksums in the e-vault and records them as a fact. */
export async function generatePackage<Answer extends string>(
  context: Context,
  run: TaskRun,
  { task, name, exchange, fact, extra }: Package<Answer>,
): Promise<void> {
  let made: Made = { documents: [], fields: [], translations: new Map() };
  await withIntent(context, run, {
    task,
    critical: false,
    exchange,
    async request(facts: Facts, intent) {
      const madeOn = dayOfSigning(facts);
      const lender = context.organisations.get(run.organisation);
      const documents = await writeDocuments(context, run, facts, documentsIn(name, facts, lender), {
        extra: { ...extra?.(facts), ...(madeOn && { madeOn }) },
        areSigned: name === 'CLOSING',
      });
      made = {
        documents,
        fields: name === 'CLOSING' ? await fieldsOf(context, run, documents) : [],
        translations: await translationsOf(context.db, run, documents),
      };
      return {
        ...intent,
        documents: await envelopeDocuments(context.db, run, documents),
        signers: [signerOf(facts)],
      };
    },
    facts: ({ answer }, facts) => [fact(answer, made, facts)],
  });
}

async function fieldsOf(
  context: Context,
  run: TaskRun,
  documents: readonly string[],
): Promise<SigningField[]> {
  const models = await Promise.all(documents.map((document) => keptModel(context, run, document)));
  return documents.flatMap((document, index) => {
    const model = models[index];
    return model ? signingFields(model).map((field) => ({ document, ...field })) : [];
  });
}
