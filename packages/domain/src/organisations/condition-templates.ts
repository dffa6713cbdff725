import * as z from 'zod';
import { ConditionStage } from '../facts/conditions.facts.ts';
import { RequestedDocument } from './lender-document-types.ts';

/** What a lender often asks for: the words for the borrower, the documents, and when they are needed. */
export const ConditionTemplate = z.object({
  title: z.string().trim().min(1, 'Required').max(80, 'Cannot be more than 80 characters'),
  /** What the borrower reads. */
  reason: z.string().trim().min(1, 'Required').max(2000, 'Cannot be more than 2000 characters'),
  requestDocuments: z.array(RequestedDocument).min(1, 'Required').max(20),
  /** Absent: at once. */
  before: ConditionStage.optional(),
  /** Calendar days that the borrower has. */
  days: z.int('Required').min(1, 'Must be at least 1').max(60, 'Cannot be more than 60'),
});
export type ConditionTemplate = z.infer<typeof ConditionTemplate>;

/** A lender's catalogue of conditions. Staff choose by title, so each has its own. */
export const ConditionTemplates = z
  .array(ConditionTemplate)
  .max(60, 'Cannot be more than 60')
  .refine(
    (all) => new Set(all.map(({ title }) => title)).size === all.length,
    'Each needs a title of its own',
  );

/** The catalogue that comes with the product. A lender may keep another. */
export const SHIPPED_TEMPLATES: readonly ConditionTemplate[] = [
  {
    title: 'Form W-2',
    reason: 'Send your Form W-2 for each of the last two years, from every employer.',
    requestDocuments: ['Form W-2'],
    days: 10,
  },
  {
    title: 'Tax returns',
    reason: 'Send your signed federal tax returns for the last two years, with every page and schedule.',
    requestDocuments: ['Federal tax return'],
    days: 10,
  },
  {
    title: 'Recent pay stub',
    reason: 'Send a pay stub from the last 30 days that shows your name and the year to date.',
    requestDocuments: ['USER_UPLOADED_PAYSTUB'],
    days: 7,
  },
  {
    title: 'Award letter',
    reason: 'Send the letter that states your benefit or pension, what you get each month and for how long.',
    requestDocuments: ['Award letter'],
    days: 10,
  },
  {
    title: 'Mortgage statement',
    reason:
      'Send the newest statement of each mortgage on the home. It must show the balance and the payment.',
    requestDocuments: ['Mortgage statement'],
    before: 'DOCUMENTS',
    days: 10,
  },
  {
    title: 'Property tax bill',
    reason: 'Send the newest property tax bill of the home, or the county’s page that shows what is paid.',
    requestDocuments: ['Property tax bill'],
    before: 'DOCUMENTS',
    days: 10,
  },
  {
    title: 'HOA statement',
    reason:
      'Send a statement of your homeowners association that shows the dues and that nothing is past due.',
    requestDocuments: ['HOA bill'],
    before: 'DOCUMENTS',
    days: 10,
  },
  {
    title: 'Bank statement',
    reason: 'Send every page of the last two statements of the account.',
    requestDocuments: ['BANK_STATEMENT'],
    days: 7,
  },
  {
    title: 'Divorce decree',
    reason:
      'Send the complete decree or separation agreement. It must show who owns the home and what support is paid.',
    requestDocuments: ['Divorce decree'],
    before: 'DOCUMENTS',
    days: 14,
  },
  {
    title: 'Letter of explanation',
    reason: 'Write a short signed letter that explains what we asked you about.',
    requestDocuments: ['Letter of explanation'],
    days: 7,
  },
  {
    title: 'Payoff letter',
    reason: 'Send the letter of your lender that states what pays off the loan, and until which day.',
    requestDocuments: ['CANCELLATION_PROOF'],
    before: 'SIGNING',
    days: 10,
  },
  {
    title: 'Homeowners policy',
    reason: 'Send the declarations page of your homeowner’s policy for the time after closing.',
    requestDocuments: ['PROOFOFHAZARDINSURANCE'],
    before: 'FUNDING',
    days: 14,
  },
];
