import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadOrganisations } from '../../apps/server/src/modules/organisations/organisations.ts';
import { addressLines, lenderAddresses } from '../../scripts/organisation/addresses.ts';

const { all } = loadOrganisations(join(import.meta.dirname, '../../organisations'), 'homeline');

it('names each lender with its address by host name and by code', () => {
  expect(
    lenderAddresses(all, 'http://127.0.0.1:3001').map(({ name, byHost, byCode }) => [name, byHost, byCode]),
  ).toEqual([
    [
      'Fieldstone Wholesale',
      'http://fieldstone.localhost:3001/account/heloc',
      'http://127.0.0.1:3001/account/heloc?orgCode=fieldstone',
    ],
    [
      'Harborview Credit Union',
      'http://harborview.localhost:3001/account/heloc',
      'http://127.0.0.1:3001/account/heloc?orgCode=harborview',
    ],
    [
      'Homeline',
      'http://homeline.localhost:3001/account/heloc',
      'http://127.0.0.1:3001/account/heloc?orgCode=homeline',
    ],
  ]);
});

it('lists them in lines, without a host name for a lender that has none on this machine', () => {
  const addresses = [
    { name: 'One', byHost: 'http://one.localhost/', byCode: 'http://127.0.0.1/?orgCode=one' },
    { name: 'Other', byHost: undefined, byCode: 'http://127.0.0.1/?orgCode=other' },
  ];
  expect(addressLines(addresses, 12).split('\n')).toEqual([
    '  Lenders   One    http://one.localhost/',
    '                   http://127.0.0.1/?orgCode=one',
    '            Other  http://127.0.0.1/?orgCode=other',
  ]);
});
