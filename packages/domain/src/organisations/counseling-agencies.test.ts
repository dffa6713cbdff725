// Proves LW-06.

import { describe, expect, it } from 'vitest';
import { readAgencies } from './counseling-agencies.ts';
import { nearestAgencies } from './nearest-agencies.ts';

const row = {
  ...{ agcid: '81234', nme: 'Scioto Home Counseling', adr1: '1 High Street', adr2: 'Suite 2' },
  ...{
    city: 'Columbus',
    statecd: 'OH',
    zipcd: '43215-1234',
    phone1: '614-555-0100',
    email: null,
    weburl: '',
  },
  ...{ agc_ADDR_LATITUDE: '39.96', agc_ADDR_LONGITUDE: '-82.99', agc_STATUS: 'A' },
  ...{ languages: 'ENG, SPA', services: 'FBC,XYZ' },
};

describe('HUD’s data of counseling agencies', () => {
  it('is parsed by HUD’s field names, with languages and services as text', () => {
    expect(readAgencies([row])).toEqual({
      mistakes: [],
      agencies: [
        {
          ...{ name: 'Scioto Home Counseling', street: '1 High Street, Suite 2', city: 'Columbus' },
          ...{ state: 'OH', zip: '43215', phone: '614-555-0100', latitude: 39.96, longitude: -82.99 },
          languages: ['English', 'Spanish'],
          services: ['Financial management and budget counseling', 'XYZ'],
        },
      ],
    });
  });

  it('has words for every service and language in HUD’s lists', () => {
    const services = 'DFC,DFW,FBC,FBW,FHW,HIC,NDW,PLW,PPC,PPW,RMC,HMC,RHC,RHW';
    const languages = 'ENG,SPA,CHI,FRE,FAR,POR,KOR,VIE,RUS,HIN,CRE,OTH';
    const [agency] = readAgencies([{ ...row, services, languages }]).agencies;
    for (const code of services.split(',')) expect(agency?.services).not.toContain(code);
    for (const code of languages.split(',')) expect(agency?.languages).not.toContain(code);
  });

  it('names each mistake by its row and field', () => {
    const { mistakes } = readAgencies([row, { ...row, zipcd: '4321', agc_ADDR_LATITUDE: '99' }]);
    expect(mistakes).toEqual([
      'row 2: zipcd: Must be a ZIP code',
      expect.stringMatching(/^row 2: agc_ADDR_LATITUDE: /),
    ]);
    expect(readAgencies({ agencies: [] }).mistakes).toEqual(['Must be a list of agencies']);
  });

  it('leaves out closed agencies and those that counsel only renters or homeless people', () => {
    const rows = [
      { ...row, agc_STATUS: 'T' },
      { ...row, services: 'RHC,HMC' },
      { ...row, services: null },
    ];
    expect(readAgencies(rows).agencies).toHaveLength(1);
  });
});

describe('the agencies nearest to a home (12 CFR 1024.20(a)(1))', () => {
  const agency = (zip: string, state: string, latitude: number, longitude: number) => ({
    ...{ name: zip, street: '', city: '', phone: '', languages: [], services: [] },
    ...{ zip, state, latitude, longitude },
  });
  const columbus = agency('43215', 'OH', 39.96, -83);
  const dublin = agency('43017', 'OH', 40.1, -83.11);
  const cleveland = agency('44114', 'OH', 41.5, -81.69);
  const buffalo = agency('14202', 'NY', 42.89, -78.88);
  const all = [buffalo, cleveland, columbus, dublin];
  const namesNear = (zip: string, state: string) =>
    nearestAgencies(all, { zip, state }).map(({ zip }) => zip);

  it('come nearest first, by the shared ZIP code prefix', () => {
    expect(namesNear('43016', 'OH')).toEqual(['43017', '43215', '44114', '14202']);
    expect(namesNear('43215', 'OH')[0]).toBe('43215');
    expect(namesNear('44999', 'OH')[0]).toBe('44114');
  });

  it('come from the same state when no agency has a similar ZIP code', () => {
    expect(namesNear('10001', 'NY')[0]).toBe('14202');
    expect(namesNear('00501', 'NY')[0]).toBe('14202');
  });

  it('are ten at most', () => {
    const many = Array.from({ length: 14 }, (_, index) => ({ ...columbus, name: `${index}` }));
    expect(nearestAgencies(many, { zip: '43215', state: 'OH' })).toHaveLength(10);
  });
});
