import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadOrganisations } from '../../apps/server/src/modules/organisations/organisations.ts';
import { contactSheet, picturedPages } from '../../scripts/organisation/pages.ts';

const { get } = loadOrganisations(join(import.meta.dirname, '../../organisations'), 'homeline');

const forBorrowers = (code: string, state: string) =>
  picturedPages(get(code), state).flatMap(({ name, viewer }) => (viewer === 'BORROWER' ? [name] : []));

it('pictures a borrower’s pages only for lenders with whom the borrower can apply alone', () => {
  expect(forBorrowers('homeline', 'OH')).toEqual(['dashboard', 'offers']);
  expect(forBorrowers('harborview', 'NY')).toEqual([]);
  expect(forBorrowers('fieldstone', 'CO')).toEqual([]);
});

it('puts the pictures of a page side by side, whichever lender was first', () => {
  const picture = (lender: string, page: string) => ({
    lender,
    page,
    look: '390-light',
    file: `${lender}/${page}.png`,
  });
  const sheet = contactSheet([picture('One', 'start'), picture('One', 'offers'), picture('Other', 'start')]);
  const rows = [...sheet.matchAll(/<h2>(.+?)<\/h2>\n<div>(.*?)<\/div>/g)];
  expect(rows.map(([, title, row = '']) => [title, row.match(/src="[^"]+"/g)])).toEqual([
    ['start, 390-light', ['src="One/start.png"', 'src="Other/start.png"']],
    ['offers, 390-light', ['src="One/offers.png"']],
  ]);
});
