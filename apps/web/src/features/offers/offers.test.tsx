// @vitest-environment happy-dom

import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import { assetsCalls } from '@homeline/contract/assets/calls.ts';
import { offersCalls } from '@homeline/contract/offers/calls.ts';
import type { CostedTerms, Offers } from '@homeline/contract/offers/get-offers.ts';
import { type Cents, toCents } from '@homeline/domain/money/cents.ts';
import { CHANGE_REASON_COPY } from '@homeline/domain/offers/change-reason-words.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApplication, VERSION } from '../../testing/open-application.tsx';

const { getOffers, quoteOffer, selectOffer, explainOffer, answerWinback, answerChangedOffer } = offersCalls;

/** Terms of a line of $100,000 over 20 years. */
const TERMS: Part<CostedTerms> = {
  termYears: 20,
  lineAmountCents: toCents(100_000),
  feePct: 3,
  noteRatePct: 8,
  aprPct: 8.4,
  monthlyPaymentCents: toCents(836.44),
  originationFeeCents: toCents(3_000),
  cashToBorrowerCents: toCents(97_000),
  costs: [
    { kind: 'ORIGINATION_FEE', amountCents: toCents(3_000), fromDraw: true },
    { kind: 'PAYOFFS', amountCents: toCents(0), fromDraw: true },
  ],
};
const LONG: Part<Offers['offers'][number]> = {
  termYears: 20,
  minimumCents: toCents(15_000),
  maximumCents: toCents(100_000),
  terms: TERMS,
};
const SHORT: Part<Offers['offers'][number]> = {
  ...LONG,
  termYears: 10,
  maximumCents: toCents(45_000),
  terms: { ...TERMS, termYears: 10, lineAmountCents: toCents(45_000), monthlyPaymentCents: toCents(727.97) },
};
const FEES = [
  { feePct: 0, maximumCents: toCents(80_000) },
  { feePct: 3, maximumCents: toCents(100_000) },
];

function choose(offers: Part<Offers>) {
  server.answers(getOffers, {
    version: VERSION,
    smallestLineCents: toCents(15_000),
    largestLineCents: toCents(400_000),
    offers: [LONG, SHORT],
    ...offers,
  });
  return openApplication('OFFER_SELECTION');
}
const amount = () => screen.findByLabelText<HTMLInputElement>('Amount', { selector: 'input[inputmode]' });
const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Amount' });
const terms = () => screen.getByRole('region', { name: /^Monthly payment|^Interest each month/ });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function type(text: string) {
  const field = await amount();
  field.focus();
  fireEvent.change(field, { target: { value: text } });
}
/** The largest line, chosen before. */
const WHOLE = { termYears: 20, lineAmountCents: toCents(100_000) } as const;
/** The small line under the payment. */
const beside = () => terms().querySelector('.offer-rates')?.textContent;
const chosen = () => server.received(selectOffer).map(({ body }) => body);

describe('the offers', () => {
  it('start at the middle, since the amount is the borrower’s choice', async () => {
    choose({});
    expect((await amount()).value).toBe('50,000');
    expect(slider().value).toBe(String(toCents(50_000)));
    expect(screen.getByLabelText<HTMLInputElement>(/^20 years/).checked).toBe(true);
  });

  it('itemize the price of a line', async () => {
    choose({ wanted: WHOLE });
    await amount();
    within(terms()).getByText('$836.44');
    expect([...terms().querySelectorAll('.line')].map((line) => line.textContent)).toEqual([
      'APRincludes the origination fee8.40%',
      'Interest ratefixed8.00%',
      'Initial draw$100,000.00',
      'Origination fee-$3,000.00',
      'Cash in hand$97,000.00',
    ]);
  });

  it('say that the whole line is drawn at once, what can be drawn again, and that nothing is due up front', async () => {
    choose({ wanted: WHOLE, minimumRedrawCents: toCents(500) });
    const how = within(await screen.findByRole('region', { name: 'How your line works' }));
    how.getByText(
      'You get the whole $100,000 when the line opens, and you pay interest on all of it from that day.',
    );
    how.getByText(
      'What you pay back you can draw again for 5 years, at least $500 at a time, at the same rate.',
    );
    how.getByText(/^Nothing is due up front/);
  });

  it('keep the term beside the payment on a phone', async () => {
    choose({});
    await amount();
    expect(beside()).toContain('over 20 years');
    await userEvent.click(screen.getByLabelText(/^10 years/));
    expect(beside()).toContain('over 10 years');
  });

  it('may be interest-only, and then show no term', async () => {
    const product = 'INTEREST_ONLY_AGE_RESTRICTED';
    choose({
      offers: [{ ...LONG, product, terms: { ...TERMS, product } }, SHORT],
      wanted: { ...WHOLE, product },
    });
    await amount();
    screen.getByRole('radiogroup', { name: 'How you pay it back' });
    screen.getByText('up to $100,000; the full balance is due at the end');
    expect(terms().textContent).toMatch(/^Interest each month\$836\.44/);
    screen.getByText(/and then the full balance is due/);
  });

  it('start at the previously chosen line', async () => {
    choose({ wanted: { termYears: 10, lineAmountCents: toCents(40_000) } });
    expect((await amount()).value).toBe('40,000');
    expect(screen.getByLabelText<HTMLInputElement>(/^10 years/).checked).toBe(true);
  });

  it('say what to do when there are none', async () => {
    choose({ offers: [] });
    await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  });

  it('name the smallest and largest amount of the lender, and why this line must be larger', async () => {
    choose({ offers: [{ ...LONG, minimumCents: toCents(25_000) }] });
    await screen.findByText(/^We lend \$15,000 to \$400,000\..* The minimum for this term is \$25,000\./);
  });
});

describe('the amount', () => {
  it('can be typed, is priced by the server, and chosen', async () => {
    const priced = { ...TERMS, lineAmountCents: toCents(50_000), monthlyPaymentCents: toCents(418.25) };
    server.answers(quoteOffer, priced);
    choose({});
    await type('50000');
    await within(terms()).findByText('$418.25');
    expect(slider().value).toBe(String(toCents(50_000)));
    const choice = { product: 'FIXED_TERM', termYears: 20, lineCents: toCents(50_000) };
    expect(server.received(quoteOffer).at(-1)?.body).toEqual(choice);
    await press('Continue');
    await waitFor(() =>
      expect(server.received(selectOffer)).toMatchObject([{ body: choice, version: VERSION }]),
    );
  });

  it('is an estimate until the server prices it', async () => {
    server.holds(quoteOffer);
    choose({ wanted: WHOLE });
    await amount();
    expect(terms().getAttribute('aria-busy')).toBe('false');
    await type('50000');
    expect(terms().getAttribute('aria-busy')).toBe('true');
    within(terms()).getByText(/^\$41\d\.\d\d$/);
  });

  it('moves with the slider, in hundreds of dollars', async () => {
    server.holds(quoteOffer);
    choose({});
    await amount();
    fireEvent.change(slider(), { target: { value: String(toCents(72_300)) } });
    expect((await amount()).value).toBe('72,300');
    expect(slider().getAttribute('aria-valuetext')).toBe('$72,300');
  });

  it('above the largest line is refused, and the largest line’s price stays', async () => {
    choose({});
    await type('250000');
    await screen.findByText('Cannot be more than $100,000');
    expect(terms().textContent).toContain('Monthly payment for $100,000');
    await press('Continue');
    expect(chosen()).toEqual([]);
    expect((await amount()).value).toBe('250,000');
  });

  it('below the smallest line is refused on Continue', async () => {
    choose({});
    await type('9000');
    expect(terms().textContent).toContain('Monthly payment for $15,000');
    await press('Continue');
    expect((await screen.findAllByText('Must be at least $15,000')).length).toBeGreaterThan(0);
    expect(chosen()).toEqual([]);
  });

  it('is rounded down to a whole hundred on blur', async () => {
    server.holds(quoteOffer);
    choose({});
    await type('50077');
    await userEvent.tab();
    expect((await amount()).value).toBe('50,000');
  });

  it('that the server can’t offer shows why instead of figures', async () => {
    server.refuses(quoteOffer, 'INVALID_INPUT', { fields: { lineCents: 'Texas law allows no price here' } });
    choose({});
    await type('50000');
    await screen.findByText('Texas law allows no price here.');
    expect(screen.queryByText('$836.44')).toBeNull();
    await type('100000');
    await within(terms()).findByText('$836.44');
    expect(screen.queryByText('Texas law allows no price here.')).toBeNull();
  });

  it('chosen by the borrower stays at another term, which may refuse it', async () => {
    server.holds(quoteOffer);
    choose({});
    await type('80000');
    await userEvent.click(screen.getByLabelText(/^10 years/));
    expect((await amount()).value).toBe('80,000');
    await screen.findByText('Cannot be more than $45,000');
    await userEvent.click(screen.getByLabelText(/^20 years/));
    expect(screen.queryByText('Cannot be more than $45,000')).toBeNull();
  });
});

describe('the origination fee', () => {
  it('isn’t asked when there is only one', async () => {
    choose({ offers: [{ ...LONG, feeOptions: [{ feePct: 3, maximumCents: toCents(100_000) }] }] });
    await amount();
    expect(screen.queryByRole('radiogroup', { name: /^Origination fee/ })).toBeNull();
  });

  it('changes the largest line, and is sent with the choice', async () => {
    server.holds(quoteOffer);
    choose({ offers: [{ ...LONG, feeOptions: FEES }] });
    await amount();
    expect(screen.getByLabelText<HTMLInputElement>(/^3%/).checked).toBe(true);
    await userEvent.click(screen.getByLabelText(/^0%/));
    screen.getByText('up to $80,000');
    await press('Continue');
    await waitFor(() => expect(chosen()).toMatchObject([{ lineCents: toCents(50_000), feePct: 0 }]));
  });

  it('shows each fee’s rate, payment and total cost for the amount', async () => {
    server.answers(quoteOffer, {
      ...TERMS,
      feeRates: [
        { feePct: 0, noteRatePct: 9 },
        { feePct: 3, noteRatePct: 8 },
      ],
      amountRates: [],
    });
    choose({ offers: [{ ...LONG, feeOptions: FEES }], wanted: WHOLE });
    // 240 payments less the $100,000, the last one of other cents; and a fee of $3,000.
    await screen.findByText(/^9\.00% rate \$899\.73 a month \$115,93\d in costs$/);
    screen.getByText(/^8\.00% rate \$836\.44 a month \$103,74\d in costs$/);
    screen.getByText(
      /Costs here are the fee and the interest over the whole term, without the amount itself\./,
    );
  });

  it('chosen before is preselected', async () => {
    server.holds(quoteOffer);
    choose({
      offers: [{ ...LONG, feeOptions: FEES }],
      wanted: { termYears: 20, lineAmountCents: toCents(90_000), feePct: 0 },
    });
    expect((await amount()).value).toBe('80,000');
    expect(screen.getByLabelText<HTMLInputElement>(/^0%/).checked).toBe(true);
  });

  it('that Texas allows only for a larger line says its minimum amount', async () => {
    choose({
      offers: [{ ...LONG, feeOptions: [{ ...FEES[0], fromCents: toCents(30_000) }, FEES[1] ?? {}] }],
    });
    await amount();
    screen.getByText('from $30,000');
    screen.getByText(/Texas limits all fees together to 2%/);
  });
});

describe('the rate of another amount', () => {
  const amountRates = [
    { toCents: toCents(25_000), noteRatePct: 8.3 },
    { toCents: toCents(50_000), noteRatePct: 8 },
    { toCents: toCents(100_000), noteRatePct: 9 },
  ];
  const chosenOf = (lineCents: Cents) =>
    choose({ offers: [LONG], wanted: { termYears: 20, lineAmountCents: lineCents } });

  it('that is lower is named, with the amount that has it, and every rate is listed', async () => {
    server.answers(quoteOffer, { ...TERMS, feeRates: [], amountRates });
    chosenOf(toCents(80_000));
    await screen.findByText('Your rate depends on the amount. For $50,000, it’s 8.00%.');
    expect(screen.getByText('Up to $25,000').closest('div')?.textContent).toContain('8.30%');
  });

  it('may be lower for a larger line', async () => {
    server.answers(quoteOffer, { ...TERMS, feeRates: [], amountRates });
    chosenOf(toCents(25_000));
    await screen.findByText('Your rate depends on the amount. For $25,100, it’s 8.00%.');
  });

  it('is not spoken of where it is the same, and a line with the lowest rate is told of no other', async () => {
    server.answers(quoteOffer, { ...TERMS, feeRates: [], amountRates: amountRates.slice(1) });
    chosenOf(toCents(50_000));
    await screen.findByText('Rates for other amounts');
    expect(screen.queryByText(/Your rate depends/)).toBeNull();
  });
});

describe('a choice', () => {
  it('made in another window is named, and can be replaced', async () => {
    server.refuses(selectOffer, 'STALE_VERSION', {
      current: { terms: { ...TERMS, lineAmountCents: toCents(30_000), product: 'FIXED_TERM' } },
    });
    choose({ wanted: WHOLE });
    await amount();
    await press('Continue');
    await screen.findByText(
      'You changed your line in another window. Your current line is $30,000 over 20 years. What you typed is still here. Select Continue to choose it instead.',
    );
    expect((await amount()).value).toBe('100,000');
  });

  it('that the server refuses shows why at the amount', async () => {
    server.refuses(selectOffer, 'INVALID_INPUT', { fields: { lineCents: 'Cannot be more than $90,000' } });
    choose({});
    await amount();
    await press('Continue');
    expect((await screen.findAllByText('Cannot be more than $90,000')).length).toBeGreaterThan(0);
  });

  it('is sent once when the button is pressed repeatedly', async () => {
    server.holds(selectOffer);
    choose({});
    await amount();
    await press('Continue');
    await press('Continue');
    expect(chosen()).toHaveLength(1);
  });

  it('is explained line by line when the borrower asks', async () => {
    server.answers(explainOffer, {
      sections: [{ title: 'Your rate', lines: [{ label: 'Base rate', value: '8.50%' }] }],
      sheet: { version: '2026-03-02' },
    });
    choose({});
    await amount();
    const summary = screen.getByText('How we got these figures');
    expect(server.received(explainOffer)).toEqual([]);
    await userEvent.click(summary);
    await screen.findByText('Base rate');
    screen.getByText('Based on our rate sheet of 03/02/2026.');
  });

  it('says when its explanation doesn’t load', async () => {
    server.refuses(explainOffer, 'UNAVAILABLE');
    choose({});
    await amount();
    await userEvent.click(screen.getByText('How we got these figures'));
    await screen.findByText(/^We couldn’t load this\./, undefined, { timeout: 5_000 });
  });
});

describe('offers that changed', () => {
  const before = { ...TERMS, noteRatePct: 7.5, monthlyPaymentCents: toCents(805.59) };

  it('show the old and the new figures side by side, with the reason', async () => {
    choose({ repriced: { before, after: TERMS, reason: 'INCOME' } });
    const table = within(await screen.findByRole('table'));
    expect(table.getByRole('row', { name: /^Interest rate/ }).textContent).toBe('Interest rate7.50%8.00%');
    screen.getByText('You changed your income, so we updated your offers.');
  });

  it('after a choice ask to choose again, and say what remains', async () => {
    choose({
      madeAgain: { reason: 'LIENS', before: { ...TERMS, lineAmountCents: toCents(120_000) }, now: TERMS },
    });
    await screen.findByText('We updated your offers. Please choose again');
    screen.getByText(
      /You can still have the line.*You can now borrow up to \$100,000 over 20 years .*it was \$120,000\.$/,
    );
  });

  it('after a choice don’t promise its price where that changed too', async () => {
    choose({
      madeAgain: { reason: 'LIENS', before: TERMS },
      repriced: { before, after: TERMS, reason: 'LIENS' },
    });
    await screen.findByText('We can’t offer a line over 20 years anymore.');
  });
});

describe('the other actions on the offers page', () => {
  it.each([
    ['Add my savings to qualify for more', assetsCalls.requestAssets],
    ['None of these work for me', offersCalls.leaveOffers],
  ] as const)('%s', async (name, call) => {
    choose({});
    await amount();
    await press(name);
    await waitFor(() => expect(server.received(call)).toHaveLength(1));
    expect(chosen()).toEqual([]);
  });
});

describe('a borrower who left the offers', () => {
  function winBack(offers: Part<Offers> = {}) {
    server.answers(getOffers, { offers: [LONG], ...offers });
    openApplication('PREQUAL_WINBACK');
    return screen.findByRole('button', { name: 'Show my offers' });
  }
  const dialog = () => within(screen.getByRole('dialog', { name: 'Withdraw your application?' }));
  const answers = () => server.received(answerWinback).map(({ body }) => body);

  it('sees the available offers and can go back to them', async () => {
    const show = await winBack();
    screen.getByText('Up to $100,000');
    screen.getByText('over 20 years, 8.40% APR');
    screen.getByText('$836.44 a month');
    await userEvent.click(show);
    await waitFor(() => expect(answers()).toEqual([{ answer: 'ACCEPTED' }]));
  });

  it('goes back to them by Back, too', async () => {
    await winBack();
    await press('Back');
    await waitFor(() => expect(answers()).toEqual([{ answer: 'ACCEPTED' }]));
  });

  it('sees no list when there are no offers', async () => {
    await winBack({ offers: [] });
    expect(screen.queryByText('Your available offers')).toBeNull();
  });

  it('sees which line we can’t offer, and why', async () => {
    await winBack({
      wanted: { termYears: 10, lineAmountCents: toCents(90_000) },
      declinedFor: ['Income insufficient for amount of credit requested'],
    });
    screen.getByText(
      'We can’t offer the $90,000 over 10 years you asked for: Income insufficient for amount of credit requested.',
    );
    screen.getByText('How we decided');
  });

  it('withdraws only after a confirmation', async () => {
    await winBack();
    await press('Withdraw');
    await userEvent.click(dialog().getByRole('button', { name: 'Keep my application' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Withdraw');
    expect(answers()).toEqual([]);
    await userEvent.click(dialog().getByRole('button', { name: 'Withdraw my application' }));
    await waitFor(() => expect(answers()).toEqual([{ answer: 'REFUSED' }]));
  });

  it('is told when the withdrawal isn’t saved', async () => {
    server.refuses(answerWinback, 'UNAVAILABLE');
    await winBack();
    await press('Withdraw');
    await userEvent.click(dialog().getByRole('button', { name: 'Withdraw my application' }));
    await dialog().findByRole('alert');
  });
});

describe('terms that changed after they were chosen', () => {
  it('show the stated beside the verified income, and where to say that it’s wrong', async () => {
    const income = { statedCents: toCents(8_000), verifiedCents: toCents(6_500) };
    server.answers(getOffers, {
      changed: {
        ...{ before: TERMS, after: { ...TERMS, lineAmountCents: toCents(80_000) }, reason: 'INCOME' },
        income,
      },
    });
    openApplication('FINAL_OFFER');
    const title = await screen.findByRole('heading', { name: 'Your monthly income before taxes' });
    expect(title.closest('section')?.textContent).toMatch(/You told us\$8,000\.00We could verify\$6,500\.00/);
    expect(screen.getByRole('link', { name: 'Tell us what’s missing' }).getAttribute('href')).toMatch(
      /\/messages\/[\w-]+\?about=income$/,
    );
  });

  function change(after: Part<CostedTerms>) {
    server.answers(getOffers, {
      changed: { before: TERMS, after: { ...TERMS, ...after }, reason: 'INCOME' },
    });
    openApplication('FINAL_OFFER');
  }
  const answers = () => server.received(answerChangedOffer).map(({ body }) => body);
  const LETTER = /We’ll put a letter in your account/;

  it('are compared with the chosen ones, and accepted', async () => {
    change({ lineAmountCents: toCents(80_000) });
    await screen.findByRole('heading', { name: 'Your offer has changed' });
    screen.getByRole('heading', { name: 'What you chose' });
    const offered = screen.getByRole('heading', { name: 'What we can offer' }).closest('section');
    expect([...(offered?.querySelectorAll('.line') ?? [])].map((line) => line.textContent)).toEqual([
      'Line$80,000.00',
      'Term20 years',
      'Monthly payment$836.44',
      'APR8.40%',
      'Interest rate8.00%',
      'Origination fee-$3,000.00',
      'Cash in hand$97,000.00',
    ]);
    screen.getByText(CHANGE_REASON_COPY.INCOME);
    await press('Accept new terms');
    await waitFor(() => expect(answers()).toEqual([{ answer: 'ACCEPTED' }]));
  });

  it('say when the acceptance isn’t saved', async () => {
    server.refuses(answerChangedOffer, 'UNAVAILABLE');
    change({ lineAmountCents: toCents(80_000) });
    await screen.findByRole('heading', { name: 'Your offer has changed' });
    expect(screen.queryByText('This wasn’t saved')).toBeNull();
    await press('Accept new terms');
    await screen.findByText('This wasn’t saved');
  });

  it.each([
    ['worse', 8.5, true],
    ['better', 7.5, false],
  ] as const)(
    'for the %s end the application when declined, with a letter: %s',
    async (_, noteRatePct, hasLetter) => {
      change({ noteRatePct });
      await screen.findByRole('heading', { name: 'Your offer has changed' });
      await press('Decline offer');
      const dialog = within(screen.getByRole('dialog', { name: 'Decline this offer?' }));
      expect(dialog.queryByText(LETTER) !== null).toBe(hasLetter);
      dialog.getByText(/If you paid any fee for it, to us or to anyone else, we refund it/);
      expect(answers()).toEqual([]);
      await userEvent.click(dialog.getByRole('button', { name: 'End my application' }));
      await waitFor(() => expect(answers()).toEqual([{ answer: 'REFUSED' }]));
    },
  );

  it('are shown once when nothing changed, and say so', async () => {
    change({});
    await screen.findByRole('heading', { name: 'Your offer hasn’t changed' });
    expect(screen.getAllByText('Line', { selector: 'dt' })).toHaveLength(1);
    await press('Continue with these terms');
    await waitFor(() => expect(answers()).toEqual([{ answer: 'ACCEPTED' }]));
  });

  it('stay undecided when the borrower cancels the dialog', async () => {
    change({ noteRatePct: 9 });
    await screen.findByRole('heading', { name: 'Your offer has changed' });
    await press('Decline offer');
    await press('Keep my application');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(answers()).toEqual([]);
  });

  it('say in the dialog when the decline isn’t saved', async () => {
    server.refuses(answerChangedOffer, 'UNAVAILABLE');
    change({ noteRatePct: 9 });
    await screen.findByRole('heading', { name: 'Your offer has changed' });
    await press('Decline offer');
    await press('End my application');
    await within(screen.getByRole('dialog')).findByRole('alert');
  });
});
