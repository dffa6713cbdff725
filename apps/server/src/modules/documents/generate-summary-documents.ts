import { documentsIn } from '@homeline/documents/packages.ts';
import { coBorrowers } from '@homeline/domain/facts/signers.selectors.ts';
import type { Context } from '../../context.ts';
import { loadRelevantFacts } from '../../facts/load.ts';
import { ProviderSilent } from '../../jobs/provider-silent.ts';
import type { TaskHandler, TaskRun } from '../../jobs/queue.ts';
import { addressOf } from './address-of.ts';
import { counselorsNear, counselorsProblem } from './counselors.ts';
import { generatePackage } from './generate-package.ts';
import { currentSubject, writeDocuments } from './write-documents.ts';

/** Generates the documents the borrower reads before submitting. */
export const generateSummaryDocuments: TaskHandler = async (context, run) => {
  // They go out with the list of counselors, which may be neither a sample nor old (12 CFR 1024.20(a)). Import it, and the queue continues.
  const problem = counselorsProblem(context);
  if (problem) throw new ProviderSilent(problem);
  await writeForCoBorrowers(context, run);
  await generatePackage(context, run, {
    task: 'generateSummaryDocuments',
    name: 'SUMMARY',
    exchange: context.vendors.documents.summary,
    extra: (facts) => ({ counselors: counselorsNear(context, addressOf(facts)) }),
    fact(answer, { documents, translations }, facts) {
      const types = documentsIn('SUMMARY', facts, context.organisations.get(run.organisation));
      const texasNotice = documents[types.indexOf('TEXAS_12_DAY_NOTICE')];
      const texasNoticeInSpanish = texasNotice && translations.get(texasNotice);
      return {
        fact: 'summaryDocuments',
        value: {
          ...{ answer, documents },
          ...(texasNotice && { texasNotice }),
          ...(texasNoticeInSpanish && { texasNoticeInSpanish }),
        },
      };
    },
  });
};

/** Writes each co-borrower’s own credit authorization: the borrower’s names the borrower’s tax number. */
async function writeForCoBorrowers(context: Context, run: TaskRun): Promise<void> {
  const facts = await loadRelevantFacts(context.db, run);
  for (const { uuid, name, email } of coBorrowers(facts)) {
    const { borrower } = await currentSubject(context, run, facts);
    if (!borrower) continue;
    const { ssnLast4: _, ...shared } = borrower;
    const extra = { borrower: { ...shared, name, email } };
    await writeDocuments(context, run, facts, ['CREDIT_AUTHORIZATION'], {
      extra,
      variant: uuid,
      signer: uuid,
    });
  }
}
