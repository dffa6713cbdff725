import type { TaskHandler } from '../../jobs/queue.ts';
import { makePackage } from './make-package.ts';

/** What the borrower reads before they submit the application. */
export const generateSummaryDocuments: TaskHandler = (context, run) =>
  makePackage(context, run, {
    task: 'generateSummaryDocuments',
    name: 'SUMMARY',
    exchange: context.vendors.documents.summary,
    fact: (answer, documents) => ({ fact: 'summaryDocuments', value: { answer, documents } }),
  });
