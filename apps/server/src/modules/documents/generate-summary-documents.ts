import { ProviderSilent } from '../../jobs/provider-silent.ts';
import type { TaskHandler } from '../../jobs/queue.ts';
import { addressOf } from './address-of.ts';
import { counselorsNear, counselorsProblem } from './counselors.ts';
import { generatePackage } from './generate-package.ts';

/** Generates the documents the borrower reads before submitting. */
export const generateSummaryDocuments: TaskHandler = async (context, run) => {
  // They go out with the list of counselors, which may be neither a sample nor old (12 CFR 1024.20(a)). Import it, and the queue continues.
  const problem = counselorsProblem(context);
  if (problem) throw new ProviderSilent(problem);
  await generatePackage(context, run, {
    task: 'generateSummaryDocuments',
    name: 'SUMMARY',
    exchange: context.vendors.documents.summary,
    extra: (facts) => ({ counselors: counselorsNear(context, addressOf(facts)) }),
    fact: (answer, documents) => ({ fact: 'summaryDocuments', value: { answer, documents } }),
  });
};
