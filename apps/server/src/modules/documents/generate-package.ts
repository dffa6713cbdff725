import { documentsIn } from '@homeline/documents/packages.ts';
import type { DocumentSubject } from '@homeline/documents/subject.ts';
import { dayOfSigning } from '@homeline/domain/closing/hold.ts';
import type { DocumentPackage } from '@homeline/domain/documents/document-types.ts';
import type { Facts, FactWrite } from '@homeline/domain/facts/facts.ts';
import type { TaskName } from '@homeline/domain/workflow/step.ts';
import type { Context } from '../../context.ts';
import { withIntent } from '../../jobs/intent.ts';
import type { TaskRun } from '../../jobs/queue.ts';
import type { Envelope, SealedEnvelope } from '../../vendors/documents/port.ts';
import type { Exchange } from '../../vendors/exchange.ts';
import { envelopeDocuments, signerOf } from './envelope.ts';
import { translationsOf } from './translations.ts';
import { writeDocuments } from './write-documents.ts';

type Package<Answer extends string> = {
  readonly task: TaskName;
  readonly name: DocumentPackage;
  readonly exchange: Exchange<Envelope, SealedEnvelope<Answer>>;
  readonly fact: (
    answer: Answer,
    documents: string[],
    facts: Facts,
    /** By the document that each is of. */
    translations: ReadonlyMap<string, string>,
  ) => FactWrite;
  /** Content that isn't in the facts. */
  readonly extra?: (facts: Facts) => Partial<DocumentSubject>;
};

/** Writes a package's documents, registers their checksums in the e-vault and records them as a fact. */
export async function generatePackage<Answer extends string>(
  context: Context,
  run: TaskRun,
  { task, name, exchange, fact, extra }: Package<Answer>,
): Promise<void> {
  let documents: string[] = [];
  let translations: ReadonlyMap<string, string> = new Map();
  await withIntent(context, run, {
    task,
    critical: false,
    exchange,
    async request(facts: Facts, intent) {
      const madeOn = dayOfSigning(facts);
      const lender = context.organisations.get(run.organisation);
      documents = await writeDocuments(context, run, facts, documentsIn(name, facts, lender), {
        extra: { ...extra?.(facts), ...(madeOn && { madeOn }) },
        areSigned: name === 'CLOSING',
      });
      translations = await translationsOf(context.db, run, documents);
      return {
        ...intent,
        documents: await envelopeDocuments(context.db, run, documents),
        signers: [signerOf(facts)],
      };
    },
    facts: ({ answer }, facts) => [fact(answer, documents, facts, translations)],
  });
}
