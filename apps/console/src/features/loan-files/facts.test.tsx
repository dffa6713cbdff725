// @vitest-environment happy-dom
// Proves CO-20.

import { server } from '@homeline/client/testing/fake-server.ts';
import { getLoanFileFacts, type LoanFileFact } from '@homeline/contract/loan-files/get-loan-file-facts.ts';
import { FACT_GROUPS, type Facts, isFactName } from '@homeline/domain/facts/facts.ts';
import { Persona } from '@homeline/domain/sample-people/persona.ts';
import { walk } from '@homeline/domain/sample-people/walk.ts';
import { factRows } from '@homeline/domain/staff/fact-rows.ts';
import { FACT_TITLES } from '@homeline/domain/staff/fact-titles.ts';
import { FIELD_WORDS, PART_WORDS } from '@homeline/domain/staff/field-words.ts';
import { homelineRules } from '@homeline/domain/testing/homeline.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import together from '../../../../../personas/t56.json' with { type: 'json' };
import { openFile } from '../../testing/loan-file.ts';

const AT = '2026-03-10T17:00:00.000Z';

/** Opens the facts of two people who borrowed together, to the end. */
async function openFacts() {
  const person = Persona.parse(together);
  const { facts } = walk(person, { ...homelineRules, licensedStates: [person.property.state] }, AT);
  const groups = Object.entries(FACT_GROUPS).map(([title, definitions]) => ({
    title,
    facts: Object.keys(definitions).flatMap((name) => factsNamed(facts, name)),
  }));
  server.answers(getLoanFileFacts, groups as never);
  openFile({}, 'facts');
  await screen.findByRole('heading', { name: FACT_TITLES.softCredit });
}

function factsNamed(facts: Facts, name: string): readonly LoanFileFact[] {
  if (!isFactName(name)) return [];
  const entries = [facts[name] ?? []].flat().toReversed();
  return entries.map((entry) => ({
    ...{ fact: name, title: FACT_TITLES[name], seq: entry.seq, at: entry.at, by: 'Borrower' },
    ...{ isReplaced: false, rows: [...factRows(entry)], isRevealable: false },
  }));
}

describe('the facts of two people who borrowed together', () => {
  it('have trade names, never names from the code', async () => {
    await openFacts();
    const words = [FIELD_WORDS, PART_WORDS].flatMap((table) => Object.values(table));
    const labels = [
      ...document.querySelectorAll('.fact-rows dt, .fact-table tbody th, .fact-table thead th:first-child'),
    ].map(({ textContent }) => textContent);
    const parts = [...document.querySelectorAll('.fact-part > summary')].map(({ textContent }) =>
      textContent.replace(/ \(\d+\)$/, ''),
    );
    expect(labels.length).toBeGreaterThan(100);
    const named = [...labels, ...parts].flatMap((label) => label.split(' · '));
    expect(named.filter((label) => !words.includes(label) && !/^\d+$/.test(label))).toEqual([]);
    const bare = /[a-z][A-Z0-9]|\b(Ltv|Cltv|Dti|Apr|Ssn|Avm|Fico|Id|Ip|Zip|Pct|Cents)\b|_/;
    expect(named.filter((label) => bare.test(label))).toEqual([]);
  });

  it('have a link to each group, since the page is long', async () => {
    await openFacts();
    const links = within(screen.getByRole('navigation', { name: 'Groups of facts' })).getAllByRole('link');
    for (const link of links) {
      const group = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '');
      within(group as HTMLElement).getByRole('heading', { level: 2, name: link.textContent });
    }
    expect(links.length).toBeGreaterThan(4);
  });

  it('have units beside their numbers', async () => {
    await openFacts();
    const chosen = within(
      (await screen.findByRole('heading', { name: 'Line chosen' })).closest('section') as never,
    );
    const shownValue = (label: string) => chosen.getByText(label).nextElementSibling?.textContent;
    expect(['Line', 'Term', 'Note rate'].map(shownValue)).toEqual(['$75,000.00', '15 years', '8.60%']);
  });

  it('fold each list, which unfolds to a table, and unfold all of them during a search', async () => {
    await openFacts();
    const report = (await screen.findByRole('heading', { name: 'Soft credit report' })).closest('section');
    const folded =
      within(report ?? expect.fail())
        .getByText(/^Tradelines/)
        .closest('details') ?? expect.fail();
    expect(folded.open).toBe(false);
    const rows = [...folded.querySelectorAll('tr')].map(({ cells }) =>
      [...cells].map(({ textContent }) => textContent),
    );
    // A few entries stand side by side, so the table fits its card.
    expect(rows[0]?.slice(0, 2)).toEqual(['Creditor', 'Roadway Auto Finance']);
    expect(rows.find(([label]) => label === 'Kind')?.[1]).toBe('Installment');
    await userEvent.type(screen.getByRole('searchbox'), 'Roadway');
    expect([...document.querySelectorAll<HTMLDetailsElement>('main details')].every(({ open }) => open)).toBe(
      true,
    );
  });
});

it('an offer is one column with its costs, and shows nothing twice', async () => {
  await openFacts();
  const offers = screen.getAllByText(/^Offers \(\d\)$/)[0]?.closest('details') ?? expect.fail();
  const rows = [...offers.querySelectorAll('tr')].map(({ cells }) =>
    [...cells].map(({ textContent }) => textContent),
  );
  const [terms = []] = rows;
  expect(terms[0]).toBe('Term');
  for (const term of terms.slice(1)) expect(term).toMatch(/^\d+ years$/);
});
