// @vitest-environment happy-dom
// Proves CO-11, CO-18.

import { server } from '@homeline/client/testing/fake-server.ts';
import { listDocumentTypes } from '@homeline/contract/loan-files/list-document-types.ts';
import { listOfficers } from '@homeline/contract/pipeline/list-officers.ts';
import { listConditionTemplates } from '@homeline/contract/reviews/condition-templates.ts';
import { decideCondition } from '@homeline/contract/reviews/decide-condition.ts';
import { listFileConditions } from '@homeline/contract/reviews/list-file-conditions.ts';
import { planCondition, raiseCondition } from '@homeline/contract/reviews/raise-condition.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { act, bodies, openFile as openFileAs, UUID } from '../../testing/loan-file.ts';

/** Opens the file as somebody who raises and decides conditions. */
const openFile = (file: Parameters<typeof openFileAs>[0]) => openFileAs(file, 'overview', 'OPERATIONS');
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('a condition', () => {
  const CONDITION = {
    uuid: UUID,
    categoryEnum: 'GENERIC_DOCUMENT_REQUEST',
    state: 'RESPONDED',
    requestDocuments: ['SUPPORT'],
  } as const;

  it('is raised with documents and a message to the borrower', async () => {
    openFile({});
    const form = await act('Raise a condition');
    const documents = form.getByRole('checkbox', { name: 'Proof of income' });
    // The plan comes before the long list of documents.
    const needed = form.getByLabelText(/^Needed/);
    expect(needed.compareDocumentPosition(documents)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(documents);
    await userEvent.type(form.getByLabelText(/^What the borrower reads/), 'The newest one');
    await form.press('Raise a condition');
    await screen.findByText('Condition raised. The borrower’s page shows it now.');
    expect(bodies(raiseCondition)).toMatchObject([
      {
        category: 'GENERIC_DOCUMENT_REQUEST',
        requestDocuments: ['USER_UPLOADED_PAYSTUB'],
        reason: 'The newest one',
      },
    ]);
  });

  it('finds documents, including the lender’s own types, by part of their name, and keeps the selection visible', async () => {
    server.answers(listDocumentTypes, [{ name: 'HOA bill', section: 'HOME' }]);
    openFile({});
    const form = await act('Raise a condition');
    await userEvent.type(await form.findByLabelText('Find a document'), 'hoa');
    await userEvent.click(await form.findByRole('checkbox', { name: 'HOA bill' }));
    expect(form.queryByRole('checkbox', { name: 'Bank statement' })).toBeNull();
    await userEvent.clear(form.getByLabelText('Find a document'));
    await userEvent.type(form.getByLabelText('Find a document'), 'bank');
    await userEvent.click(form.getByRole('checkbox', { name: 'Bank statement' }));
    form.getByRole('checkbox', { name: 'HOA bill' });
    await form.press('Raise a condition');
    await screen.findByText('Condition raised. The borrower’s page shows it now.');
    expect(bodies(raiseCondition)).toMatchObject([{ requestDocuments: ['BANK_STATEMENT', 'HOA bill'] }]);
  });

  it('says that the loan originator reads its words, unless there is none or it is private to the borrower', async () => {
    openFile({ hasOriginator: true });
    const form = await act('Raise a condition');
    form.getByText('The loan originator reads this too.');
    await userEvent.click(form.getByRole('checkbox', { name: 'Passport' }));
    expect(form.queryByText('The loan originator reads this too.')).toBeNull();
  });

  it('doesn’t mention a loan originator when there is none', async () => {
    openFile({});
    const form = await act('Raise a condition');
    expect(form.queryByText(/loan originator/)).toBeNull();
  });

  it('tells staff that the loan originator reads why it was returned', async () => {
    server.answers(listFileConditions, [CONDITION]);
    openFile({ hasOriginator: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Return' }));
    await screen.findByText('The loan originator reads this too.');
  });

  it('from the catalogue fills in its text, documents, stage and due date, all editable', async () => {
    server.answers(listConditionTemplates, [
      {
        ...{ title: 'HOA statement', reason: 'Send a statement of the dues.' },
        ...{ requestDocuments: ['SUPPORT'], before: 'DOCUMENTS', days: 10 },
      },
    ]);
    server.answers(listOfficers, [{ identity: 'staff-ben', name: 'Ben Burns' }]);
    openFile({});
    const form = await act('Raise a condition');
    await form.findByRole('option', { name: 'HOA statement' });
    await userEvent.selectOptions(form.getByLabelText('From the catalogue'), 'HOA statement');
    await userEvent.selectOptions(await form.findByLabelText('Followed up by (optional)'), 'Ben Burns');
    await userEvent.type(form.getByLabelText(/^What the borrower reads/), ' Thank you.');
    await form.press('Raise a condition');
    await screen.findByText('Condition raised. The borrower’s page shows it now.');
    expect(bodies(raiseCondition)).toMatchObject([
      {
        ...{ title: 'HOA statement', reason: 'Send a statement of the dues. Thank you.' },
        ...{ requestDocuments: ['SUPPORT'], before: 'DOCUMENTS', owner: 'staff-ben' },
        dueOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    ]);
  });

  it('shows its stage, due date and owner, and all three can be changed', async () => {
    server.answers(listFileConditions, [
      {
        ...{ ...CONDITION, state: 'OPEN', before: 'SIGNING', dueOn: '2026-01-20' },
        owner: { identity: 'staff-ben', name: 'Ben Burns' },
      },
    ]);
    openFile({});
    await screen.findByText('Prior to signing');
    screen.getByText('overdue since Jan 20');
    screen.getByText('Ben Burns');
    await press('Plan');
    await userEvent.selectOptions(screen.getByLabelText(/^Needed/), 'Prior to funding');
    await press('Plan');
    await screen.findByText('Condition planned.');
    expect(bodies(planCondition)).toMatchObject([{ before: 'FUNDING', dueOn: '2026-01-20' }]);
  });

  it('without an answer can only be waived, and says why', async () => {
    server.answers(listFileConditions, [{ ...CONDITION, state: 'RETURNED' }]);
    openFile({});
    await screen.findByText('The borrower hasn’t answered this condition yet. It can only be waived.');
    for (const name of ['Clear', 'Return'])
      expect(screen.getByRole('button', { name }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('button', { name: 'Waive' }).hasAttribute('disabled')).toBe(false);
  });

  it('hides the decision from people who may not make it', async () => {
    server.answers(listFileConditions, [CONDITION]);
    openFile({ disabledReasons: [{ act: 'DECIDE_CONDITION', reason: 'A processor does this.' }] });
    await screen.findByRole('button', { name: 'Plan' });
    for (const name of ['Clear', 'Return', 'Waive'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByText('A processor does this.')).toBeNull();
  });

  it('that asks for a phone number names no documents', async () => {
    openFile({});
    const form = await act('Raise a condition');
    await userEvent.selectOptions(form.getByLabelText('What for'), 'MISSING_PHONE_NUMBER');
    expect(form.queryByRole('checkbox')).toBeNull();
  });

  it('that was answered is cleared, or returned with a message to the borrower', async () => {
    server.answers(listFileConditions, [CONDITION]);
    openFile({});
    await userEvent.click(await screen.findByRole('button', { name: 'Clear' }));
    await screen.findByText('Condition cleared.');
    await userEvent.click(await screen.findByRole('button', { name: 'Return' }));
    await userEvent.type(screen.getByLabelText('What must the borrower send instead?'), 'All pages');
    await userEvent.click(screen.getByRole('button', { name: 'Return' }));
    await screen.findByText('Condition returned.');
    expect(bodies(decideCondition)).toEqual([
      { decision: 'CLEARED' },
      { decision: 'REJECTED', reason: 'All pages' },
    ]);
  });

  it('is waived with a reason for the file', async () => {
    server.answers(listFileConditions, [{ ...CONDITION, state: 'OPEN' }]);
    openFile({});
    const clear = await screen.findByRole('button', { name: 'Clear' });
    expect(clear.hasAttribute('disabled') || clear.ariaDisabled === 'true').toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Waive' }));
    await userEvent.type(screen.getByLabelText('Why is it waived? For the file.'), 'Not needed');
    await userEvent.click(screen.getByRole('button', { name: 'Waive' }));
    await screen.findByText('Condition waived.');
    expect(bodies(decideCondition)).toEqual([{ decision: 'WAIVED', comments: 'Not needed' }]);
  });

  it('that was waived says why', async () => {
    server.answers(listFileConditions, [
      { ...CONDITION, state: 'WAIVED', waivedBecause: 'The county has recorded it' },
    ]);
    openFile({});
    await press('1 cleared or waived');
    const reason = await screen.findByText('The county has recorded it');
    expect(reason.closest('p')?.textContent).toBe('Waived: The county has recorded it');
  });

  it.each(['CLEARED', 'WAIVED'] as const)('that is %s offers nothing more', async (state) => {
    server.answers(listFileConditions, [
      { ...CONDITION, state, notes: 'Seen', commentsToBorrower: 'Send it', returnComments: 'All pages' },
    ]);
    openFile({});
    await press('1 cleared or waived');
    const said = async (words: string) => (await screen.findByText(words)).parentElement?.textContent;
    expect(await said('Seen')).toBe('Internal: Seen');
    expect(await said('Send it')).toBe('To the borrower: Send it');
    expect(await said('All pages')).toBe('Returned: All pages');
    screen.getByText('Another supporting document', { selector: 'p' });
    expect(screen.queryByRole('button', { name: 'Waive' })).toBeNull();
  });
});
