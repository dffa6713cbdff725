import type { TaskHandler } from '../../jobs/queue.ts';
import { generatePackage } from './generate-package.ts';

/** Generates the documents the borrower reads before submitting. */
export const generateSummaryDocuments: TaskHandler = (context, run) =>
  generatePackage(context, run, {
    task: 'generateSummaryDocuments',
    name: 'SUMMARY',
    exchange: context.vendors.documents.summary,
    fact: (answer, documents) => ({ fact: 'summaryDocuments', value: { answer, documents } }),
  });
