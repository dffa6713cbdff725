// @vitest-environment happy-dom
// Proves DS-14, DS-26, DS-27.

import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import { linesOf } from '@homeline/client/testing/lines.ts';
import type { Call } from '@homeline/contract/call.ts';
import { disclosuresCalls } from '@homeline/contract/disclosures/calls.ts';
import type { Closing } from '@homeline/contract/disclosures/get-closing.ts';
import { getDocumentFile, getDocumentHtml } from '@homeline/contract/documents/get-document.ts';
import { type DocumentSummary, listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { CHANGE_REASON_COPY } from '@homeline/domain/offers/change-reason-words.ts';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { openApplication } from '../../testing/open-application.tsx';
import { ESIGN_CONSENT } from '../applications/consents.ts';

const { acknowledgeDisclosures, acknowledgeClosing, acknowledgeFloodNotice, getClosing } = disclosuresCalls;
const { getRecordsAccess, showRecordsAccess } = disclosuresCalls;

const ONE = '21111111-1111-4111-8111-111111111111';
const TWO = '31111111-1111-4111-8111-111111111111';
const FOUR = '51111111-1111-4111-8111-111111111111';
const THREE = '41111111-1111-4111-8111-111111111111';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bodies = (call: Call) => server.received(call).map(({ body }) => body);
const read = async (title: string) => {
  await press(`Read ${title}`);
  await press('Close');
};
function withDocuments(...documents: readonly Part<DocumentSummary>[]) {
  server.answers(listDocuments, documents);
  server.holds(getDocumentFile);
}

describe('the early disclosures', () => {
  const open = () => {
    withDocuments(
      { uuid: ONE, type: 'CREDIT_SCORE_DISCLOSURE', title: 'Score', package: 'SUMMARY' },
      { uuid: TWO, type: 'APPLICATION_SUMMARY', title: 'Summary', package: 'SUMMARY' },
      { uuid: THREE, type: 'ESIGN_CONSENT', title: 'Consent', package: 'SUMMARY' },
      { uuid: ONE, type: 'APPLICATION_SUMMARY', title: 'An older summary' },
    );
    openApplication('DISCLOSURE_SIGNING');
    return screen.findByRole('button', { name: 'Read Consent' });
  };

  it('start with the consent, then the documents to read, then those only to keep', async () => {
    await open();
    const titles = [...document.querySelectorAll('.document-title')].map((title) => title.textContent);
    expect(titles).toEqual(['Consent', 'Summary', 'Score']);
    expect(screen.getAllByText('Please read')).toHaveLength(2);
    // The ways to leave come last.
    await screen.findByText('Cancel application');
    expect(linesOf(screen.getByRole('main'))).toMatchInlineSnapshot(`
      [
        "Back",
        "Read your disclosures",
        "They explain what your line costs, what you agree to and what your rights are. When you agree, we pull your full credit report. That’s a hard inquiry, which can lower your score a little.",
        "Documents to read",
        "Each one opens here. You can download them as PDFs too, and you’ll always find them in your application.",
        "Consent Permission to deliver and sign documents electronically (created 03/10/2026) Please read",
        "Read Consent Download Consent",
        "Summary What you told us, and the offer you chose (created 03/10/2026) Please read",
        "Read Summary Download Summary",
        "Score Notice to the home loan applicant: the score that was used (created 03/10/2026)",
        "Read Score Download Score",
        "Agree and check my credit",
        "Email me a link to continue later Cancel application",
      ]
    `);
  });

  it('are acknowledged together once those to read were opened', async () => {
    await open();
    await read('Consent');
    await press('Agree and check my credit');
    await screen.findByText('Documents to read: Must be opened first: Summary');
    expect(bodies(acknowledgeDisclosures)).toEqual([]);
    await read('Summary');
    await press('Agree and check my credit');
    await waitFor(() => expect(bodies(acknowledgeDisclosures)).toEqual([{ documents: [THREE, TWO, ONE] }]));
  });

  it('don’t ask again for a consent given with the same wording', async () => {
    const open = async (textVersion: string) => {
      withDocuments(
        { uuid: TWO, type: 'APPLICATION_SUMMARY', title: 'Summary', package: 'SUMMARY' },
        { uuid: THREE, type: 'ESIGN_CONSENT', title: 'Consent', package: 'SUMMARY' },
      );
      openApplication('DISCLOSURE_SIGNING', { answers: { esignConsent: { textVersion } } });
      await screen.findByRole('button', { name: 'Read Summary' });
    };
    await open('of last year');
    screen.getByRole('button', { name: 'Read Consent' });
    cleanup();
    await open(ESIGN_CONSENT.version);
    expect(screen.queryByRole('button', { name: 'Read Consent' })).toBeNull();
    await read('Summary');
    await press('Agree and check my credit');
    await waitFor(() => expect(bodies(acknowledgeDisclosures)).toEqual([{ documents: [THREE, TWO] }]));
  });

  it('stay marked as read when the acknowledgment fails', async () => {
    server.refuses(acknowledgeDisclosures, 'UNAVAILABLE');
    await open();
    await read('Consent');
    await read('Summary');
    await press('Agree and check my credit');
    await screen.findByText('This wasn’t saved');
    expect(screen.queryByText('Please read')).toBeNull();
  });
});

describe('the proof that a borrower can open their documents', () => {
  const sample = { uuid: FOUR, type: 'SAMPLE_RECORD', title: 'Sample record', hasHtml: true };
  const open = async (why: 'FIRST_TIME' | 'NEEDS_CHANGED' = 'FIRST_TIME') => {
    server.answers(getRecordsAccess, { asked: { why, sample } });
    withDocuments({ uuid: TWO, type: 'APPLICATION_SUMMARY', title: 'Summary', package: 'SUMMARY' });
    openApplication('DISCLOSURE_SIGNING');
    await screen.findByRole('heading', { name: 'Check that you can open your documents' });
  };

  it('comes before the disclosures, with a sample that opens as they do', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Read Summary' })).toBeNull();
    await read('Sample record');
    await press('Check code');
    await screen.findByText('Code in the sample: Required');
    expect(bodies(showRecordsAccess)).toEqual([]);
  });

  it('never shows the code of the page beside that of the file, on a wide screen either', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query.includes('min-width: 75rem') }) as MediaQueryList,
    );
    server.answers(getDocumentHtml, '<main><p>Your code on this page</p></main>');
    await open();
    await press('Read Sample record');
    const reader = within(screen.getByRole('dialog', { name: 'Sample record' }));
    expect(reader.queryByText('Your code on this page')).toBeNull();
    await userEvent.click(reader.getByRole('button', { name: 'Read as text' }));
    await reader.findByText('Your code on this page');
    expect(reader.queryByRole('button', { name: 'Zoom in' })).toBeNull();
    vi.restoreAllMocks();
  });

  it('has a button that copies the code which the sample shows', async () => {
    server.answers(
      getDocumentHtml,
      '<main><dl class="document-amounts"><div><dt>Your code on this page</dt><dd>CDF HJK</dd></div></dl></main>',
    );
    await open();
    await press('Read Sample record');
    const reader = within(screen.getByRole('dialog', { name: 'Sample record' }));
    await userEvent.click(reader.getByRole('button', { name: 'Read as text' }));
    await userEvent.click(await reader.findByRole('button', { name: 'Copy the code' }));
    expect(await navigator.clipboard.readText()).toBe('CDF HJK');
  });

  it('names a wrong code and leads to the disclosures after the right one', async () => {
    await open();
    const wrong = 'Must be the code in the sample record. Open it again and compare';
    server.refuses(showRecordsAccess, 'INVALID_INPUT', { fields: { code: wrong } });
    await userEvent.type(screen.getByLabelText('Code in the sample'), 'cdf hjk');
    await press('Check code');
    await screen.findByText(`Code in the sample: ${wrong}`);
    expect(screen.getByLabelText('Code in the sample')).toHaveProperty('value', 'cdf hjk');
    server.answers(getRecordsAccess, {});
    const at = { step: 'DISCLOSURE_SIGNING', kind: 'BORROWER_ACTION', page: 'document/disclosures' } as const;
    server.answers(showRecordsAccess, { ...at, version: 9 });
    await press('Check code');
    await screen.findByRole('button', { name: 'Read Summary' });
    expect(bodies(showRecordsAccess).at(-1)).toEqual({ code: 'CDFHJK', textVersion: ESIGN_CONSENT.version });
  });

  it('offers paper and help to whoever can’t open it', async () => {
    await open();
    await userEvent.click(screen.getByText('I can’t open it'));
    screen.getByText(/on paper instead, at no cost/);
    expect(screen.getAllByRole('link', { name: /@/ }).length).toBeGreaterThan(0);
  });

  it('shows what people need now where that has changed', async () => {
    await open('NEEDS_CHANGED');
    screen.getByText(/What you need to open your documents has changed/);
    expect(screen.getByText('What you need').closest('details')?.open).toBe(true);
  });
});

describe('the flood notice', () => {
  const open = (...documents: readonly Part<DocumentSummary>[]) => {
    withDocuments(...documents);
    openApplication('FLOOD_NOTICE');
    return screen.findByRole('heading', { name: 'Your home is in a special flood hazard area' });
  };

  it('can’t be acknowledged before it is written', async () => {
    await open({ uuid: ONE, type: 'APPLICATION_SUMMARY', title: 'Summary' });
    screen.getByText('We’re writing your notice. It appears here in a moment.');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('is acknowledged once opened and confirmed', async () => {
    await open({ uuid: ONE, type: 'FLOOD_HAZARD_NOTICE', title: 'Notice' });
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Continue');
    expect(bodies(acknowledgeFloodNotice)).toEqual([]);
    await read('Notice');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Continue');
    expect(bodies(acknowledgeFloodNotice)).toEqual([]);
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Continue');
    await waitFor(() => expect(bodies(acknowledgeFloodNotice)).toEqual([{ agreed: true }]));
  });
});

describe('the final figures', () => {
  const terms = (noteRatePct: number) => ({
    termYears: 20 as const,
    lineAmountCents: toCents(75_000),
    noteRatePct,
    aprPct: noteRatePct,
    monthlyPaymentCents: toCents(640.5),
    cashToBorrowerCents: toCents(70_000),
  });
  const open = (
    closing: Part<Closing> = {},
    state: 'OH' | 'TX' = 'OH',
    ...others: readonly Part<DocumentSummary>[]
  ) => {
    server.answers(getClosing, { terms: terms(8.5), ...closing });
    withDocuments(
      ...others,
      { uuid: ONE, type: 'CLOSING_SUMMARY', title: 'Summary', package: 'CLOSING' },
      { uuid: TWO, type: 'HELOC_AGREEMENT', title: 'Agreement', package: 'CLOSING' },
    );
    openApplication('CLOSING_DISCLOSURE_REVIEW', {
      answers: { property: { street1: '1 Test Street', city: 'Test', state, zip: '43085' } },
    });
    return screen.findByRole('heading', { name: 'Review your final figures' });
  };
  const tables = () => screen.queryAllByRole('table').length;

  it('say when nothing changed, with every cost', async () => {
    await open();
    screen.getByText(/^Nothing has changed since you submitted/);
    expect(tables()).toBe(0);
    screen.getByText('240 payments over 20 years');
    screen.getByText('$640.50');
    screen.getByText('$70,000.00');
    await screen.findByText('Cancel application');
    expect(linesOf(screen.getByRole('main'))).toMatchInlineSnapshot(`
      [
        "Back",
        "Review your final figures",
        "Nothing has changed since you submitted your application. Please check your figures before you sign.",
        "Your line of credit",
        "Line of credit, drawn when it opens",
        "$75,000.00",
        "Monthly payment 240 payments over 20 years",
        "$640.50",
        "APR includes the origination fee",
        "8.50%",
        "Interest rate fixed",
        "8.50%",
        "Cash in hand",
        "$70,000.00",
        "Closing documents",
        "You’ll read and sign the rest next. Take your time: we’ll save your place if you come back later.",
        "Summary Fees, initial draw, payoffs and cash (created 03/10/2026) Please read",
        "Read Summary Download Summary",
        "Final figures",
        "I have read my final figures and received my closing summary. I understand that I don’t have to go ahead.",
        "Continue",
        "Email me a link to continue later Cancel application",
      ]
    `);
  });

  it('show what changed and why', async () => {
    await open({ changes: [{ before: terms(8), after: terms(8.5), reason: 'INCOME' }] });
    screen.getByText(/^Your terms changed after you submitted/);
    screen.getByText(CHANGE_REASON_COPY.INCOME);
    expect(tables()).toBe(1);
    expect(screen.queryByText('Everything that changed since you submitted')).toBeNull();
  });

  it('that changed more than once show the total change first, then each', async () => {
    await open({
      changes: [
        { before: terms(8), after: terms(8.25), reason: 'INCOME' },
        { before: terms(8.25), after: terms(8.5), reason: 'VALUATION' },
      ],
    });
    expect(tables()).toBe(3);
    const whole = screen.getByRole('heading', { name: 'Everything that changed since you submitted' });
    expect(whole.closest('section')?.textContent).toContain('Interest rate8.00%8.50%');
  });

  it('say when only the dates of the documents changed', async () => {
    await open({ isRedated: true });
    screen.getByText(/^Your documents had an earlier date/);
  });

  it('are acknowledged after their summary was read; other documents are read at signing', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Read Agreement' })).toBeNull();
    expect(screen.getAllByText('Please read')).toHaveLength(1);
    await press('Continue');
    expect(bodies(acknowledgeClosing)).toEqual([]);
    await read('Summary');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Continue');
    await waitFor(() =>
      expect(bodies(acknowledgeClosing)).toEqual([{ documents: [ONE, TWO], agreed: true }]),
    );
  });

  describe('with early disclosures that were written again', () => {
    const disclosure = { type: 'HELOC_EARLY_DISCLOSURE', title: 'Important terms' };
    const openAgain = (refundsFees: boolean) =>
      open(
        { reissue: { document: THREE, refundsFees } },
        'OH',
        { ...disclosure, uuid: FOUR, openedAt: '2026-03-02T17:00:00.000Z' },
        { ...disclosure, uuid: THREE, package: 'SUMMARY' },
      );

    it('have the new ones read too, and not the old ones', async () => {
      await openAgain(true);
      expect(screen.getAllByRole('button', { name: 'Read Important terms' })).toHaveLength(1);
      expect(screen.getAllByText('Please read')).toHaveLength(2);
      await read('Summary');
      await userEvent.click(screen.getByRole('checkbox'));
      await press('Continue');
      expect(bodies(acknowledgeClosing)).toEqual([]);
      await read('Important terms');
      await press('Continue');
      await waitFor(() =>
        expect(bodies(acknowledgeClosing)).toEqual([{ documents: [THREE, ONE, TWO], agreed: true }]),
      );
    });

    it('say that whoever doesn’t go ahead because of a change gets every fee back (12 CFR 1026.40(g))', async () => {
      await openAgain(true);
      screen.getByText('You can walk away and get your fees back');
    });

    it('promise nothing where the change refunds nothing', async () => {
      await openAgain(false);
      expect(screen.queryByText('You can walk away and get your fees back')).toBeNull();
    });
  });

  it('come with every document when signing at an office', async () => {
    await open({}, 'TX');
    screen.getByRole('button', { name: 'Read Agreement' });
  });

  it('can’t be acknowledged when they can’t be loaded', async () => {
    server.refuses(getClosing, 'UNAVAILABLE');
    withDocuments();
    openApplication('CLOSING_DISCLOSURE_REVIEW');
    await screen.findByRole('button', { name: 'Try again' });
  });
});
