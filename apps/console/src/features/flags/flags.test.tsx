// @vitest-environment happy-dom

import { type Part, server } from '@homeline/client/testing/fake-server.ts';
import type { AnswerOf } from '@homeline/contract/call.ts';
import { changeFlag, getFlag, listFlags } from '@homeline/contract/flags/manage-flags.ts';
import { ruleForAudience } from '@homeline/domain/flags/audience-rule.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { openConsole } from '../../testing/open-console.tsx';

const AT = '2026-03-10T12:00:00.000Z';

/** Opens a flag's page, and returns it. */
async function open(flag: Part<AnswerOf<typeof getFlag>> = {}, key = 'fe-webchat') {
  server.answers(getFlag, { key: key as 'fe-webchat', version: '3', variant: 'off', ...flag });
  openConsole(`/flags/${key}`, 'ADMINISTRATOR');
  await screen.findByRole('heading', { name: 'Change' });
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const write = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const sent = () => server.received(changeFlag).map(({ body }) => body);
const now = () => document.querySelector('.flag-now')?.textContent;

describe('the list of flags', () => {
  it('shows each flag’s value, its source and who changed it last', async () => {
    server.answers(listFlags, [
      {
        key: 'fe-webchat',
        variant: 'on',
        enabled: true,
        setIn: 'CONSOLE',
        setting: { serves: 'VARIANT', variant: 'on' },
        lastChange: { at: AT, by: 'Bo Berg' },
      },
      { key: 'fe-heloc-sign-in', variant: 'folder', setIn: 'CODE' },
      {
        key: 'fe-heloc-dashboard-url',
        setIn: 'FOLDER',
        setting: { serves: 'SPLIT', weights: { on: 30, off: 70 } },
      },
      { key: 'fe-heloc-maintenance', setIn: 'CONSOLE', setting: { serves: 'RULE', rule: '"on"' } },
    ]);
    openConsole('/flags', 'ADMINISTRATOR');
    const [, first, second, third, fourth] = await screen.findAllByRole('row');
    expect(third?.textContent).toMatch(
      /^Dashboard link during maintenance.*\.ExperimentOn 30%, Off 70%Lender’s folder/,
    );
    expect(fourth?.textContent).toMatch(/^Maintenance.*By rule"on"Console/);
    expect(first?.textContent).toMatch(/^Web chat.*On.*Console.*Bo Berg/);
    expect(second?.textContent).toMatch(/^First sign-in offered.*Lender’s default.*Default/);
    expect(screen.getByRole('table').textContent).not.toContain('fe-');
    expect(screen.getByRole('link', { name: 'Web chat' }).getAttribute('href')).toBe('/flags/fe-webchat');
  });

  it('doesn’t load an unknown flag or offer to change it', async () => {
    openConsole('/flags/fe-unknown', 'ADMINISTRATOR');
    await screen.findByRole('heading', { level: 1 });
    expect(server.received(getFlag)).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Change flag' })).toBeNull();
  });
});

describe('a change of a flag', () => {
  it('needs a reason, and is for everyone', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: /^On/ }));
    await press('Change flag');
    await screen.findByText('Reason: Required');
    expect(sent()).toEqual([]);
    write('Reason', 'The desk is open');
    server.answers(getFlag, { key: 'fe-webchat', version: '4', variant: 'on', enabled: true });
    await press('Change flag');
    await screen.findByText('Flag changed.');
    expect(sent()).toEqual([
      { version: '3', setting: { serves: 'VARIANT', variant: 'on' }, reason: 'The desk is open' },
    ]);
    await waitFor(() => expect(now()).toBe('Now: On'));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('');
  });

  it('shows why it failed, and keeps the typed values', async () => {
    server.refuses(changeFlag, 'UNAVAILABLE');
    await open();
    write('Reason', 'The desk is open');
    await press('Change flag');
    await screen.findByText('Nothing was recorded');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('The desk is open');
  });

  it('shows a colleague’s newer change before it can be overwritten', async () => {
    await open();
    write('Reason', 'The desk is open');
    server.refuses(changeFlag, 'STALE_VERSION', { errors: ['Somebody else changed this flag.'] });
    server.answers(getFlag, { key: 'fe-webchat', version: '4', variant: 'on', enabled: true });
    await press('Change flag');
    await screen.findByText('Somebody else changed this flag.');
    expect(now()).toBe('Now: On');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Reason').value).toBe('The desk is open');
    server.answers(changeFlag);
    await press('Change flag');
    await screen.findByText('Flag changed.');
    expect(sent()).toMatchObject([{ version: '3' }, { version: '4' }]);
  });

  it('may split people by weights that add up to 100%', async () => {
    await open({ canSplit: true });
    await userEvent.click(screen.getByRole('radio', { name: /^A share of people/ }));
    write('On, percent', '30');
    write('Off, percent', '30');
    write('Reason', 'A trial');
    await press('Change flag');
    expect(sent()).toEqual([]);
    write('Off, percent', '70');
    await press('Change flag');
    await waitFor(() =>
      expect(sent()).toMatchObject([{ setting: { serves: 'SPLIT', weights: { on: 30, off: 70 } } }]),
    );
  });

  it('may be for visitors alone, without a rule to write', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: /^Some people/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'Visitors who aren’t signed in' }));
    await userEvent.click(screen.getByRole('radio', { name: 'On' }));
    write('Reason', 'A trial');
    await press('Change flag');
    const rule = ruleForAudience({ audience: 'visitor', variant: 'on' });
    await waitFor(() => expect(sent()).toMatchObject([{ setting: { serves: 'RULE', rule } }]));
  });

  it('may be a rule, which offers a person’s identifier only in experiments', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: /^By a rule/ }));
    expect(screen.queryByText(/targetingKey/)).toBeNull();
    write('Rule', '{"if":[true,"on",null]}');
    write('Reason', 'A trial');
    await press('Change flag');
    await waitFor(() => expect(sent()).toMatchObject([{ setting: { serves: 'RULE' } }]));
  });

  it('to the lender’s default removes the setting', async () => {
    await open({ setting: { serves: 'VARIANT', variant: 'on' } });
    await userEvent.click(screen.getByRole('radio', { name: 'Lender’s default' }));
    write('Reason', 'Over');
    await press('Change flag');
    await waitFor(() => expect(sent()).toMatchObject([{ setting: null }]));
  });

  it('closes pages with words for visitors', async () => {
    await open({}, 'fe-heloc-maintenance');
    expect(screen.queryByLabelText('Closed pages')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: /^On/ }));
    write('Closed pages', '/register');
    write('Title', 'Back soon');
    write('Message', 'At nine.');
    await userEvent.click(screen.getByRole('checkbox'));
    write('Reason', 'A migration');
    await press('Change flag');
    await waitFor(() =>
      expect(sent()).toMatchObject([
        {
          setting: {
            value: {
              routes: ['/register'],
              pageTitle: 'Back soon',
              message: 'At nine.',
              shouldShowDashboardLink: true,
            },
          },
        },
      ]),
    );
  });
});

describe('beside the form of a flag', () => {
  it('the participants of its experiment are counted, with their shares', async () => {
    await open({
      experiment: {
        startedAt: AT,
        variants: [
          { variant: 'on', weight: 50, people: 1_500, lastAt: AT },
          { variant: 'off', weight: 50, people: 500 },
        ],
      },
    });
    screen.getByRole('heading', { name: 'People in the experiment' });
    expect(screen.getByRole('row', { name: /^On/ }).textContent).toMatch(/^On50%1,50075\.0%/);
    expect(screen.getByRole('row', { name: /^Off/ }).textContent).toBe('Off50%50025.0%');
    expect(screen.queryByText('Nobody yet.')).toBeNull();
  });

  it('an experiment without participants has no shares', async () => {
    await open({ experiment: { variants: [{ variant: 'on', weight: 100, people: 0 }] } });
    screen.getByText('Nobody yet.');
    screen.getByText(/^Set in the lender’s folder\./);
    expect(screen.getByRole('row', { name: /^On/ }).textContent).toBe('On100%0');
  });

  it('its key is shown as text apart from its title', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Web chat');
    expect(screen.getByText('fe-webchat').closest('p')?.textContent).toMatch(/^Key for developers/);
  });

  it('no participants are shown without an experiment', async () => {
    await open();
    expect(screen.queryByRole('heading', { name: 'People in the experiment' })).toBeNull();
  });

  it('earlier changes are listed with their reasons and maintenance text', async () => {
    await open(
      {
        changes: [
          {
            number: '2',
            at: AT,
            by: 'Bo Berg',
            reason: 'A migration',
            setting: {
              serves: 'VARIANT',
              variant: 'on',
              value: {
                routes: ['/register'],
                pageTitle: 'Back soon',
                message: 'At nine.',
                shouldShowDashboardLink: false,
              },
            },
          },
          { number: '1', at: AT, by: 'Cy Chu', reason: 'Over' },
        ],
      },
      'fe-heloc-maintenance',
    );
    const [newest, oldest] = within(
      screen.getByRole('heading', { name: 'History' }).closest('section') ?? expect.fail(),
    ).getAllByRole('listitem');
    expect(newest?.textContent).toMatch(/^On, closes \/register“Back soon”: At nine\.A migrationBo Berg/);
    expect(oldest?.textContent).toMatch(/^Lender’s defaultOverCy Chu/);
  });
});
