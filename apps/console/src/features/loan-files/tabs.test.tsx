// @vitest-environment happy-dom
// Proves CO-09, CO-10, DS-29.

import { server } from '@homeline/client/testing/fake-server.ts';
import { linesOf } from '@homeline/client/testing/lines.ts';
import {
  decideCoBorrower,
  previewCoBorrowerDecision,
} from '@homeline/contract/co-borrowers/decide-co-borrower.ts';
import { getLoanFileFacts } from '@homeline/contract/loan-files/get-loan-file-facts.ts';
import { getShownTerms } from '@homeline/contract/loan-files/get-shown-terms.ts';
import { getTimeline } from '@homeline/contract/loan-files/get-timeline.ts';
import { revealFact } from '@homeline/contract/loan-files/reveal-fact.ts';
import { getDecisionRecord } from '@homeline/contract/reviews/get-decision-record.ts';
import { listDecisions } from '@homeline/contract/reviews/list-decisions.ts';
import { decideSigner, listFileSigners, remindFileSigner } from '@homeline/contract/signers/decide-signer.ts';
import { correctSignerEmail } from '@homeline/contract/signers/signer-email.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openFile, UUID } from '../../testing/loan-file.ts';

const AT = '2026-03-10T12:00:00.000Z';
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const main = () => linesOf(document.querySelector('.file-main') ?? expect.fail());

describe('the facts', () => {
  const SSN = { fact: 'ssn', seq: 7, title: 'Social security number', by: 'Borrower', at: AT };
  const FACTS = [
    {
      title: 'Applicant',
      facts: [
        { ...SSN, isRevealable: true, rows: [{ label: 'Number', value: 'hidden', isMasked: true as const }] },
        {
          fact: 'contact',
          seq: 5,
          title: 'Contact',
          by: 'Borrower',
          at: AT,
          isReplaced: true,
          rows: [{ label: 'Email', value: 'avery@example.com' }],
        },
      ],
    },
    {
      title: 'Home',
      facts: [{ fact: 'property', seq: 3, title: 'Property', by: 'Borrower', at: AT, rows: [] }],
    },
  ];

  it('are listed by subject, with masked and replaced values', async () => {
    server.answers(getLoanFileFacts, FACTS as never);
    openFile({}, 'facts');
    await screen.findByRole('heading', { name: 'Applicant' });
    expect(main()).toMatchInlineSnapshot(`
      [
        "Find in the facts",
        "Applicant Home",
        "Applicant",
        "Social security number",
        "Borrower ·",
        "Mar 10, 2026",
        "Number",
        "•••••• Show the number",
        "Contact Replaced",
        "Borrower ·",
        "Mar 10, 2026",
        "Email",
        "avery@example.com",
        "Home",
        "Property",
        "Borrower ·",
        "Mar 10, 2026",
      ]
    `);
  });

  it('can be searched by word', async () => {
    server.answers(getLoanFileFacts, FACTS as never);
    openFile({}, 'facts');
    await userEvent.type(await screen.findByRole('searchbox'), ' AVERY@ ');
    expect(screen.queryByRole('heading', { name: 'Home' })).toBeNull();
    screen.getByText('avery@example.com');
    await userEvent.type(screen.getByRole('searchbox'), 'nothing');
    screen.getByText('Nothing matches.');
  });

  it('are revealed for a stated reason, until the page is left', async () => {
    server.answers(getLoanFileFacts, FACTS as never);
    server.answers(revealFact, { value: '900-01-1001' });
    openFile({}, 'facts');
    await press('Show the number');
    await press('Show in full');
    expect(server.received(revealFact)).toEqual([]);
    await userEvent.click(screen.getAllByRole('radio')[0] ?? expect.fail());
    await press('Show in full');
    await screen.findByText('900-01-1001');
    expect(server.received(revealFact)).toMatchObject([{ body: { fact: 'ssn', seq: 7 } }]);
    expect(screen.queryByRole('button', { name: 'Show the number' })).toBeNull();
  });

  it('stay masked for those who may not see them, with the reason', async () => {
    server.answers(getLoanFileFacts, FACTS as never);
    openFile({ disabledReasons: [{ act: 'REVEAL_PERSONAL_DATA', reason: 'Not at your desk' }] }, 'facts');
    const button = await screen.findByRole('button', { name: 'Show the number' });
    expect(button.hasAttribute('disabled') || button.ariaDisabled === 'true').toBe(true);
    screen.getByText('Not at your desk');
  });
});

describe('the decisions', () => {
  const visible = ({ textContent }: Element) => textContent?.replace(/ ?\(explain .*\)$/, '');

  const EXPLANATION = {
    sheet: { version: '2026-01-01' },
    sections: [{ title: 'Interest rate', lines: [{ label: 'Rate', value: '8.6%', from: 'row 3' }] }],
  };
  const DECISIONS = [
    { on: 'INITIAL', at: AT, decision: 'INITIAL', outcome: 'OFFERS', explanation: EXPLANATION },
    { on: 'REVIEW', at: AT, decision: 'REVIEW', reasonCodes: ['AA09'], explanation: EXPLANATION },
  ];

  it('are explained, the newest first', async () => {
    server.answers(listDecisions, { decisions: DECISIONS } as never);
    openFile({}, 'decisions');
    await screen.findByRole('button', { name: 'Download the decision record (PDF)' });
    expect(main()).toMatchInlineSnapshot(`
      [
        "Download the decision record (PDF)",
        "Review: Interest rate",
        "Mar 10, 2026 · Rates Jan 1, 2026",
        "AA09",
        "Interest rate",
        "Rate row 3",
        "8.6%",
        "Initial decision: Offers",
        "Mar 10, 2026 · Rates Jan 1, 2026",
        "Interest rate",
        "Rate row 3",
        "8.6%",
      ]
    `);
    expect(
      [...document.querySelectorAll('.file-main details')].map((one) => one.hasAttribute('open')),
    ).toEqual([true, false]);
  });

  it('show the terms against their figures, each of which opens its lines', async () => {
    const section = (termYears: number, code: string, lines: readonly object[]) => ({
      ...{ title: `${termYears} years: ${code}`, code, lines },
      offer: { product: 'FIXED_TERM', termYears },
    });
    const total = (value: string) => ({ label: 'Total', value, isTotal: true });
    const payment = (value: string) => ({ label: 'Monthly payment', value });
    const sections = [
      { title: 'Decision', code: 'DECISION', lines: [{ label: 'Decision', value: 'Offers' }] },
      section(5, 'LINE_SIZE', [{ label: 'By CLTV', value: '$90,000' }, total('$60,000')]),
      section(5, 'PAYMENT', [payment('$1,230'), total('9.90%'), { label: 'Disclosed', value: '8.10%' }]),
      section(15, 'LINE_SIZE', [total('$75,000')]),
    ];
    server.answers(listDecisions, { decisions: [{ ...DECISIONS[0], explanation: { sections } }] } as never);
    openFile({}, 'decisions');
    const table = within(await screen.findByRole('table', { name: 'The terms decided on' }));
    const rows = table.getAllByRole('row').map(({ children }) => [...children].map(visible));
    expect(rows).toEqual([
      ['Term', 'Maximum line', 'Payment and APR'],
      ['5 years', '$60,000', '$1,230 · 9.90%'],
      ['15 years', '$75,000', ''],
    ]);
    const figure = table.getByRole('button', { name: /^\$60,000/ });
    await userEvent.click(figure);
    within(screen.getByRole('region', { name: '5 years: LINE_SIZE' })).getByText('By CLTV');
    await userEvent.click(figure);
    expect(screen.queryByText('By CLTV')).toBeNull();
  });

  it('are compared, the newest two at first: only what differs', async () => {
    const decided = (
      on: 'INITIAL' | 'FINAL',
      outcome: string,
      income: string,
      more: readonly object[] = [],
    ) => ({
      ...{ on, at: AT, decision: 'APPROVED', outcome, reasonCodes: [], failures: [] },
      explanation: {
        sections: [
          {
            title: 'Income',
            lines: [{ label: 'Monthly', value: income }, { label: 'Source', value: 'Payroll' }, ...more],
          },
        ],
      },
    });
    const decisions = [
      decided('INITIAL', 'OFFERS', '$9,800'),
      decided('FINAL', 'KEEPS_OFFER', '$9,800'),
      decided('FINAL', 'CHANGED_OFFER', '$6,100', [{ label: 'Bonus', value: '$10' }]),
    ];
    server.answers(listDecisions, { decisions } as never);
    openFile({}, 'decisions');
    const table = within(await screen.findByRole('table', { name: 'What changed between two decisions' }));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
      ['Income', 'Monthly', '$9,800', '$6,100'],
      ['Income', 'Bonus', 'none', '$10'],
    ]);
    await userEvent.selectOptions(screen.getByLabelText('Earlier'), '0');
    await userEvent.selectOptions(screen.getByLabelText('Later'), '1');
    screen.getByText('Nothing differs.');
  });

  it('have no record while there are none', async () => {
    openFile({}, 'decisions');
    await screen.findByText('No decisions yet.');
    expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
  });

  it('say why the record can’t be downloaded', async () => {
    server.answers(listDecisions, { decisions: DECISIONS } as never);
    server.refuses(getDecisionRecord, 'UNAVAILABLE');
    openFile({}, 'decisions');
    await press('Download the decision record (PDF)');
    await screen.findByText(/^We’re unavailable for a moment/);
  });

  it('aren’t requested for people who may not see them', async () => {
    openFile({ disabledReasons: [{ act: 'SEE_DECISIONS', reason: 'Not at your desk' }] }, 'decisions');
    await screen.findByText('Not at your desk');
    expect(server.received(listDecisions)).toEqual([]);
  });
});

it('the terms shown say when, where and to whom, mark changes, and fold earlier ones', async () => {
  const shown = { at: AT, to: 'Borrower', where: 'Note signed', offers: [], more: [] };
  const cash = { label: 'Cash to borrower', value: '$72,607.50' };
  server.answers(getShownTerms, [
    {
      ...shown,
      ...{ where: 'New price', ratesVersion: '2026-01-01', policyVersion: '2026-02-01', isSame: false },
      figures: [
        { label: 'Line', value: '$75,000.00' },
        { ...cash, value: '$72,307.50', was: cash.value },
      ],
    },
    { ...shown, isSame: true, figures: [cash] },
    {
      ...shown,
      where: 'Offers',
      isSame: false,
      figures: [],
      offers: [[{ label: 'Term', value: '15 years' }]],
    },
  ] as never);
  openFile({}, 'terms');
  await screen.findByText('was $72,607.50');
  expect(main()).toMatchInlineSnapshot(`
    [
      "Tuesday, Mar 10, 2026 Rates of Jan 1, 2026 · Policy of Feb 1, 2026",
      "New price",
      "to the borrower",
      "TIME",
      "Line",
      "$75,000.00",
      "Cash to borrower",
      "$72,307.50",
      "was $72,607.50",
      "Note signed",
      "to the borrower",
      "TIME",
      "The same terms as shown before",
      "Cash to borrower",
      "$72,607.50",
      "Offers",
      "to the borrower",
      "TIME",
      "Offers",
      "Term",
      "15 years",
    ]
  `);
  expect([...document.querySelectorAll('.file-main mark')].map(({ textContent }) => textContent)).toEqual([
    '$72,307.50',
  ]);
  expect(screen.getByText('The same terms as shown before').closest('details')?.open).toBe(false);
});

it('the timeline shows everything or one kind, with messages to read', async () => {
  server.answers(getTimeline, [
    { at: AT, kind: 'STEP', by: 'System', text: 'Underwriter review' },
    { at: AT, kind: 'MESSAGE', by: 'Ann Anders', text: 'Asked for a call', message: 'We have a question.' },
  ]);
  openFile({}, 'timeline', 'FUNDING_OFFICER');
  await screen.findByText('Asked for a call');
  expect(main()).toMatchInlineSnapshot(`
    [
      "Everything Step Fact Staff Message Note",
      "Tuesday, Mar 10, 2026",
      "Step Underwriter review System · TIME",
      "Message Asked for a call Ann Anders · TIME",
      "We have a question.",
    ]
  `);
  screen.getByRole('button', { name: 'Everything', pressed: true });
  await press('Step');
  expect(screen.queryByText('Asked for a call')).toBeNull();
  screen.getByRole('button', { name: 'Step', pressed: true });
  await press('Note');
  screen.getByText('Nothing here yet.');
});

it('the timeline folds facts that follow each other, and finds words in everything', async () => {
  const fact = (text: string) => ({ at: AT, kind: 'FACT' as const, by: 'Borrower', text });
  server.answers(getTimeline, [
    fact('Lien answers'),
    fact('Stated income'),
    { at: AT, kind: 'STEP', by: 'System', text: 'Underwriter review' },
    { at: '2026-03-09T12:00:00.000Z', kind: 'MESSAGE', by: 'Email', text: 'Sent', message: 'Your pay stub' },
  ]);
  openFile({}, 'timeline', 'FUNDING_OFFICER');
  const facts = (await screen.findByText('2 facts recorded')).closest('details') ?? expect.fail();
  expect(facts.open).toBe(false);
  const days = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(days.slice(0, 2)).toEqual(['Tuesday, Mar 10, 2026', 'Monday, Mar 9, 2026']);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find in the timeline' }), 'pay STUB');
  screen.getByText('Your pay stub');
  expect(
    screen
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
      .join(' '),
  ).not.toContain('Underwriter review');
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Find in the timeline' }));
  await press('Fact');
  expect(screen.queryByText('2 facts recorded')).toBeNull();
  screen.getByText('Stated income');
});

it('the timeline keeps phones and amounts left to right in right-to-left text', async () => {
  const text = 'נא להתקשר (614) 555-0123 לגבי $45,000';
  server.answers(getTimeline, [{ at: AT, kind: 'NOTE', by: 'Ann Anders', text }]);
  openFile({}, 'timeline', 'FUNDING_OFFICER');
  for (const figures of ['(614) 555-0123', '$45,000'])
    expect((await screen.findByText(figures, { selector: 'bdi' })).dir).toBe('ltr');
});

it('a tab that failed to load retries without a page reload, which would lose typed text', async () => {
  server.drops(getTimeline);
  openFile({}, 'timeline');
  const again = await screen.findByRole('button', { name: 'Try again' });
  server.answers(getTimeline, [{ at: AT, kind: 'NOTE', by: 'Ann Anders', text: 'Called twice' }]);
  await userEvent.click(again);
  await screen.findByText('Called twice');
});

describe('the other signers', () => {
  const SIGNER = {
    uuid: UUID,
    name: 'Sam Signer',
    email: 'sam@example.com',
    type: 'CO_DEEDER',
    step: 'SIGNER_SIGN',
  } as const;

  it('are not shown where the borrower signs alone', async () => {
    openFile({});
    await screen.findByText('No conditions yet.');
    expect(screen.queryByText('Other signers')).toBeNull();
  });

  it('show why a signer declined to sign', async () => {
    server.answers(listFileSigners, [
      { ...SIGNER, step: 'SIGNER_ERROR', declined: { reason: 'PRESSURED', statedReason: 'Call me first' } },
    ]);
    openFile({});
    await screen.findByText('Declined to sign. Feels pressured to sign: “Call me first”');
  });

  it('say whose turn it is and since when, and remind who is slow', async () => {
    server.answers(listFileSigners, [
      { ...SIGNER, mayRemind: true, lastLetterAt: '2026-03-09T12:00:00.000Z' },
    ]);
    openFile({
      signingTurns: [
        { name: 'Avery Applicant', of: 'DOCUMENTS', since: '2026-03-10T12:00:00.000Z' },
        { name: 'Sam Signer', of: 'LINK', since: '2026-03-11T12:00:00.000Z' },
      ],
    });
    await screen.findByText(/^Avery Applicant has documents to read and sign since Mar 10, 2026/);
    screen.getByText(/^Sam Signer has not used their link, sent Mar 11, 2026/);
    await screen.findByText(/^Last emailed Mar 9, 2026/);
    server.answers(remindFileSigner, []);
    await userEvent.click(screen.getByRole('button', { name: 'Send reminder' }));
    await waitFor(() => expect(server.received(remindFileSigner)).toHaveLength(1));
  });

  it('show each signer’s progress and the available actions', async () => {
    server.answers(listFileSigners, [
      SIGNER,
      {
        ...SIGNER,
        uuid: '22222222-2222-4222-8222-222222222222',
        type: 'CO_BORROWER',
        mayRemove: true,
        mayCorrectEmail: true,
        step: 'SIGNER_CONDITIONS',
      },
    ]);
    openFile({});
    const card = (await screen.findByRole('heading', { name: 'Other signers' })).closest(
      'section, article, div',
    );
    expect(linesOf(card?.parentElement ?? expect.fail())).toMatchInlineSnapshot(`
      [
        "Other signers",
        "Sam Signer · Co-owner · sam@example.com Sign",
        "Sam Signer · Co-borrower · sam@example.com Conditions",
        "Clear identity Remove",
        "Correct email",
        "Email",
        "Send a new invitation",
      ]
    `);
  });

  it('offer only a co-borrower’s pending decisions, such as a credit alert', async () => {
    server.answers(listFileSigners, [{ ...SIGNER, type: 'CO_BORROWER', step: 'SIGNER_CREDIT' }]);
    openFile({});
    await userEvent.click(await screen.findByRole('radio', { name: 'Clear the credit alert' }));
    expect(screen.queryByRole('radio', { name: 'Accept the proof of income' })).toBeNull();
    await press('Record');
    await screen.findByText('Decision recorded.');
    expect(server.received(decideCoBorrower)).toMatchObject([{ body: { decision: 'CREDIT_CLEARED' } }]);
  });

  it('are removed after a confirmation', async () => {
    server.answers(listFileSigners, [{ ...SIGNER, mayRemove: true }]);
    openFile({});
    await press('Remove');
    await screen.findByText(/^Remove Sam Signer from this application\?/);
    expect(server.received(decideSigner)).toEqual([]);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }));
    await screen.findByText('Signer removed.');
    expect(server.received(decideSigner)).toMatchObject([
      { params: { signer: UUID }, body: { decision: 'REMOVED' } },
    ]);
  });

  it('have their identity cleared, or say why it can’t be', async () => {
    server.answers(listFileSigners, [{ ...SIGNER, step: 'SIGNER_CONDITIONS' }]);
    openFile({});
    await press('Clear identity');
    await screen.findByText('Identity cleared.');
    server.refuses(decideSigner, 'FORBIDDEN');
    await press('Clear identity');
    await screen.findByText('You don’t have permission to do this.');
  });

  it('get a new invitation at a corrected email address', async () => {
    server.answers(listFileSigners, [{ ...SIGNER, mayCorrectEmail: true }]);
    openFile({});
    const field = await screen.findByLabelText<HTMLInputElement>('Email', { selector: '[type=email]' });
    expect(field.value).toBe('sam@example.com');
    await userEvent.clear(field);
    await userEvent.type(field, 'sam.signer@example.com');
    await press('Send a new invitation');
    await screen.findByText('Email corrected, new invitation sent.');
    expect(server.received(correctSignerEmail).at(-1)?.body).toEqual({ email: 'sam.signer@example.com' });
  });

  it('open the review tab while a co-borrower’s proof of income waits, at any step of the borrower', async () => {
    server.answers(listFileSigners, [{ ...SIGNER, type: 'CO_BORROWER' }]);
    openFile({ coBorrowerIncomes: [{ signer: UUID }] }, 'review');
    await screen.findByRole('region', { name: 'Decide Sam Signer’s proof of income' });
    expect(screen.getByRole('link', { name: 'Review' }).getAttribute('aria-current')).toBe('page');
  });

  it('are removed and cleared only by people with the right', async () => {
    server.answers(listFileSigners, [{ ...SIGNER, mayRemove: true, step: 'SIGNER_CONDITIONS' }]);
    openFile({ disabledReasons: [{ act: 'MANAGE_SIGNERS', reason: 'A processor does this.' }] });
    await screen.findByText('Sam Signer');
    for (const name of ['Remove', 'Clear identity'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('let an underwriter decide a co-borrower’s income, and confirm an unlikely amount', async () => {
    server.answers(listFileSigners, [{ ...SIGNER, type: 'CO_BORROWER' }]);
    openFile({ coBorrowerIncomes: [{ signer: UUID, statedCents: toCents(5000) }] });
    await userEvent.click(await screen.findByRole('radio', { name: 'Accept the proof of income' }));
    await userEvent.type(screen.getByLabelText(/^Monthly gross income/), '50000');
    await userEvent.type(screen.getByLabelText(/^Tax-free part/), '900');
    await press('Record');
    await screen.findByText(/^You entered \$50,000.00/);
    await press('Record');
    await screen.findByText('Decision recorded.');
    expect(server.received(decideCoBorrower)).toMatchObject([
      {
        params: { signer: UUID },
        body: {
          ...{ decision: 'INCOME_ACCEPTED', monthlyGrossCents: toCents(50_000), taxFreeCents: toCents(900) },
        },
      },
    ]);
  });

  it('update the figures while a co-borrower’s income is typed, before it is recorded', async () => {
    server.answers(listFileSigners, [{ ...SIGNER, type: 'CO_BORROWER' }]);
    server.answersBy(previewCoBorrowerDecision, ({ body }) => {
      const { monthlyGrossCents } = body as { monthlyGrossCents: number };
      const after = { label: 'DTI', value: monthlyGrossCents < toCents(4000) ? '48.10%' : '41.20%' };
      return { step: 'FINAL_OFFER', figures: [{ before: { label: 'DTI', value: '36.15%' }, after }] };
    });
    openFile({ coBorrowerIncomes: [{ signer: UUID }] }, 'review');
    await userEvent.click(await screen.findByRole('radio', { name: 'Accept the proof of income' }));
    const amount = screen.getByLabelText(/^Monthly gross income/);
    await userEvent.type(amount, '3,000');
    await screen.findByText('48.10%');
    await userEvent.clear(amount);
    await userEvent.type(amount, '4,200');
    await press('Record');
    await screen.findByText('41.20%');
    expect(server.received(decideCoBorrower)).toEqual([]);
    await press('Record');
    await screen.findByText('Decision recorded.');
  });

  it('let an underwriter request other proof of income, in words the co-borrower reads', async () => {
    server.answers(listFileSigners, [{ ...SIGNER, type: 'CO_BORROWER' }]);
    openFile({ coBorrowerIncomes: [{ signer: UUID }] });
    await userEvent.click(await screen.findByRole('radio', { name: 'Ask for other proof of income' }));
    expect(screen.queryByRole('radio', { name: 'Clear the credit alert' })).toBeNull();
    expect(screen.queryByLabelText(/^Monthly gross income/)).toBeNull();
    await userEvent.type(screen.getByLabelText('What the co-borrower reads'), 'Two pay stubs, please');
    await press('Record');
    await screen.findByText('Decision recorded.');
    expect(server.received(decideCoBorrower)).toMatchObject([
      { body: { decision: 'INCOME_REJECTED', reason: 'Two pay stubs, please' } },
    ]);
  });
});
