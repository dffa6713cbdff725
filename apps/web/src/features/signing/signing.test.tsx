// @vitest-environment happy-dom
// Proves DS-06, DS-07, DS-15, DS-26, DS-57, DS-58, DS-63.

import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import { getDelay } from '@homeline/contract/applications/get-delay.ts';
import type { Status } from '@homeline/contract/applications/status.ts';
import { getClosing } from '@homeline/contract/disclosures/get-closing.ts';
import { getDocumentFile, getDocumentHtml } from '@homeline/contract/documents/get-document.ts';
import { type DocumentSummary, listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { getFunding } from '@homeline/contract/funding/get-funding.ts';
import { listSigners } from '@homeline/contract/signers/list-signers.ts';
import { signingCalls } from '@homeline/contract/signing/calls.ts';
import { toCents } from '@homeline/domain/money/cents.ts';
import { SHEET } from '@homeline/domain/signing/drawn-signature.ts';
import { stepOf } from '@homeline/domain/workflow/steps.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openApplication, UUID, VERSION } from '../../testing/open-application.tsx';

const { giveSignature, confirmOfficeClosing, declineToSign, returnToSigning } = signingCalls;

const AGREEMENT = '21111111-1111-4111-8111-111111111111';
const STATEMENT = '31111111-1111-4111-8111-111111111111';
const AMONG_CLOSING = { package: 'CLOSING', hasHtml: true } as const;
const documents: readonly Part<DocumentSummary>[] = [
  { ...AMONG_CLOSING, uuid: AGREEMENT, type: 'HELOC_AGREEMENT', title: 'Line of credit agreement' },
  { ...AMONG_CLOSING, uuid: STATEMENT, type: 'CREDIT_SCORE_DISCLOSURE', title: 'Your credit score' },
  { uuid: UUID, type: 'HELOC_AGREEMENT', title: 'An older agreement', hasHtml: true },
];
const AVERY = { firstName: 'Avery', middleName: 'Quinn', lastName: 'Applicant', dob: '1980-02-03' };
const HOME = { street1: '115 Test Street', city: 'Columbus', zip: '43085' };

/** The browser tells where it is, or refuses to. */
function locationIs(where: { latitude: number; longitude: number; accuracy: number } | undefined) {
  const getCurrentPosition = (tell: PositionCallback, refuse: () => void) =>
    where ? tell({ coords: where } as GeolocationPosition) : refuse();
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition }, configurable: true });
}
const COLUMBUS = { latitude: 39.96, longitude: -83, accuracy: 12 };
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
  vi.restoreAllMocks();
});

function open(page?: string, state: 'OH' | 'TX' = 'OH') {
  server.answers(listDocuments, documents);
  server.holds(getDocumentFile);
  return openApplication('NOTE_SIGNING', {
    ...(page && { page }),
    answers: { profile: AVERY, property: { ...HOME, state } },
  });
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const signed = () => server.received(giveSignature).map(({ body }) => body);

describe('the start of the signing', () => {
  it('lists no documents, and leads to them once the location is known', async () => {
    locationIs(COLUMBUS);
    const router = open();
    await screen.findByText('You meet a notary by video');
    expect(screen.queryByText('Line of credit agreement')).toBeNull();
    await press('Start signing');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/${UUID}/signing/sign`));
  });

  it('leads on without the location to a page that takes the statement and asks no second time', async () => {
    locationIs(undefined);
    open();
    await screen.findByText('Why We Need Your Location');
    await press('Start signing');
    await userEvent.click(await screen.findByRole('link', { name: 'Go on without it' }));
    await screen.findByLabelText(/^I’m signing without sharing my location/);
  });

  it('stays, and says what to do, while the location is unavailable', async () => {
    locationIs(undefined);
    const router = open();
    await screen.findByText('Why We Need Your Location');
    expect(screen.queryByText('We couldn’t see your location')).toBeNull();
    const bringIntoView = vi.spyOn(Element.prototype, 'scrollIntoView');
    await press('Start signing');
    await screen.findByText('We couldn’t see your location');
    screen.getByRole('link', { name: 'Go on without it' });
    expect(bringIntoView).toHaveBeenCalled();
    expect(router.state.location.pathname).toBe(`/${UUID}/signing/intro`);
    locationIs(COLUMBUS);
    await press('Start signing');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/${UUID}/signing/sign`));
  });

  it('says the same when the browser has no geolocation', async () => {
    open();
    await screen.findByText('Why We Need Your Location');
    await press('Start signing');
    await screen.findByText('We couldn’t see your location');
  });

  it('goes on waiting for the e-vault when the page is loaded again, and says so when a person must look at it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.answers(getDelay, { repair: true });
    openApplication('NOTE_SIGNING', { status: { isSealing: true } });
    await screen.findByRole('heading', { name: 'Sealing your documents' });
    expect(screen.queryByRole('button', { name: 'Start signing' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(16_000));
    await screen.findByText(/our team can see it. You don’t need to do anything/);
    vi.useRealTimers();
  });

  it('says why the borrower signs again, and only then', async () => {
    const again =
      'Your earlier signature wasn’t stored, and nothing was signed. Your documents are the same.';
    server.answers(listDocuments, documents);
    server.holds(getDocumentFile);
    openApplication('NOTE_SIGNING', { page: 'signing/sign', status: { signsAgain: true } });
    await screen.findByText(again);
    cleanup();
    open('signing/sign');
    await screen.findByText('Documents to sign');
    expect(screen.queryByText(again)).toBeNull();
  });

  it('shows the state of the home insurance', async () => {
    server.answers(listDocuments, [
      ...documents,
      { ...AMONG_CLOSING, uuid: UUID, type: 'NOTICE_OF_RIGHT_TO_CANCEL', title: 'Notice' },
    ]);
    const insured = (insurance: Status['insurance'], alsoOpen: string[] = []) =>
      openApplication('NOTE_SIGNING', {
        status: { insurance, alsoOpen },
        answers: { property: { ...HOME, state: 'OH' } },
      });
    const events = async () => (await screen.findByRole('list', { name: 'What happens next' })).textContent;
    insured('POSTPONED', ['insurance/upload']);
    expect(await events()).toMatch(
      /change your mind.*You send your home insurance policyWe need it before.*We send your money/,
    );
    screen.getByRole('link', { name: 'Send it now' });
    cleanup();
    insured('CHECKING');
    expect(await events()).toContain('We check your home insuranceWe have your policy.');
    cleanup();
    insured('ON_FILE');
    expect(await events()).toMatch(/^Done: Your home insuranceOn file.*You sign here/);
    cleanup();
    insured('ACCEPTED');
    expect(await events()).toContain('Sent, and it covers your home');
  });

  it.each(['OH', 'TX'] as const)(
    'promises three business days to cancel in %s only where the documents have a notice of it',
    async (state) => {
      const events = async () => (await screen.findByRole('list', { name: 'What happens next' })).textContent;
      open(undefined, state);
      expect(await events()).not.toContain('change your mind');
      cleanup();
      const notice = { ...AMONG_CLOSING, type: 'NOTICE_OF_RIGHT_TO_CANCEL', title: 'Notice' } as const;
      server.answers(listDocuments, [...documents, { ...notice, uuid: UUID }]);
      openApplication('NOTE_SIGNING', { answers: { property: { ...HOME, state } } });
      expect(await events()).toMatch(/You have time to change your mindThree business days(?! if)/);
    },
  );

  it('names the last day to cancel if everything is signed today', async () => {
    const notice = { ...AMONG_CLOSING, type: 'NOTICE_OF_RIGHT_TO_CANCEL', title: 'Notice' } as const;
    server.answers(listDocuments, [...documents, { ...notice, uuid: UUID }]);
    server.answers(getFunding, { rescissionEndsIfSignedToday: '2026-12-02' });
    openApplication('NOTE_SIGNING', { answers: { property: { ...HOME, state: 'OH' } } });
    await screen.findByText(
      'Three business days: until midnight of 12/02/2026 if everything is signed today',
    );
  });

  it('names an in-person notary when the deed is signed that way', async () => {
    server.answers(listDocuments, documents);
    openApplication('NOTE_SIGNING', {
      status: { manualNotary: true },
      answers: { property: { ...HOME, state: 'OH' } },
    });
    await screen.findByText('You sign the deed with a notary');
  });

  it('is at an office in Texas, with nothing to sign online', async () => {
    open(undefined, 'TX');
    await screen.findByRole('heading', { name: 'You’ll sign at an office' });
    await screen.findByText('Line of credit agreement');
    expect(screen.queryByRole('button', { name: 'Start signing' })).toBeNull();
    await press('Choose an appointment');
    await waitFor(() => expect(server.received(confirmOfficeClosing)).toHaveLength(1));
  });

  it('offers help, with a link back', async () => {
    const router = open();
    await userEvent.click(await screen.findByRole('link', { name: 'Talk to a person' }));
    await screen.findByRole('heading', { name: 'Need help signing?' });
    await userEvent.click(screen.getByRole('link', { name: 'Back to signing' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(`/${UUID}/signing/intro`));
  });
});

describe('the signature', () => {
  const name = () => screen.findByLabelText('Type your name to sign');
  const consent = () => screen.getByRole('checkbox');
  const read = async (title: string) => {
    await userEvent.click(screen.getByRole('button', { name: `Read ${title}` }));
    await press('Close');
  };
  /** Reads the documents, types the name and agrees, as signing requires. */
  async function prepare(typed = 'Avery Applicant') {
    fireEvent.change(await name(), { target: { value: typed } });
    await read('Line of credit agreement');
    await userEvent.click(consent());
  }

  it('is sent with the typed name, all documents, the consent and the location', async () => {
    locationIs(COLUMBUS);
    const { page, kind } = stepOf('NOTE_SIGNING');
    server.answers(giveSignature, { step: 'NOTE_SIGNING', page, kind, version: VERSION });
    open('signing/sign');
    await prepare();
    await press('Sign documents');
    await screen.findByRole('heading', { name: 'Sealing your documents' });
    expect(signed()).toEqual([
      {
        method: 'TYPED',
        typedName: 'Avery Applicant',
        documents: [AGREEMENT, STATEMENT],
        consent: { agreed: true, textVersion: '2026-11' },
        location: { latitude: 39.96, longitude: -83, accuracyM: 12 },
      },
    ]);
  });

  describe('drawn', () => {
    const sheet = () => screen.getByRole('img', { name: /^Nothing drawn|^A drawing/ });
    /** Draws a line; a unit of the sheet is a pixel. */
    function stroke(...points: readonly (readonly [number, number])[]): void {
      const box = { left: 0, top: 0, width: SHEET.width, height: SHEET.height } as DOMRect;
      vi.spyOn(sheet(), 'getBoundingClientRect').mockReturnValue(box);
      Object.assign(sheet(), { setPointerCapture: () => undefined });
      const [[x, y] = [0, 0], ...more] = points;
      fireEvent.pointerDown(sheet(), { clientX: x, clientY: y, isPrimary: true, button: 0 });
      for (const [clientX, clientY] of more) fireEvent.pointerMove(sheet(), { clientX, clientY });
      fireEvent.pointerUp(sheet());
    }

    /** Chooses to draw after the rest is done; what was typed before doesn’t sign. */
    async function prepareToDraw(): Promise<void> {
      locationIs(COLUMBUS);
      open('signing/sign');
      await prepare('Somebody Else');
      await userEvent.click(screen.getByRole('radio', { name: 'Draw' }));
    }

    it('is the signature, without a typed name and without undone strokes', async () => {
      await prepareToDraw();
      screen.getByText(/we print your name beside it: Avery Quinn Applicant/);
      expect(sheet().getAttribute('aria-label')).toBe('Nothing drawn yet');
      stroke([10, 20], [120, 90], [240, 20], [380, 100]);
      stroke([0, 0], [50, 50]);
      expect(sheet().getAttribute('aria-label')).toBe('A drawing of 2 strokes');
      await press('Undo last stroke');
      await press('Sign documents');
      await waitFor(() =>
        expect(signed()).toMatchObject([
          { method: 'DRAWN', drawing: [[10, 20, 120, 90, 240, 20, 380, 100]] },
        ]),
      );
      expect(signed()[0]).not.toHaveProperty('typedName');
    });

    it('is refused as a dot or not drawn at all; who can’t draw types', async () => {
      await prepareToDraw();
      stroke([200, 60], [201, 60]);
      await press('Sign documents');
      await screen.findByText(
        'Draw your signature: Must be larger than a dot. Draw your whole signature, or clear it',
      );
      await press('Clear drawing');
      await press('Sign documents');
      await screen.findByText('Draw your signature: Required');
      expect(signed()).toEqual([]);
      await userEvent.click(screen.getByRole('radio', { name: 'Type' }));
      fireEvent.change(await name(), { target: { value: 'Avery Applicant' } });
      await press('Sign documents');
      await waitFor(() => expect(signed()).toHaveLength(1));
      expect(signed()[0]).not.toHaveProperty('drawing');
    });

    it('is still there when the page is loaded again in this tab', async () => {
      await prepareToDraw();
      stroke([10, 20], [120, 90], [240, 20], [380, 100]);
      cleanup();
      open('signing/sign');
      await screen.findByRole('img', { name: 'A drawing of 1 stroke' });
    });
  });

  it('can be declined with a reason, once the page has said what follows', async () => {
    open('signing/sign');
    await userEvent.click(await screen.findByRole('button', { name: 'I don’t want to sign' }));
    screen.getByText(/^You won’t sign anything, and you won’t owe anything/);
    await press('Decline to sign');
    await screen.findByText('Why don’t you want to sign? Required');
    expect(server.received(declineToSign)).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: 'Something in the documents is wrong' }));
    await press('Decline to sign');
    await waitFor(() =>
      expect(server.received(declineToSign).map(({ body }) => body)).toEqual([{ reason: 'MISTAKE' }]),
    );
    expect(signed()).toEqual([]);
  });

  it.each([
    [0, false, false],
    [1, true, false],
    [2, false, true],
  ])('tells a borrower who declines, of %s other signers, what they see', async (count, one, several) => {
    server.answers(listDocuments, documents);
    const signers = Array.from({ length: count }, () => ({ name: 'Sam Signer', email: 'sam@example.com' }));
    openApplication('NOTE_SIGNING', { page: 'signing/sign', answers: { profile: AVERY, signers } });
    await userEvent.click(await screen.findByRole('button', { name: 'I don’t want to sign' }));
    expect(screen.queryByText(/The other signer only sees/) !== null).toBe(one);
    expect(screen.queryByText(/The other signers only see/) !== null).toBe(several);
  });

  it('in another name than in the documents is refused, and shows the right name', async () => {
    locationIs(COLUMBUS);
    open('signing/sign');
    await prepare('Avery Aplicant');
    screen.getByText('Exactly as it appears in your documents: Avery Quinn Applicant');
    await press('Sign documents');
    await screen.findByText('Type your name to sign: Must match your name in the documents');
    expect(signed()).toEqual([]);
  });

  it('needs the binding documents opened first, and no others', async () => {
    locationIs(COLUMBUS);
    open('signing/sign');
    fireEvent.change(await name(), { target: { value: 'avery quinn applicant' } });
    await userEvent.click(consent());
    expect(screen.getAllByText('Please read')).toHaveLength(1);
    await press('Sign documents');
    await screen.findByText('Documents to sign: Must be opened first: Line of credit agreement');
    expect(signed()).toEqual([]);
    await read('Line of credit agreement');
    expect(screen.queryByText('Please read')).toBeNull();
    await press('Sign documents');
    await waitFor(() => expect(signed()).toHaveLength(1));
  });

  it('counts a document opened earlier, on any device', async () => {
    server.answers(listDocuments, [{ ...documents[0], openedAt: '2026-03-01T12:00:00.000Z' }]);
    openApplication('NOTE_SIGNING', { page: 'signing/sign', answers: { profile: AVERY } });
    await screen.findByText('Opened');
    expect(screen.queryByText('Please read')).toBeNull();
  });

  it('needs the consent', async () => {
    locationIs(COLUMBUS);
    open('signing/sign');
    await prepare();
    await userEvent.click(consent());
    await press('Sign documents');
    await screen.findByText(/^Your consent to sign here: /);
    expect(signed()).toEqual([]);
  });

  it('isn’t sent without a location, and says how to turn it on', async () => {
    locationIs(undefined);
    open('signing/sign');
    await prepare();
    await press('Sign documents');
    await screen.findByText('We couldn’t see your location');
    expect(signed()).toEqual([]);
    expect(((await name()) as HTMLInputElement).value).toBe('Avery Applicant');
  });

  it('may come without a location, once the person says so', async () => {
    locationIs(undefined);
    open('signing/sign');
    await prepare();
    expect(screen.queryByText(/^I’m signing without sharing my location/)).toBeNull();
    await press('Sign documents');
    await userEvent.click(await screen.findByLabelText(/^I’m signing without sharing my location/));
    await press('Sign documents');
    await waitFor(() => expect(signed()).toMatchObject([{ isLocationWithheld: true }]));
    expect(signed()[0]).not.toHaveProperty('location');
  });

  it('that the server refuses says why, and stays', async () => {
    locationIs(COLUMBUS);
    server.refuses(giveSignature, 'INVALID_INPUT', {
      fields: { typedName: 'Must match your name in the documents' },
    });
    open('signing/sign');
    await prepare();
    await press('Sign documents');
    await screen.findByText('Type your name to sign: Must match your name in the documents');
    expect(screen.queryByRole('heading', { name: 'Sealing your documents' })).toBeNull();
  });

  it('doesn’t blame the location for another failure', async () => {
    locationIs(COLUMBUS);
    server.refuses(giveSignature, 'UNAVAILABLE');
    open('signing/sign');
    await prepare();
    await press('Sign documents');
    await screen.findByText('This wasn’t saved');
    expect(screen.queryByText('We couldn’t see your location')).toBeNull();
  });

  it('is sent once when the button is pressed repeatedly', async () => {
    locationIs(COLUMBUS);
    server.holds(giveSignature);
    open('signing/sign');
    await prepare();
    await press('Sign documents');
    await press('Sign documents');
    expect(signed()).toHaveLength(1);
  });
});

describe('the places to sign', () => {
  const field = (id: string, label: string) =>
    `<div class="document-field" id="${id}-${UUID}"><span class="document-field-value"></span><span class="document-field-label">${label}</span></div>`;
  const PAPER = `<main><h1>Agreement</h1>${field('initials-rate', 'Initials of Avery')}<p>You pay</p>${field('agreement', 'Avery, borrower')}
    <div class="document-field" id="agreement-${STATEMENT}"><span class="document-field-value"></span></div></main>`;
  const asking = { ...documents[0], initials: ['RATE'], signatures: ['agreement'] } as const;
  const RATE_TITLE = 'Line of credit agreement: initials at “The rate and the interest”';
  /** The texts of the agreement’s fields, as the reader shows them. */
  const shown = () =>
    [...document.querySelectorAll('.reader-text .document-field-value')].map(
      ({ textContent }) => textContent,
    );
  const current = () => document.querySelector('[data-current] .document-field-label')?.textContent;
  const openPage = async () => {
    server.answers(listDocuments, [asking, documents[1] ?? {}]);
    server.answers(getDocumentHtml, PAPER);
    server.holds(getDocumentFile);
    openApplication('NOTE_SIGNING', { page: 'signing/sign', answers: { profile: AVERY } });
    await screen.findByText('Where you sign');
  };
  /** Reads the agreement and adopts a signature, as signing anywhere requires. */
  async function adopt(): Promise<void> {
    locationIs(COLUMBUS);
    await openPage();
    await press('Read Line of credit agreement');
    await press('Close');
    fireEvent.change(screen.getByLabelText('Type your name to sign'), {
      target: { value: 'Avery Applicant' },
    });
  }

  it('are signed one by one: each shows in the document, leads to the next, and goes with the signature', async () => {
    await adopt();
    await press('Go to place 1 of 2');
    await screen.findByText(`Place 1 of 2: ${RATE_TITLE}`);
    await waitFor(() => expect(current()).toBe('Initials of Avery'));
    await press('Initial here');
    screen.getByText('Place 2 of 2: Line of credit agreement');
    await waitFor(() => expect(current()).toBe('Avery, borrower'));
    expect(shown()).toEqual(['AA', 'Sign here', '']);
    expect(signed()).toEqual([]);
    await press('Sign here');
    await waitFor(() => expect(screen.queryByText(/^Place \d/)).toBeNull());
    screen.getByText('2 of 2 places done');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Sign documents');
    await waitFor(() => expect(signed()).toHaveLength(1));
    expect(signed()[0]).toMatchObject({
      places: [{ document: AGREEMENT, place: 'agreement' }],
      initials: { text: 'AA', places: [{ document: AGREEMENT, place: 'RATE' }] },
    });
  });

  it('are signed one at a press: not by a double press or a held key', async () => {
    await adopt();
    await press('Go to place 1 of 2');
    await userEvent.dblClick(await screen.findByRole('button', { name: 'Initial here' }));
    const next = await screen.findByRole('button', { name: 'Sign here' });
    screen.getByText('Place 2 of 2: Line of credit agreement');
    expect(fireEvent.keyDown(next, { key: 'Enter', repeat: true })).toBe(false);
    await press('Close');
    screen.getByText('1 of 2 places done');
  });

  it('can be gone back to and taken back, and are all needed before anything is sent', async () => {
    await adopt();
    await press('Go to place 1 of 2');
    await press('Initial here');
    await press('Back');
    screen.getByText(`Place 1 of 2: ${RATE_TITLE}`);
    await press('Take back');
    await waitFor(() => expect(shown()[0]).toBe('Initial here'));
    await press('Close');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Sign documents');
    await screen.findByText('Where you sign: 2 places are left');
    await press('Show Line of credit agreement');
    await press('Sign here');
    screen.getByText(`Place 1 of 2: ${RATE_TITLE}`);
    await press('Close');
    await press('Sign documents');
    await screen.findByText('Where you sign: 1 place is left');
    expect(signed()).toEqual([]);
  });

  it('are still signed when the page is loaded again, and nothing was sent', async () => {
    await adopt();
    await press('Go to place 1 of 2');
    await press('Initial here');
    cleanup();
    await openPage();
    screen.getByText('1 of 2 places done');
    screen.getByRole('button', { name: 'Go to place 2 of 2' });
    screen.getByText('Initialed');
    expect(signed()).toEqual([]);
  });

  it('ask first for reading, for a signature and for initials of the person’s name', async () => {
    await openPage();
    await press('Go to place 1 of 2');
    screen.getByText('Open and read your documents above first.');
    cleanup();
    await adopt();
    fireEvent.change(screen.getByLabelText('Type your name to sign'), { target: { value: 'Somebody' } });
    await press('Go to place 1 of 2');
    screen.getByText(/^First type your name as your documents have it/);
    fireEvent.change(screen.getByLabelText('Type your name to sign'), {
      target: { value: 'Avery Applicant' },
    });
    expect(screen.getByLabelText('Your initials')).toHaveProperty('value', 'AA');
    fireEvent.change(screen.getByLabelText('Your initials'), { target: { value: 'ZZ' } });
    await press('Show Line of credit agreement');
    screen.getByText('First correct your initials.');
    await press('Sign documents');
    await screen.findByText('Your initials: Must be the initials of your name');
    expect(signed()).toEqual([]);
  });

  it('that the server finds missing are told where they are signed', async () => {
    server.refuses(giveSignature, 'INVALID_INPUT', {
      fields: { places: 'Must be placed on every line that you sign' },
    });
    await adopt();
    await press('Go to place 1 of 2');
    await press('Initial here');
    await press('Sign here');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Sign documents');
    await screen.findByText('Where you sign: Must be placed on every line that you sign');
  });
});

describe('a document that was issued again', () => {
  const CREATED = '2026-03-02T03:00:00.000Z';
  function openAgain(isUnchanged: boolean) {
    const readBefore = { created: CREATED, isUnchanged };
    server.answers(listDocuments, [{ ...documents[0], created: '2026-03-03T03:00:00.000Z', readBefore }]);
    server.holds(getDocumentFile);
    return openApplication('NOTE_SIGNING', { page: 'signing/sign', answers: { profile: AVERY } });
  }

  it('with the same text needn’t be read again, and shows its date at the home', async () => {
    locationIs(COLUMBUS);
    openAgain(true);
    await screen.findByText('Unchanged since 03/01/2026. You don’t need to read it again');
    screen.getByText(/created 03\/02\/2026/);
    fireEvent.change(screen.getByLabelText('Type your name to sign'), {
      target: { value: 'Avery Applicant' },
    });
    await userEvent.click(screen.getByRole('checkbox'));
    await press('Sign documents');
    await waitFor(() => expect(signed()).toMatchObject([{ documents: [AGREEMENT] }]));
  });

  it('with changes must be read, with the changes marked for eye and ear', async () => {
    locationIs(COLUMBUS);
    openAgain(false);
    await screen.findByText('Changed since 03/01/2026. Please read what changed');
    await press('Sign documents');
    await screen.findByText('Documents to sign: Must be opened first: Line of credit agreement');
    server.answers(
      getDocumentHtml,
      '<main><p>You pay <del>$742.96 </del><ins>$754.02 </ins>a month</p><ul><li><ins>A fee</ins></li></ul></main>',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Read Line of credit agreement' }));
    await screen.findByText('2 passages changed since the version of 03/01/2026.');
    expect(document.querySelector('.reader-text p')?.textContent).toBe(
      'You pay [deleted: $742.96 ][added: $754.02 ]a month',
    );
    expect(server.received(getDocumentHtml).at(-1)?.query).toEqual({ marked: 'changes' });
  });
});

describe('the key terms before the signature', () => {
  const TERMS = {
    noteRatePct: 8.6,
    aprPct: 9.12,
    monthlyPaymentCents: toCents(742.96),
    termYears: 15,
    lineAmountCents: toCents(75_000),
    cashToBorrowerCents: toCents(72_607.5),
  } as const;
  const NOTICE = {
    ...AMONG_CLOSING,
    uuid: UUID,
    type: 'NOTICE_OF_RIGHT_TO_CANCEL',
    title: 'Notice',
  } as const;

  it.each([
    ['three business days to cancel where there is a notice of it', [NOTICE], 'Three business days'],
    ['the day to cancel by', [NOTICE], '12/02/2026', '2026-12-02'],
    ['no right to cancel after signing where there is none', [], 'Until you sign'],
  ] as const)(
    'are the line, the cash, the rate without and with the fee, the payments and %s',
    async (_, notice, right, rescissionEndsIfSignedToday?: string) => {
      server.answers(getClosing, { terms: TERMS });
      server.answers(getFunding, { firstPaymentOn: '2026-12-28', rescissionEndsIfSignedToday });
      server.answers(listDocuments, [...documents.slice(0, 2), ...notice]);
      openApplication('NOTE_SIGNING', { page: 'signing/sign', answers: { profile: AVERY } });
      await screen.findByText('8.60%');
      screen.getByText('9.12%');
      for (const value of ['$75,000.00', '$72,607.50', '$742.96', '12/28/2026', right])
        screen.getByText(value);
    },
  );
});

describe('a document of the closing', () => {
  /** Opens the agreement as text. */
  async function readText(html: string) {
    server.answers(getDocumentHtml, html);
    open('signing/sign');
    await userEvent.click(await screen.findByRole('button', { name: 'Read Line of credit agreement' }));
    await press('Read as text');
    return within(screen.getByRole('dialog', { name: 'Line of credit agreement' }));
  }

  it('has a table of contents with a link to each part', async () => {
    const scrolled = vi.fn();
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled(this.textContent);
    });
    const reader = await readText(
      '<main><h1>Agreement</h1><h2>Draws</h2><p>One</p><h2>Payments</h2><p>Two</p></main>',
    );
    await userEvent.click(await reader.findByText('Contents'));
    await userEvent.click(reader.getByRole('button', { name: 'Payments' }));
    expect(scrolled).toHaveBeenLastCalledWith('Payments');
  });

  it('can be searched, from match to match', async () => {
    const reader = await readText('<main><p>A draw, and another Draw</p><p>no more draws</p></main>');
    const find = await reader.findByRole('searchbox', { name: 'Find in this document' });
    fireEvent.change(find, { target: { value: 'draw' } });
    reader.getByText('1 of 3');
    const shown = () =>
      [...document.querySelectorAll('mark')].findIndex((mark) => mark.matches('[data-current]'));
    expect(shown()).toBe(0);
    await userEvent.click(reader.getByRole('button', { name: 'Next match' }));
    reader.getByText('2 of 3');
    fireEvent.keyDown(find, { key: 'Enter' });
    reader.getByText('3 of 3');
    expect(shown()).toBe(2);
    fireEvent.change(find, { target: { value: 'lien' } });
    reader.getByText('No match');
    expect(document.querySelectorAll('mark')).toHaveLength(0);
  });

  it('names the column of each cell in a table that folds on a phone', async () => {
    const row = (cells: readonly string[]) => cells.map((cell) => `<td>${cell}</td>`).join('');
    const head = ['Due', 'Days', 'Interest', 'Principal', 'Payment'];
    const table = (from: number) =>
      `<table><thead><tr>${head
        .slice(from)
        .map((name) => `<th>${name}</th>`)
        .join(
          '',
        )}</tr></thead><tbody><tr>${row(['12/29', '22', '$1', '$2', '$3'].slice(from))}</tr></tbody></table>`;
    const reader = await readText(`<main>${table(0)}${table(1)}</main>`);
    const wide = await reader.findByRole('cell', { name: '12/29' });
    expect(wide.dataset['column']).toBe('Due');
    expect(reader.getAllByRole('cell', { name: '$3' }).map(({ dataset }) => dataset['column'])).toEqual([
      'Payment',
      undefined,
    ]);
  });

  it('grows with the reader’s text size', async () => {
    const reader = await readText('<main><p>You may borrow</p></main>');
    const text = (await reader.findByText('You may borrow')).closest<HTMLElement>('.reader-text');
    await userEvent.click(reader.getByRole('button', { name: 'Larger text' }));
    await userEvent.click(reader.getByRole('button', { name: 'Larger text' }));
    expect(text?.style.zoom).toBe('1.5');
    await userEvent.click(reader.getByRole('button', { name: 'Smaller text' }));
    expect(text?.style.zoom).toBe('1.25');
  });

  it('is shown beside its pages on a wide screen', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => ({ matches: query.includes('min-width: 75rem') }) as MediaQueryList,
    );
    server.answers(getDocumentHtml, '<main><p>You may borrow</p></main>');
    open('signing/sign');
    await userEvent.click(await screen.findByRole('button', { name: 'Read Line of credit agreement' }));
    await screen.findByText('You may borrow');
    screen.getByRole('button', { name: 'Zoom in' });
    expect(screen.queryByRole('button', { name: 'Read as text' })).toBeNull();
  });

  it('is shown as text, followed by the next one', async () => {
    server.answers(getDocumentHtml, '<main><h1>You may borrow</h1><script>alert(1)</script></main>');
    open('signing/sign');
    await userEvent.click(await screen.findByRole('button', { name: 'Read Line of credit agreement' }));
    const reader = within(screen.getByRole('dialog', { name: 'Line of credit agreement' }));
    await userEvent.click(reader.getByRole('button', { name: 'Read as text' }));
    await reader.findByRole('heading', { name: 'You may borrow' });
    expect(document.querySelector('dialog script')).toBeNull();
    await userEvent.click(reader.getByRole('button', { name: /^Next ?: Your credit score$/ }));
    screen.getByRole('dialog', { name: 'Your credit score' });
    expect(screen.queryByRole('button', { name: /^Next/ })).toBeNull();
  });

  it('says when its text doesn’t load', async () => {
    server.refuses(getDocumentHtml, 'UNAVAILABLE');
    open('signing/sign');
    await userEvent.click(await screen.findByRole('button', { name: 'Read Line of credit agreement' }));
    await press('Read as text');
    await screen.findByText('We couldn’t load the text. Please choose Show pages.');
  });

  it('says when it can’t be downloaded, and doesn’t count as read', async () => {
    open('signing/sign');
    await screen.findByText('Please read');
    server.refuses(getDocumentFile, 'UNAVAILABLE');
    await press('Download Line of credit agreement');
    await screen.findByText('We couldn’t download this document. Please try again.');
    screen.getByText('Please read');
  });
});

describe('after the signature', () => {
  const SAM = {
    name: 'Sam Signer',
    email: 'sam@example.com',
    type: 'CO_BORROWER',
    step: 'SIGNER_SIGN',
  } as const;

  it('the page waits for the others, each with their progress', async () => {
    server.answers(listSigners, [SAM]);
    openApplication('WAITING_FOR_ADDITIONAL_SIGNERS', { status: { kind: 'WAITING' } });
    await screen.findByText('Sam Signer');
    screen.getByText('Borrows with you · sam@example.com');
    screen.getByText('Ready to sign');
  });

  it('staff look at the documents, without naming a signer', async () => {
    server.answers(listSigners, [SAM]);
    openApplication('SIGNDOCS_REVIEW', { status: { kind: 'REVIEW' } });
    await screen.findByRole('heading', { level: 1 });
    await waitFor(() => expect(server.received(listSigners).length).toBeGreaterThan(0));
    expect(screen.queryByText('Sam Signer')).toBeNull();
  });

  it('lets a borrower who declined go back to signing', async () => {
    openApplication('SIGNDOCS_REVIEW', { status: { kind: 'REVIEW', hasDeclined: true } });
    await screen.findByRole('heading', { name: 'You chose not to sign' });
    expect(server.received(listSigners)).toEqual([]);
    // Somebody who felt pressured isn't led back to signing: talking to us is the primary way.
    expect(screen.getByRole('link', { name: 'Call us' }).className).toContain('button-primary');
    expect(screen.getByRole('button', { name: 'Go back to signing' }).className).not.toContain(
      'button-primary',
    );
    await press('Go back to signing');
    await waitFor(() => expect(server.received(returnToSigning)).toHaveLength(1));
  });

  it('a signer who declined is named, with the consequences', async () => {
    server.answers(listSigners, [{ ...SAM, hasRefused: true }]);
    openApplication('SIGNDOCS_REVIEW', { status: { kind: 'REVIEW' } });
    await screen.findByText('Sam Signer');
    screen.getByText(/^Declined to sign\./);
  });
});
