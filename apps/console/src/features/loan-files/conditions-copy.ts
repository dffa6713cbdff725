import type { ConditionStage } from '@homeline/domain/facts/conditions.facts.ts';

/** What a condition is needed before. */
export const STAGES = {
  DOCUMENTS: 'Prior to documents',
  SIGNING: 'Prior to signing',
  FUNDING: 'Prior to funding',
} as const satisfies Record<ConditionStage, string>;

/** The words of the conditions of a loan file. */
export const conditionsCopy = {
  heading: 'Conditions',
  none: 'No conditions yet.',
  raise: 'Raise a condition',
  raiseWhy:
    'The borrower is asked for documents, or for something else. The file waits for them at once, or before a later stage.',
  category: 'What for',
  documents: 'Documents',
  findDocument: 'Find a document',
  noSuchDocument: 'No document has this in its name.',
  originatorReads: 'The loan originator reads this too.',
  originatorMayRead: 'A loan originator on the application reads this too.',
  reason: 'What the borrower reads',
  notes: 'Internal notes',
  raised: 'Condition raised. The borrower’s page shows it now.',
  clear: 'Clear',
  cleared: 'Condition cleared.',
  return: 'Return',
  returned: 'Condition returned.',
  waive: 'Waive',
  waived: 'Condition waived.',
  since: (at: string, age: string) => `since ${at} (${age})`,
  toBorrower: 'To the borrower',
  internal: 'Internal',
  states: {
    OPEN: 'Open',
    RESPONDED: 'Answered',
    RETURNED: 'Returned',
    CLEARED: 'Cleared',
    WAIVED: 'Waived',
  },
  returnReason: 'What must the borrower send instead?',
  waiveReason: 'Why is it waived? For the file.',
  beforeHint: 'Without a choice, the file waits for it at once.',
  before: 'Needed',
  dueOn: 'Due',
  dueHint: 'The borrower reads it.',
  owner: 'Followed up by',
  template: 'From the catalogue',
  own: 'In words of your own',
  title: 'Title for the borrower',
  due: (day: string) => `due ${day}`,
  overdue: (day: string) => `overdue since ${day}`,
  plan: 'Plan',
  planned: 'Condition planned.',
  noneOpen: 'No open conditions.',
  closed: (count: number) => (count === 1 ? '1 cleared or waived' : `${count} cleared or waived`),
} as const;
