// @vitest-environment happy-dom

import { readFileSync } from 'node:fs';
import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import type { Call } from '@homeline/contract/call.ts';
import { checkRules } from '@homeline/contract/rules/check-rules.ts';
import { compareRules } from '@homeline/contract/rules/compare-rules.ts';
import { compareSamplePeople } from '@homeline/contract/rules/compare-sample-people.ts';
import {
  discardRuleDraft,
  getRuleDraft,
  listRuleDrafts,
  proposeRuleDraft,
  type RuleDraft,
  saveRuleDraft,
} from '@homeline/contract/rules/rule-drafts.ts';
import type { StaffRole } from '@homeline/domain/staff/staff-roles.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { openConsole, openConsoleOfOnePerson } from '../../testing/open-console.tsx';

// The editor works only in a document that was loaded at its own address.
beforeAll(() => window.history.replaceState({}, '', '/console/rules/rates/edit'));

const DRAFT: Part<RuleDraft> = { kind: 'rates', version: 4, basedOn: '2026-01-05', changedBy: 'Bo Berg' };

/** No DMN file, so that the page shows it as text. */
const UNREADABLE = '<rates/>';

/** Opens the draft of the rate sheet. */
async function open(role: StaffRole = 'CREDIT_OFFICER', draft: Part<RuleDraft> = {}) {
  server.answers(listRuleDrafts, [{ ...DRAFT, ...draft }]);
  server.answers(getRuleDraft, { ...DRAFT, ...draft, xml: UNREADABLE });
  openConsole('/rules/rates/edit', role);
  await screen.findByText('The tables can’t be shown', undefined, { timeout: 15_000 });
}
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Text of the file (DMN 1.3)');
const write = (value: string) => fireEvent.change(text(), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bodies = (call: Call) => server.received(call).map(({ body }) => body);
const UNSAVED = 'You have changes that aren’t saved.';
const propose = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Propose' });

it('is published directly when the lender requires only one person', async () => {
  server.answers(listRuleDrafts, [DRAFT]);
  server.answers(getRuleDraft, { ...DRAFT, xml: UNREADABLE });
  openConsoleOfOnePerson('/rules/rates/edit', 'CREDIT_OFFICER');
  await screen.findByRole('button', { name: 'Publish' }, { timeout: 15_000 });
  screen.getByText('One person publishes at this lender: nobody else confirms it.');
  expect(screen.queryByRole('button', { name: 'Propose' })).toBeNull();
});

describe('a draft of rules as tables', () => {
  const xml = readFileSync('organisations/homeline/rates/2026-01-01.dmn', 'utf8');
  async function openTables() {
    server.answers(listRuleDrafts, [DRAFT]);
    server.answers(getRuleDraft, { ...DRAFT, xml });
    openConsole('/rules/rates/edit', 'CREDIT_OFFICER');
    await screen.findByRole('grid', {}, { timeout: 15_000 });
    await press('Edit as tables');
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    const tables = await screen.findByLabelText<HTMLSelectElement>('Table', undefined, { timeout: 15_000 });
    await waitFor(() => expect(tables.options.length).toBeGreaterThan(1));
    await waitFor(() => firstOutput(), { timeout: 15_000 });
    return tables;
  }
  const firstOutput = () => screen.getAllByRole('textbox', { name: 'Output' })[0] ?? expect.fail();

  it('stays as it is, byte for byte, until a cell is changed', async () => {
    await openTables();
    await press('Save draft');
    await screen.findByText('Draft saved.');
    expect(bodies(saveRuleDraft)).toMatchObject([{ xml }]);
  });

  it('is saved with the cell that was changed', async () => {
    await openTables();
    const [note] = screen.getAllByRole('textbox', { name: 'Annotation' });
    fireEvent.focus(note ?? expect.fail());
    if (note) note.innerHTML = 'For excellent credit';
    fireEvent.input(note ?? expect.fail());
    await screen.findByText(UNSAVED);
    await press('Save draft');
    await screen.findByText('Draft saved.');
    const [saved] = bodies(saveRuleDraft) as { xml: string }[];
    expect(saved?.xml).toContain('For excellent credit');
    expect(saved?.xml.match(/<rule /g)).toHaveLength(xml.match(/<rule /g)?.length ?? 0);
  });

  it('shows another table', async () => {
    const tables = await openTables();
    const before = firstOutput().closest('table')?.textContent;
    await userEvent.selectOptions(tables, 'Origination fee');
    await waitFor(() => expect(firstOutput().closest('table')?.textContent).not.toBe(before));
  });

  it('keeps changes when switching to text and back', async () => {
    await openTables();
    await press('Edit as text');
    expect(text().value).toBe(xml);
    write(xml.replace('8.8', '9.15'));
    await press('Edit as tables');
    await waitFor(() => expect(firstOutput().textContent).toBe('9.15'), { timeout: 15_000 });
  });
});

describe('a draft of rules that can’t be shown as tables', () => {
  it('is corrected as text, and saved over the version that was opened', async () => {
    await open();
    expect(text().value).toBe(UNREADABLE);
    expect(screen.queryByText(UNSAVED)).toBeNull();
    write('<other/>');
    screen.getByText(UNSAVED);
    expect(screen.queryByText('The tables can’t be shown')).toBeNull();
    server.answers(saveRuleDraft, { ...DRAFT, version: 5 });
    await press('Save draft');
    await screen.findByText('Draft saved.');
    expect(bodies(saveRuleDraft)).toEqual([{ xml: '<other/>', basedOn: '2026-01-05', version: 4 }]);
    expect(screen.queryByText(UNSAVED)).toBeNull();
    await press('Save draft');
    await waitFor(() => expect(bodies(saveRuleDraft)).toHaveLength(2));
    expect(bodies(saveRuleDraft)[1]).toMatchObject({ version: 5 });
  });

  it('that somebody else saved meanwhile isn’t overwritten', async () => {
    server.refuses(saveRuleDraft, 'STALE_VERSION', { errors: ['Bo Berg saved this draft.'] });
    await open();
    write('<other/>');
    await press('Save draft');
    await screen.findByText('The draft was not saved');
    screen.getByText('Bo Berg saved this draft.');
    screen.getByRole('button', { name: 'Download my text' });
    expect(text().value).toBe('<other/>');
    server.answers(getRuleDraft, { ...DRAFT, version: 6, xml: '<theirs/>' });
    server.answers(listRuleDrafts, [{ ...DRAFT, version: 6 }]);
    await press('Open the latest draft');
    await waitFor(() => expect(text().value).toBe('<theirs/>'));
  });

  it('that can’t be saved offers no other draft', async () => {
    server.refuses(saveRuleDraft, 'UNAVAILABLE');
    await open();
    write('<other/>');
    await press('Save draft');
    await screen.findByText('The draft was not saved');
    expect(screen.queryByRole('button', { name: 'Open the latest draft' })).toBeNull();
    screen.getByText(UNSAVED);
  });

  it('edited during a save stays unsaved', async () => {
    await open();
    write('<other/>');
    const release = server.holds(saveRuleDraft, { ...DRAFT, version: 5 });
    await press('Save draft');
    write('<newer/>');
    release();
    await screen.findByText('Draft saved.');
    screen.getByText(UNSAVED);
  });

  it('is discarded only after a question', async () => {
    await open();
    await press('Discard draft');
    const dialog = within(screen.getByRole('dialog', { name: 'Discard draft' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(server.received(discardRuleDraft)).toEqual([]);
    await press('Discard draft');
    server.refuses(discardRuleDraft, 'UNAVAILABLE');
    await userEvent.click(dialog.getByRole('button', { name: 'Discard draft' }));
    await screen.findByText(/^We’re unavailable for a moment/);
    expect(server.received(discardRuleDraft)).toMatchObject([{ query: { version: '4' } }]);
  });
});

describe('a check of a draft', () => {
  it('lists each problem until the text changes', async () => {
    await open();
    server.answers(checkRules, { problems: ['Base rates, row 2: no rate', 'Base rates, row 3: no rate'] });
    await press('Check');
    await screen.findByText('2 problems');
    screen.getByText('Base rates, row 3: no rate');
    write('<other/>');
    expect(screen.queryByText('2 problems')).toBeNull();
    server.answers(checkRules, { problems: [] });
    await press('Check');
    await screen.findByText('No problems. These rules can be published.');
    expect(bodies(checkRules).at(-1)).toEqual({ kind: 'rates', xml: '<other/>' });
    expect(bodies(saveRuleDraft)).toEqual([]);
  });

  it('that fails doesn’t mark the draft as unsaved', async () => {
    server.refuses(checkRules, 'UNAVAILABLE');
    await open();
    await press('Check');
    await screen.findByText(/^We’re unavailable for a moment/);
    expect(screen.queryByText('The draft was not saved')).toBeNull();
  });

  it('doesn’t apply to newer text', async () => {
    await open();
    const release = server.holds(checkRules, { problems: [] });
    await press('Check');
    write('<newer/>');
    release();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Check' }).getAttribute('aria-busy')).toBeNull(),
    );
    expect(screen.queryByText('No problems. These rules can be published.')).toBeNull();
  });
});

describe('a draft', () => {
  const chooseDay = () =>
    fireEvent.change(document.querySelector('input[type=date]') ?? expect.fail(), {
      target: { value: '2026-04-01' },
    });

  it('is proposed for a date, once compared', async () => {
    await open();
    screen.getByText('Check and compare it first');
    chooseDay();
    expect(propose().disabled).toBe(true);
    await press('Compare');
    await waitFor(() => expect(propose().disabled).toBe(false));
    expect(server.received(compareRules)).toHaveLength(1);
    server.answers(proposeRuleDraft, { changes: [{ change: 'PROPOSED' }] });
    await userEvent.click(propose());
    await screen.findByText('This draft waits for a second person. Saving a change withdraws the proposal.');
    expect(bodies(proposeRuleDraft)).toEqual([{ version: 4, effectiveOn: '2026-04-01' }]);
  });

  it('with problems isn’t compared', async () => {
    await open();
    chooseDay();
    server.answers(checkRules, { problems: ['Base rates, row 2: no rate'] });
    await press('Compare');
    await screen.findByText('1 problem');
    expect(server.received(compareRules)).toEqual([]);
    expect(propose().disabled).toBe(true);
  });

  it('is compared again after a change', async () => {
    await open();
    chooseDay();
    await press('Compare');
    await waitFor(() => expect(propose().disabled).toBe(false));
    write('<newer/>');
    expect(propose().disabled).toBe(true);
    server.answers(saveRuleDraft, { ...DRAFT, version: 5 });
    await press('Save draft');
    await screen.findByText('Draft saved.');
    screen.getByText('Check and compare it first');
    expect(propose().disabled).toBe(true);
  });

  it('that changed during its check isn’t compared in its old form', async () => {
    await open();
    chooseDay();
    const release = server.holds(checkRules, { problems: [] });
    await press('Compare');
    write('<newer/>');
    release();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Compare' }).getAttribute('aria-busy')).toBeNull(),
    );
    expect(server.received(compareRules)).toEqual([]);
    expect(server.received(compareSamplePeople)).toEqual([]);
  });

  it('says why a person may not propose it', async () => {
    await open('CREDIT_OFFICER', { proposeDisabledReason: 'Only Bo Berg may propose it.' });
    chooseDay();
    await press('Compare');
    await screen.findByText('Only Bo Berg may propose it.');
    expect(propose().disabled).toBe(true);
  });

  it('whose proposal is refused says why', async () => {
    server.refuses(proposeRuleDraft, 'RULES_UNUSABLE');
    await open();
    chooseDay();
    await press('Compare');
    await waitFor(() => expect(propose().disabled).toBe(false));
    await userEvent.click(propose());
    await screen.findByText('These decision tables can’t be used.');
  });

  it('is read-only for people who may not publish', async () => {
    await open('MANAGER');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save draft' }).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull();
  });
});
