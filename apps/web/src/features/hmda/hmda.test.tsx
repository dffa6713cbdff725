// @vitest-environment happy-dom

import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import { getHmda } from '@homeline/contract/hmda/get-hmda.ts';
import { type HmdaAnswers, saveHmda } from '@homeline/contract/hmda/save-hmda.ts';
import { stepOf } from '@homeline/domain/workflow/steps.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openApplication, UUID, VERSION } from '../../testing/open-application.tsx';

const DECLINE = 'I do not wish to provide this information';
const group = (name: RegExp) => within(screen.getByRole('group', { name }));
const choose = (about: RegExp, label: string) => userEvent.click(group(about).getByLabelText(label));
const isChosen = (about: RegExp, label: string) =>
  group(about).getByLabelText<HTMLInputElement>(label).checked;
const bodies = () => server.received(saveHmda).map(({ body }) => body);
const go = (name = 'Continue') => userEvent.click(screen.getByRole('button', { name }));

function open(known: Part<HmdaAnswers> = {}) {
  server.answers(getHmda, known);
  openApplication('HMDA_COLLECTION');
  return screen.findByRole('heading', { name: 'Demographic information' });
}

describe('demographic information', () => {
  it('can be left empty', async () => {
    await open();
    await go();
    await waitFor(() => expect(bodies()).toHaveLength(1));
  });

  it('may have several answers, with free text', async () => {
    await open();
    expect(screen.queryByLabelText(/^Print name of enrolled/)).toBeNull();
    await choose(/^Ethnicity/, 'Cuban');
    await choose(/^Race/, 'American Indian or Alaska Native');
    await choose(/^Race/, 'White');
    fireEvent.change(screen.getByLabelText(/^Print name of enrolled/), { target: { value: 'Shawnee' } });
    await choose(/^Sex/, 'Female');
    await go();
    await waitFor(() =>
      expect(bodies()).toMatchObject([{ ethnicity: ['13'], race: ['1', '5'], tribe: 'Shawnee', sex: ['2'] }]),
    );
  });

  it('drops the free text of an unchecked answer', async () => {
    await open({ race: ['1'], tribe: 'Shawnee' });
    expect(screen.getByLabelText<HTMLInputElement>(/^Print name of enrolled/).value).toBe('Shawnee');
    await choose(/^Race/, 'American Indian or Alaska Native');
    await go();
    await waitFor(() => expect(bodies()).toHaveLength(1));
    expect(JSON.stringify(bodies())).not.toContain('Shawnee');
  });

  it('can’t be both declined and given', async () => {
    await open();
    await choose(/^Sex/, 'Female');
    await choose(/^Sex/, DECLINE);
    expect(isChosen(/^Sex/, 'Female')).toBe(false);
    await choose(/^Sex/, 'Male');
    expect(isChosen(/^Sex/, DECLINE)).toBe(false);
  });

  it('can be declined as a whole, which answers each question on its own', async () => {
    await open({ sex: ['1'] });
    const all = screen.getByLabelText<HTMLInputElement>('I do not wish to provide any of this information');
    await userEvent.click(all);
    for (const about of [/^Ethnicity/, /^Race/, /^Sex/]) expect(isChosen(about, DECLINE)).toBe(true);
    await choose(/^Sex/, 'Female');
    expect(all.checked).toBe(false);
    await userEvent.click(all);
    await go();
    await waitFor(() => expect(bodies()).toEqual([{ ethnicity: ['3'], race: ['6'], sex: ['3'] }]));
  });

  it('takes the refusal of everything back', async () => {
    await open({ ethnicity: ['3'], race: ['6'], sex: ['3'] });
    await userEvent.click(screen.getByLabelText('I do not wish to provide any of this information'));
    await go();
    await waitFor(() => expect(bodies()).toEqual([{ ethnicity: [], race: [], sex: [] }]));
  });

  it('can be corrected after submission, then returns', async () => {
    const { page, kind } = stepOf('UW_REVIEW');
    server.answers(getHmda, { sex: ['1'] });
    server.answers(saveHmda, { step: 'UW_REVIEW', page, kind, submitted: true, version: VERSION + 1 });
    const router = openApplication('UW_REVIEW', {
      page: 'start/hmda',
      status: { kind: 'REVIEW', submitted: true },
    });
    await screen.findByText(/^You can correct your answers\. Nothing else changes/);
    expect(isChosen(/^Sex/, 'Male')).toBe(true);
    await choose(/^Sex/, 'Female');
    await go('Save');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/${UUID}/${page}`));
    expect(bodies()).toMatchObject([{ sex: ['1', '2'] }]);
  });
});
