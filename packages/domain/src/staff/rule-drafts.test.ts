// Proves CO-32.

import { expect, it } from 'vitest';
import { draftProposalReason } from './rule-drafts.ts';

it('lets whoever changed a draft last propose it', () => {
  expect(draftProposalReason(['CREDIT_OFFICER'], { changedBy: 'Cora', isOwn: true })).toBeUndefined();
});

it('names whoever changed a draft last to everybody else', () => {
  expect(draftProposalReason(['UNDERWRITER'], { changedBy: 'Cora', isOwn: false })).toContain(
    'Cora changed this draft last',
  );
});

it('lets nobody propose who may not publish rules', () => {
  expect(draftProposalReason(['MANAGER'], { changedBy: 'Mona', isOwn: true })).toBe(
    'Only these roles can do this: underwriter, credit officer.',
  );
});
