// @vitest-environment happy-dom
// Proves CO-05, CO-11, CO-20.

import { server } from '@homeline/client/testing/fake-server.ts';
import { getLoanFile, type OfferedDecision } from '@homeline/contract/loan-files/get-loan-file.ts';
import {
  getLoanFileDocument,
  listLoanFileDocuments,
} from '@homeline/contract/loan-files/loan-file-documents.ts';
import { decideReview } from '@homeline/contract/reviews/decide-review.ts';
import { previewDecision } from '@homeline/contract/reviews/preview-decision.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openFile, UUID } from '../../testing/loan-file.ts';

const DOCUMENT = '22222222-2222-4222-8222-222222222222';
const APPROVE: Partial<OfferedDecision> = {
  ...{ decision: 'UW_APPROVED', title: 'Approve', effect: 'Offers are computed.' },
  keepsComments: true,
};
const DECLINE: Partial<OfferedDecision> = {
  ...{ decision: 'UW_DECLINED', title: 'Deny credit', effect: 'The borrower gets a notice.' },
  ...{ reasonCodes: 'REQUIRED', isAdverse: true, takesTwo: true },
};

/** An underwriter may decline in a review, but not outside one. */
const OUTSIDE_A_REVIEW = [{ act: 'DECLINE_APPLICATION', reason: 'A processor does this.' }] as const;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const sent = () => server.received(decideReview).map(({ body }) => body);

describe('a review', () => {
  it('shows why it was referred, what was sent in, and the evidence for its decision', async () => {
    server.answers(listLoanFileDocuments, [
      { uuid: DOCUMENT, title: 'Pay stub' },
      { uuid: UUID, title: 'Deed' },
    ]);
    openFile(
      {
        ...{ decisions: [APPROVE], referred: ['Income fell'], reviewDocuments: [DOCUMENT] },
        evidence: [
          {
            topic: 'INCOME' as never,
            title: 'Income',
            isForReview: true,
            rows: [{ label: 'Stated', value: '$9,800' }],
          },
          { topic: 'TITLE' as never, title: 'Title', isForReview: false, rows: [] },
        ],
      },
      'review',
    );
    await screen.findByText('Income fell');
    screen.getByRole('heading', { name: 'Why it is here' });
    const stub = await screen.findByRole('button', { name: 'Pay stub' });
    expect(server.received(getLoanFileDocument)).toEqual([]);
    await userEvent.click(stub);
    expect(server.received(getLoanFileDocument)).toMatchObject([{ params: { document: DOCUMENT } }]);
    expect(screen.queryByRole('button', { name: 'Deed' })).toBeNull();
    screen.getByText('$9,800');
    expect(screen.queryByRole('heading', { name: 'Title' })).toBeNull();
    screen.getByRole('region', { name: 'Your decision' });
  });

  it('requests no documents when none were uploaded, and shows no reasons when there are none', async () => {
    openFile({ decisions: [APPROVE] });
    await screen.findByRole('button', { name: 'Approve' });
    expect(server.received(listLoanFileDocuments)).toEqual([]);
    expect(screen.queryByText('Why it is here')).toBeNull();
  });

  it('is read-only for people without the right to decide it, and says why', async () => {
    const reason = 'An underwriter decides this.';
    openFile({ decisions: [APPROVE], disabledReasons: [{ act: 'DECIDE_REVIEW', reason }] }, 'review');
    await screen.findByText(reason);
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
    await userEvent.keyboard('{Alt>}1{/Alt}');
    expect(screen.queryByRole('complementary', { name: 'Approve' })).toBeNull();
  });

  it('is decided by keyboard: Alt and its number open a decision, a number alone doesn’t', async () => {
    openFile({ decisions: [APPROVE, DECLINE] });
    await screen.findByRole('button', { name: 'Approve' });
    await userEvent.keyboard('2');
    expect(screen.queryByRole('complementary', { name: 'Deny credit' })).toBeNull();
    // On some keyboards Alt and a digit type a character.
    await userEvent.click(screen.getByLabelText('Internal note'));
    await userEvent.keyboard('{Alt>}2{/Alt}');
    expect(screen.queryByRole('complementary', { name: 'Deny credit' })).toBeNull();
    await userEvent.click(screen.getByRole('heading', { name: 'Avery Applicant' }));
    await userEvent.keyboard('{Alt>}2{/Alt}');
    await screen.findByRole('complementary', { name: 'Deny credit' });
  });

  it('asks first when a colleague has claimed the file', async () => {
    openFile({ decisions: [APPROVE], officer: { identity: 'bo', name: 'Bo Berg' } });
    await press('Approve');
    await press('Approve');
    await screen.findByText(/^Bo Berg works on this application/);
    expect(sent()).toEqual([]);
    await press('Approve');
    await screen.findByText('Decision recorded.');
    expect(sent()).toMatchObject([{ decision: 'UW_APPROVED' }]);
  });

  it('isn’t shown when no decision is due', async () => {
    openFile({ decisions: [] });
    await screen.findByRole('heading', { name: 'Avery Applicant' });
    expect(screen.queryByRole('region', { name: 'Your decision' })).toBeNull();
  });

  it('marks decisions that take two people', async () => {
    openFile({ decisions: [APPROVE, DECLINE] });
    await screen.findByText('Needs a second person');
    expect(screen.getAllByText('Needs a second person')).toHaveLength(1);
  });
});

describe('what must hold before a review passes', () => {
  const checks = [
    { label: 'Age of the credit report', value: '62 days', from: 'At most 60 days', holds: false },
    { label: 'Deed accepted', value: 'Yes', holds: true },
  ];

  it.each([[[APPROVE]], [[]]])(
    'is listed with its figure and limit, even while no decision is open',
    async (decisions) => {
      openFile({ checks, decisions }, 'review');
      const list = within(await screen.findByRole('list', { name: 'What must hold' }));
      const [late, deed] = list.getAllByRole('listitem').map(({ textContent }) => textContent);
      expect(late).toContain('62 days');
      expect(late).toContain('At most 60 days');
      expect(deed).toContain('Yes');
      expect(list.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toEqual([
        'Doesn’t hold',
        'Holds',
      ]);
    },
  );
});

describe('the effect of a decision', () => {
  const ACCEPT: Partial<OfferedDecision> = {
    ...{ decision: 'PAYSTUBS_ACCEPTED', title: 'Accept the income', effect: 'The income counts.' },
    ...{ input: 'monthlyGrossCents', knownCents: 640_000 },
  };
  const lowers = () =>
    server.answersBy(previewDecision, ({ body }) => {
      const { monthlyGrossCents } = (body as { given: { monthlyGrossCents: number } }).given;
      return {
        step: 'FINAL_OFFER',
        figures: [
          {
            before: { label: 'DTI', value: '36.15%' },
            after: { label: 'DTI', value: monthlyGrossCents < 610_000 ? '51.00%' : '49.97%' },
          },
        ],
        borrowerReads: ['Your income is lower.'],
      };
    });

  it('updates while typing, and shows before the decision is recorded', async () => {
    lowers();
    openFile({ decisions: [ACCEPT], step: 'PAYSTUB_REVIEW' });
    await press('Accept the income');
    const amount = screen.getByLabelText(/^Monthly gross income/);
    await userEvent.type(amount, '6,000');
    await screen.findByText('51.00%');
    await userEvent.clear(amount);
    await userEvent.type(amount, '6,100');
    await screen.findByText('49.97%');
    screen.getByText('Next step: Final offer.');
    screen.getByText('Your income is lower.');
    await press('Accept the income');
    await screen.findByText('Decision recorded.');
    expect(sent()).toMatchObject([{ given: { monthlyGrossCents: 610_000 } }]);
  });

  it('is shown before recording, even if the button is pressed immediately', async () => {
    lowers();
    openFile({ decisions: [ACCEPT], step: 'PAYSTUB_REVIEW' });
    await press('Accept the income');
    await userEvent.type(screen.getByLabelText(/^Monthly gross income/), '6,100{Enter}');
    await screen.findByText(/^Nothing is recorded yet/);
    await screen.findByText('49.97%');
    expect(sent()).toEqual([]);
    await press('Accept the income');
    await screen.findByText('Decision recorded.');
  });

  it('doesn’t block the decision when it can’t be computed', async () => {
    server.refuses(previewDecision, 'INVALID_INPUT');
    openFile({ decisions: [ACCEPT], step: 'PAYSTUB_REVIEW' });
    await press('Accept the income');
    await userEvent.type(screen.getByLabelText(/^Monthly gross income/), '6,100{Enter}');
    await screen.findByText('Decision recorded.');
  });
});

describe('a decision', () => {
  it('is sent with the step on screen and the comments for the file', async () => {
    openFile({ decisions: [APPROVE] });
    await press('Approve');
    await userEvent.type(screen.getByLabelText(/^Comments for the file/), 'Looks right');
    expect(screen.queryByLabelText(/^Reason for the borrower/)).toBeNull();
    await press('Approve');
    await screen.findByText('Decision recorded.');
    expect(sent()).toEqual([
      { step: 'UW_REVIEW', decision: 'UW_APPROVED', given: { comments: 'Looks right' } },
    ]);
  });

  it('is announced as proposed if a second person must confirm it', async () => {
    server.answers(decideReview, { awaitsSecondPerson: true });
    openFile({ decisions: [DECLINE], disabledReasons: OUTSIDE_A_REVIEW });
    await press('Deny credit');
    await userEvent.click(screen.getByRole('checkbox', { name: 'We could not confirm your income' }));
    expect(screen.queryByLabelText(/^Comments for the file/)).toBeNull();
    await press('Deny credit');
    await screen.findByText('Proposed. Another person must confirm it.');
  });

  it('to decline shows what its notice says while no reason is chosen', async () => {
    openFile({
      decisions: [{ ...DECLINE, reasonCodes: 'OPTIONAL', usualReasons: ['The usual reason'] }],
      disabledReasons: OUTSIDE_A_REVIEW,
    });
    await press('Deny credit');
    const preview = within(screen.getByRole('region', { name: 'What the borrower reads' }));
    preview.getByText('The usual reason');
    await userEvent.click(screen.getByRole('checkbox', { name: 'A bankruptcy' }));
    preview.getByText('A bankruptcy');
    expect(preview.queryByText('The usual reason')).toBeNull();
    await press('Deny credit');
    await screen.findByText('Decision recorded.');
    expect(sent()).toMatchObject([{ decision: 'UW_DECLINED', given: { reasonCodes: ['AA21'] } }]);
  });

  it('isn’t recorded once the step has changed, and says so', async () => {
    server.refuses(decideReview, 'WRONG_STEP', { step: 'DECLINED' });
    openFile({ decisions: [APPROVE] });
    await press('Approve');
    await press('Approve');
    await screen.findByText('The application has moved on. What you see is up to date now.');
    screen.getByText('Nothing was recorded');
    expect(screen.queryByText('Decision recorded.')).toBeNull();
  });

  it('shows the fields that the server refuses', async () => {
    server.refuses(decideReview, 'INVALID_INPUT', { fields: { 'given.reasonCodes': 'Must be specific' } });
    openFile({ decisions: [DECLINE], disabledReasons: OUTSIDE_A_REVIEW });
    await press('Deny credit');
    await userEvent.click(screen.getByRole('checkbox', { name: 'We could not confirm your income' }));
    await press('Deny credit');
    expect((await screen.findAllByText('Must be specific')).length).toBeGreaterThan(0);
  });

  it('keeps other typed text: a note while a decision is open, comments while another action is open', async () => {
    openFile({ decisions: [APPROVE] });
    await userEvent.type(await screen.findByLabelText('Internal note'), 'Called twice');
    await press('Approve');
    await userEvent.type(screen.getByLabelText(/^Comments for the file/), 'Looks right');
    await press('Actions');
    await press('Raise a condition');
    await press('Close');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Internal note').value).toBe('Called twice');
    await press('Approve');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Comments for the file/).value).toBe('Looks right');
    await press('Cancel');
    await press('Approve');
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Comments for the file/).value).toBe('');
  });

  it('that can no longer be recorded says so, and keeps the typed comments', async () => {
    openFile({ decisions: [APPROVE] });
    await press('Approve');
    await userEvent.type(screen.getByLabelText(/^Comments for the file/), 'Looks right');
    server.answers(getLoanFile, { uuid: UUID, borrower: 'Avery Applicant', step: 'ON_HOLD', decisions: [] });
    server.refuses(decideReview, 'WRONG_STEP');
    await press('Approve');
    await screen.findByText('The application has moved on meanwhile. This decision wasn’t recorded.');
    screen.getByText('Looks right');
    expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  });

  it('can be closed, which returns the focus to its button', async () => {
    openFile({ decisions: [APPROVE, DECLINE] });
    await press('Approve');
    expect(document.activeElement).toBe(screen.getByLabelText(/^Comments for the file/));
    await press('Cancel');
    await screen.findByRole('button', { name: 'Deny credit' });
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Approve' }));
    expect(sent()).toEqual([]);
  });

  it.each([
    ['monthlyGrossCents', 'Monthly gross income'],
    ['valueCents', 'Home value'],
  ] as const)('asks once more about a %s far from what is known', async (input, label) => {
    openFile({ decisions: [{ ...APPROVE, input, knownCents: toCents(9_800) }] });
    await press('Approve');
    const amount = await screen.findByLabelText(new RegExp(`^${label}`));
    screen.getByText('So far: $9,800.00');
    await userEvent.type(amount, '98000');
    await press('Approve');
    await screen.findByText(/^You entered \$98,000.00; so far it was \$9,800.00/);
    expect(sent()).toEqual([]);
    await press('Approve');
    await screen.findByText('Decision recorded.');
    expect(sent()).toMatchObject([{ given: { [input]: toCents(98_000) } }]);
  });

  it('takes the recording tax of a county without a figure, with its source and day', async () => {
    openFile({ decisions: [{ ...APPROVE, input: 'recordingTax' }] });
    await press('Approve');
    await press('Approve');
    expect((await screen.findAllByText('Required')).length).toBeGreaterThan(0);
    await userEvent.type(screen.getByLabelText(/^Tax, % of the line/), '1.05');
    await userEvent.type(screen.getByLabelText(/^Source/), 'County clerk, by phone');
    const day = within(screen.getByRole('group', { name: /^As of/ }));
    await userEvent.type(day.getByLabelText('Month'), '11');
    await userEvent.type(day.getByLabelText('Day'), '20');
    await userEvent.type(day.getByLabelText('Year'), '2026');
    await press('Approve');
    await screen.findByText('Decision recorded.');
    const recordingTax = { pct: 1.05, source: 'County clerk, by phone', asOf: '2026-11-20' };
    expect(sent()).toMatchObject([{ given: { recordingTax } }]);
  });

  it('sends the nontaxable part of an income with it', async () => {
    openFile({ decisions: [{ ...APPROVE, input: 'monthlyGrossCents' }] });
    await press('Approve');
    await userEvent.type(await screen.findByLabelText(/^Monthly gross income/), '3000');
    await userEvent.type(screen.getByLabelText(/^Tax-free part/), '1000');
    await press('Approve');
    await screen.findByText('Decision recorded.');
    expect(sent()).toMatchObject([
      { given: { monthlyGrossCents: toCents(3000), taxFreeCents: toCents(1000) } },
    ]);
  });

  it('asks about each debt only what neither the credit report nor the records state', async () => {
    openFile({
      decisions: [{ ...APPROVE, input: 'debts' }],
      debtsToReview: [
        { id: 'a', holder: 'Old Mill', isRecorded: true, isReported: false },
        { id: 'b', holder: 'New Bank', isRecorded: false, isReported: true },
      ],
    });
    await press('Approve');
    const debt = (holder: string) =>
      screen.getByRole('group', { name: `Debt to ${holder}` }).textContent ?? '';
    expect(debt('Old Mill')).toMatch(/Balance.*Monthly payment/);
    expect(debt('Old Mill')).not.toMatch(/secured by this home|equity/);
    expect(debt('New Bank')).toMatch(/secured by this home/);
    expect(debt('New Bank')).not.toMatch(/Balance/);
  });

  it('asks about equity loans in Texas', async () => {
    openFile({
      ...{ decisions: [{ ...APPROVE, input: 'debts' }], isInTexas: true },
      debtsToReview: [{ id: 'a', holder: 'Old Mill', isRecorded: true, isReported: true }],
    });
    await press('Approve');
    await screen.findByText('Is it a home equity loan or line?');
  });

  it('returns a partner to the work list once the file has left their desk', async () => {
    const router = openFile({ decisions: [APPROVE] }, 'overview', 'TITLE_AGENT');
    await press('Approve');
    await press('Approve');
    await screen.findByRole('heading', { name: 'Work list' });
    expect(router.state.location.pathname).toBe('/work');
  });
});
