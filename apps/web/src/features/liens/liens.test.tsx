// @vitest-environment happy-dom

import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import type { Call } from '@homeline/contract/call.ts';
import { liensCalls } from '@homeline/contract/liens/calls.ts';
import type { Lien, Liens } from '@homeline/contract/liens/get-liens.ts';
import { getOffers } from '@homeline/contract/offers/get-offers.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { stepOf } from '@homeline/domain/workflow/steps.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApplication, UUID, VERSION } from '../../testing/open-application.tsx';

const { getLiens, answerLiens, answerFoundLiens, attestInquiries, attestLiens } = liensCalls;

const RIVER: Part<Lien> = {
  id: 'river',
  holder: 'River Bank',
  balanceCents: toCents(120_000),
  securedCents: toCents(120_000),
  monthlyPaymentCents: toCents(900.5),
  source: 'CREDIT',
  isOnThisHome: true,
};
const LAKE: Part<Lien> = {
  id: 'lake',
  holder: 'Lake Credit Union',
  balanceCents: toCents(10_000),
  securedCents: toCents(40_000),
  source: 'RECORDS',
  isOnThisHome: true,
};
const COSTS = { propertyTaxCents: toCents(300), insuranceCents: toCents(120.5), duesCents: toCents(0) };

function open(liens: Part<Liens>, step: Parameters<typeof openApplication>[0] = 'LIEN_VERIFICATION') {
  server.answers(getLiens, { version: VERSION, ...liens });
  return openApplication(step);
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const group = (name: string | RegExp) => within(screen.getByRole('radiogroup', { name }));
const choose = (about: string | RegExp, answer: string | RegExp) =>
  userEvent.click(group(about).getByLabelText(answer));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bodies = (call: Call) => server.received(call).map(({ body }) => body);
const aboutRiver = 'Is this loan from River Bank correct?';
const aboutLake = 'Is this loan from Lake Credit Union correct?';

function fillCosts() {
  for (const [name, value] of [
    ['Property tax per month', '300'],
    ['Homeowners insurance per month', '120.50'],
    ['HOA dues per month', '0'],
  ] as const)
    fireEvent.change(screen.getByLabelText(name), { target: { value } });
}

describe('mortgages', () => {
  it('are each answered, with the home’s other costs to the cent', async () => {
    open({ liens: [RIVER, LAKE] });
    await heading('Are these your mortgages?');
    await choose(aboutRiver, /^Yes, and I’m keeping it/);
    await choose(aboutLake, /^It isn’t mine/);
    fillCosts();
    await press('Continue');
    await waitFor(() =>
      expect(bodies(answerLiens)).toEqual([
        {
          liens: [
            { id: 'river', answer: 'CONFIRMED' },
            { id: 'lake', answer: 'DISPUTED' },
          ],
          homeCosts: COSTS,
        },
      ]),
    );
  });

  it('show balance, payment, credit limit and source', async () => {
    open({ liens: [RIVER, LAKE] });
    const river = within((await screen.findByText('River Bank')).closest('section') ?? expect.fail());
    river.getByText('Balance');
    river.getByText('$120,000.00');
    river.getByText('$900.50');
    expect(river.queryByText('Limit')).toBeNull();
    const lake = within(screen.getByText('Lake Credit Union').closest('section') ?? expect.fail());
    lake.getByText('Amount when recorded');
    lake.getByText('Limit');
    lake.getByText('$40,000.00');
    expect(lake.queryByText('Monthly payment')).toBeNull();
  });

  it('to be paid off are totaled immediately', async () => {
    open({ liens: [RIVER, LAKE] });
    await heading('Are these your mortgages?');
    expect(screen.queryByText(/will go to your other lender/)).toBeNull();
    await choose(aboutRiver, /^Yes, and I’ll pay it off with this line/);
    screen.getByText('$120,000');
    await choose(aboutLake, /^Yes, and I’ll pay it off with this line/);
    screen.getByText('$130,000');
    await choose(aboutRiver, /^Yes, and I’m keeping it/);
    screen.getByText('$10,000');
  });

  it('can’t be submitted without an answer, or with empty costs', async () => {
    open({ liens: [RIVER] });
    await heading('Is this your mortgage?');
    await press('Continue');
    await screen.findByText('There are 4 problems');
    screen.getByText(`${aboutRiver} Required`);
    expect(bodies(answerLiens)).toEqual([]);
  });

  it('ask in Texas whether cash was taken out, but not of a loan on another home', async () => {
    open({ liens: [RIVER], asksEquityLoan: true, homeCosts: COSTS });
    await heading('Is this your mortgage?');
    const question = () => screen.queryByRole('radiogroup', { name: /^Did you take cash out/ });
    await choose(aboutRiver, /^Yes, and I’m keeping it/);
    expect(question()).not.toBeNull();
    await press('Continue');
    expect(bodies(answerLiens)).toEqual([]);
    await choose(/^Did you take cash out/, 'Yes');
    screen.getByText(/^Texas allows one equity loan on a home at a time/);
    await choose(aboutRiver, /^It’s on another home/);
    expect(question()).toBeNull();
    await press('Continue');
    await waitFor(() =>
      expect(bodies(answerLiens)).toEqual([
        { liens: [{ id: 'river', answer: 'OTHER_HOME' }], homeCosts: COSTS },
      ]),
    );
  });

  it('ask nothing about equity loans outside Texas', async () => {
    open({ liens: [RIVER] });
    await heading('Is this your mortgage?');
    await choose(aboutRiver, /^Yes, and I’m keeping it/);
    expect(screen.queryByRole('radiogroup', { name: /^Did you take cash out/ })).toBeNull();
  });

  it('show earlier answers', async () => {
    open({ liens: [{ ...RIVER, answer: 'PAY_OFF' }], homeCosts: COSTS });
    await heading('Is this your mortgage?');
    expect(group(aboutRiver).getByLabelText<HTMLInputElement>(/I’ll pay it off with this line/).checked).toBe(
      true,
    );
    expect(screen.getByLabelText<HTMLInputElement>('Homeowners insurance per month').value).toBe('120.50');
  });

  it('are confirmed as none when none are found, with the home’s costs', async () => {
    open({ liens: [{ ...RIVER, source: 'TOLD' }] });
    await heading('Is your home free of mortgages?');
    fillCosts();
    await press('Confirm no mortgage');
    await waitFor(() => expect(bodies(answerLiens)).toEqual([{ liens: [], homeCosts: COSTS }]));
  });

  it('can be changed after the offers, and return there', async () => {
    const { page, kind } = stepOf('OFFER_SELECTION');
    server.answers(answerLiens, { step: 'OFFER_SELECTION', page, kind, version: VERSION + 1 });
    server.answers(getLiens, { liens: [{ ...RIVER, answer: 'CONFIRMED' }], homeCosts: COSTS });
    const router = openApplication('OFFER_SELECTION', { page: 'liens' });
    await heading('Is this your mortgage?');
    screen.getByText(/^Your offers depend on these answers/);
    await choose(aboutRiver, /^Yes, and I’ll pay it off with this line/);
    await press('Save');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/${UUID}/product/select`));
    expect(bodies(answerLiens)).toMatchObject([{ liens: [{ id: 'river', answer: 'PAY_OFF' }] }]);
  });

  it('keep their answers when a change is refused', async () => {
    server.refuses(answerLiens, 'UNAVAILABLE');
    server.answers(getLiens, { liens: [{ ...RIVER, answer: 'CONFIRMED' }], homeCosts: COSTS });
    const router = openApplication('OFFER_SELECTION', { page: 'liens' });
    await heading('Is this your mortgage?');
    await choose(aboutRiver, /^Yes, and I’ll pay it off with this line/);
    await press('Save');
    await screen.findByText('This wasn’t saved');
    expect(router.state.location.pathname).toBe(`/${UUID}/liens`);
    expect(group(aboutRiver).getByLabelText<HTMLInputElement>(/I’ll pay it off with this line/).checked).toBe(
      true,
    );
  });
});

describe('loans that are found later in Texas', () => {
  it('are answered like the others, without costs', async () => {
    open({ found: [RIVER] });
    await heading('Is this loan on your home?');
    screen.getByText(/^Your full credit report shows a loan we haven’t asked you about\. Texas/);
    await choose(aboutRiver, /^Yes, and I’ll pay it off with this line/);
    await choose(/^Did you take cash out/, 'No');
    screen.getByText(/^An underwriter may review its papers first/);
    expect(screen.queryByLabelText('HOA dues per month')).toBeNull();
    await press('Continue');
    await waitFor(() =>
      expect(bodies(answerFoundLiens)).toEqual([
        { liens: [{ id: 'river', answer: 'PAY_OFF', isEquityLoan: false }] },
      ]),
    );
  });

  it('that a review found to be equity loans aren’t asked about again, and can’t be kept', async () => {
    open({ found: [{ ...RIVER, isReviewedEquityLoan: true }] });
    await heading('This is a home equity loan');
    expect(screen.queryByText(/haven’t asked you about/)).toBeNull();
    expect(screen.queryByRole('radiogroup', { name: /^Did you take cash out/ })).toBeNull();
    await choose('What should happen to this loan?', /^I’m keeping it/);
    screen.getByText(/^Texas allows one equity loan on a home at a time/);
    await choose('What should happen to this loan?', /^My line pays it off/);
    expect(screen.queryByText(/^Texas allows one equity loan on a home at a time/)).toBeNull();
    await press('Continue');
    await waitFor(() =>
      expect(bodies(answerFoundLiens)).toEqual([
        { liens: [{ id: 'river', answer: 'PAY_OFF', isEquityLoan: true }] },
      ]),
    );
  });

  it('found after an offer was chosen say that the offers are updated', async () => {
    server.answers(getLiens, { found: [RIVER, LAKE] });
    openApplication('LIEN_VERIFICATION', { answers: { offerSelection: {} } });
    await heading('Are these loans on your home?');
    screen.getByText(/^We’ll update your offers with your answers/);
    await choose(aboutRiver, /^It isn’t mine/);
    screen.getByText(/^We’ll update your offers with what an underwriter finds/);
  });
});

describe('recent credit inquiries', () => {
  it('are each explained', async () => {
    open({ inquiries: [{ id: 'one', lender: 'Hill Bank', on: '2026-02-10' }] }, 'INQUIRY_ATTESTATION');
    await heading('What was this credit inquiry for?');
    await press('Continue');
    expect(bodies(attestInquiries)).toEqual([]);
    await choose('Hill Bank, 02/10/2026', /^I took a new loan/);
    await press('Continue');
    await waitFor(() =>
      expect(bodies(attestInquiries)).toEqual([{ inquiries: [{ id: 'one', answer: 'NEW_DEBT' }] }]),
    );
  });
});

describe('the statement about everything owed on the home', () => {
  const attest = (liens: Part<Liens>) => {
    open(liens, 'LIEN_ATTESTATION');
    return heading('Is this everything you owe on your home?');
  };

  it('needs the borrower’s agreement, and names the loans that the title agent searches', async () => {
    await attest({ liens: [RIVER, LAKE], toAttest: [LAKE] });
    screen.getByText(/^Next, the title agent searches/);
    await press('Continue');
    expect(bodies(attestLiens)).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Continue');
    await waitFor(() => expect(bodies(attestLiens)).toEqual([{ liens: ['lake'], agreed: true }]));
  });

  it.each<[string, Part<Lien>]>([
    ['Your line pays it off.', { answer: 'PAY_OFF' }],
    ['It’s on another home.', { isOnThisHome: false, answer: 'OTHER_HOME' }],
    ['You told us it’s on another home.', { answer: 'OTHER_HOME' }],
    ['You told us it isn’t yours or is paid off.', { answer: 'DISPUTED' }],
  ])('describes a loan: %s', async (words, lien) => {
    await attest({ liens: [{ ...RIVER, ...lien }] });
    const said = [
      'Your line pays it off.',
      'It’s on another home.',
      'You told us it’s on',
      'You told us it isn’t',
    ];
    expect(said.filter((each) => document.body.textContent.includes(each))).toHaveLength(1);
    expect(document.body.textContent).toContain(words);
    expect(screen.queryByText(/^Next, the title agent searches/)).toBeNull();
  });

  it('shows the reviewed balance of a loan that only the county recorded', async () => {
    await attest({ liens: [LAKE] });
    screen.getByText('Balance');
    expect(screen.queryByText('Amount when recorded')).toBeNull();
  });
});

it('the offers say which costs they were priced from, with a way to change them', async () => {
  server.answers(getOffers, { offers: [{ termYears: 20, maximumCents: toCents(50_000) }] });
  openApplication('OFFER_SELECTION', { answers: { lienAnswers: { homeCosts: COSTS } } });
  await screen.findByText(/and \$420\.50 a month in other home costs/);
  screen.getByRole('link', { name: /your mortgages and home costs/ });
});
