import type { TaskHandler } from '../../jobs/queue.ts';
import { addressOf } from './address-of.ts';
import { counselorsNear } from './counselors.ts';
import { generatePackage } from './generate-package.ts';

/** Generates the documents the borrower reads before submitting. */
export const generateSummaryDocuments: TaskHandler = (context, run) =>
  generatePackage(context, run, {
    task: 'generateSummaryDocuments',
    name: 'SUMMARY',
    exchange: context.vendors.documents.summary,
    extra: (facts) => ({ counselors: counselorsNear(context, addressOf(facts)) }),
    fact: (answer, documents) => ({ fact: 'summaryDocuments', value: { answer, documents } }),
  });
