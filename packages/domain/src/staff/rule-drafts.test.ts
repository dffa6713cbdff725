// Proves CO-32.

import { expect, it } from 'vitest';
import { draftProposalReason } from './rule-drafts.ts';

it('lets the person who last changed a draft propose it', () => {
  expect(draftProposalReason(['CREDIT_OFFICER'], { changedBy: 'Cora', isOwn: true })).toBeUndefined();
});

it('names the person who last changed a draft to everybody else', () => {
  expect(draftProposalReason(['UNDERWRITER'], { changedBy: 'Cora', isOwn: false })).toContain(
    'Cora changed this draft last',
  );
});

it('lets no one without the right to publish propose', () => {
  expect(draftProposalReason(['MANAGER'], { changedBy: 'Mona', isOwn: true })).toBe(
    'Only these roles can do this: underwriter, credit officer.',
  );
});
