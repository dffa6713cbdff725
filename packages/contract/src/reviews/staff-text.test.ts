// Proves CO-72.

import { StaffInput } from '@homeline/domain/workflow/staff-outcome.ts';
import { expect, it } from 'vitest';
import { addChatNote } from '../chat/desk-notes.ts';
import { CoBorrowerDecision } from '../co-borrowers/decide-co-borrower.ts';
import { StaffCorrectionForms } from '../corrections/correct-answer.ts';
import { recordMailedDisclosures } from '../disclosures/record-mailed-disclosures.ts';
import { settleRescission } from '../funding/record-rescission.ts';
import { addNote, MessageForms } from '../loan-files/notes.ts';
import { placeLegalHold, releaseLegalHold } from '../records/records.ts';
import { ConditionDecisionForm } from './decide-condition.ts';
import { declineApplication } from './decline-application.ts';
import { holdApplication } from './hold-application.ts';
import { ConditionForm } from './raise-condition.ts';
import { reopenApplication } from './reopen-application.ts';
import { repeatHardPull } from './repeat-hard-pull.ts';
import { returnProposal } from './return-proposal.ts';
import { withdrawApplication } from './withdraw-application.ts';

const EMAIL = { channel: 'EMAIL', subject: 'Hello', text: 'Hello' };
const CONDITION = { requestDocuments: ['BANK_STATEMENT'] };
const EMPLOYER = { what: 'EMPLOYER', redone: [], employerName: 'Old Mill' };

const SETTLED = { moneyReturned: true, lienReleased: true };

const FORMS = [
  ['a note', addNote.body, {}, 'text'],
  ['an email', MessageForms.EMAIL, EMAIL, 'text'],
  ['the subject of an email', MessageForms.EMAIL, EMAIL, 'subject'],
  ['a text message', MessageForms.TEXT_MESSAGE, { channel: 'TEXT_MESSAGE' }, 'text'],
  ['a condition', ConditionForm, CONDITION, 'reason'],
  ['the notes of a condition', ConditionForm, CONDITION, 'notes'],
  ['the answer to a condition', ConditionDecisionForm, { decision: 'REJECTED' }, 'reason'],
  ['comments on a condition', ConditionDecisionForm, { decision: 'WAIVED' }, 'comments'],
  ['a correction', StaffCorrectionForms.EMPLOYER, EMPLOYER, 'reason'],
  ['mailed disclosures', recordMailedDisclosures.body, {}, 'reason'],
  ['a hold', holdApplication.body, {}, 'reason'],
  ['a reopening', reopenApplication.body, {}, 'reason'],
  ['a repeated hard pull', repeatHardPull.body, {}, 'reason'],
  ['a withdrawal', withdrawApplication.body, {}, 'reason'],
  ['comments on a decision', StaffInput, {}, 'comments'],
  ['the reason of a decision', StaffInput, {}, 'reason'],
  ['a co-borrower’s refused income', CoBorrowerDecision, { decision: 'INCOME_REJECTED' }, 'reason'],
  ['the return of a proposal', returnProposal.body, { proposedAt: '2026-12-01T12:00:00Z' }, 'comment'],
  ['the settlement of a rescission', settleRescission.body, SETTLED, 'comments'],
  ['a legal hold', placeLegalHold.body, {}, 'reason'],
  ['the release of a legal hold', releaseLegalHold.body, {}, 'reason'],
  ['a note about a chat', addChatNote.body, {}, 'text'],
] as const;

const problem = (
  form: (typeof FORMS)[number][1] | typeof declineApplication.body,
  given: object,
  field: string,
  text: string,
) =>
  form
    ?.safeParse({ ...given, [field]: text })
    .error?.issues.map(({ path, message }) => `${path}: ${message}`);

it.each(FORMS)('%s accepts no personal number', (_, form, given, field) => {
  for (const ssn of ['123-45-6789', '123 45 6789', 'SSN １２３４５６７８９', 'ssn is 123456789'])
    expect(problem(form, given, field, `Hers is ${ssn}.`)).toEqual([
      `${field}: This looks like a social security number. Remove it: this text is stored and sent unencrypted.`,
    ]);
  expect(problem(form, given, field, 'Card 4111 1111 1111 1111')).toEqual([
    `${field}: This looks like an account or card number. Remove it, or keep its last four digits. If a public record has this number, write # before it.`,
  ]);
  expect(problem(form, given, field, 'Call (614) 555-0123 by 2026-12-01 about $123,456.78')).toBeUndefined();
});

it.each(['statedReason', 'comments'])('the %s of a decline holds no personal number', (field) => {
  const decline = { reasonCodes: ['AA24'], statedReason: 'The home burned down in March' };
  expect(problem(declineApplication.body, decline, field, 'Hers is 123-45-6789.')?.join()).toContain(
    'This looks like a social security number',
  );
});
