import { describe, expect, it } from 'vitest';
import { STATE_CODES, type StateCode, US_STATES } from './us-states.ts';
import { elsewhere, isZipOf, neighborOfZip } from './zip-codes.ts';

/** The ZIP code of each capitol. */
const CAPITOLS: Readonly<Record<StateCode, string>> = {
  ...{ AL: '36130', AK: '99801', AZ: '85007', AR: '72201', CA: '95814', CO: '80203', CT: '06106' },
  ...{ DE: '19901', DC: '20004', FL: '32399', GA: '30334', HI: '96813', ID: '83720', IL: '62756' },
  ...{ IN: '46204', IA: '50319', KS: '66612', KY: '40601', LA: '70802', ME: '04330', MD: '21401' },
  ...{ MA: '02133', MI: '48933', MN: '55155', MS: '39201', MO: '65101', MT: '59601', NE: '68508' },
  ...{ NV: '89701', NH: '03301', NJ: '08608', NM: '87501', NY: '12224', NC: '27601', ND: '58505' },
  ...{ OH: '43215', OK: '73105', OR: '97301', PA: '17120', RI: '02903', SC: '29201', SD: '57501' },
  ...{ TN: '37243', TX: '78701', UT: '84103', VT: '05633', VA: '23219', WA: '98504', WV: '25305' },
  ...{ WI: '53703', WY: '82001' },
} as Record<StateCode, string>;

describe('the ZIP code of a home', () => {
  it.each(STATE_CODES.map((code) => [US_STATES[code], code] as const))(
    'of its capitol belongs only to %s',
    (_, state) => {
      const states = STATE_CODES.filter((each) => isZipOf(CAPITOLS[state], each));
      expect(states).toEqual([state]);
    },
  );

  it('is rejected in another state, with or without the ZIP+4 digits', () => {
    expect(isZipOf('90210', 'OH')).toBe(false);
    expect(isZipOf('90210-1234', 'OH')).toBe(false);
    expect(isZipOf('43085-1234', 'OH')).toBe(true);
  });

  it.each([
    ['El Paso', '88510', 'TX'],
    ['Dulles', '20166', 'VA'],
  ] as const)('is accepted for %s', (_, zip, state) => {
    expect(isZipOf(zip, state)).toBe(true);
  });

  it.each([
    ['Fort Campbell, Tennessee', '42223', 'TN', 'KY'],
    ['Vya, California', '97635', 'CA', 'OR'],
    ['Rodessa, Louisiana', '71749', 'LA', 'AR'],
    ['Fairview, North Dakota', '59221', 'ND', 'MT'],
    ['Fishers Island, New York', '06390', 'NY', 'CT'],
    ['Alta, Wyoming', '83414-1234', 'WY', 'ID'],
    ['Texarkana, Arkansas', '75502', 'AR', 'TX'],
  ] as const)('of %s is a neighbor’s', (_, zip, state, neighbor) => {
    expect(isZipOf(zip, state)).toBe(false);
    expect(neighborOfZip(zip, state)).toBe(neighbor);
  });

  it.each([
    ['a state far away', '90210', 'OH'],
    ['the state itself', '43085', 'OH'],
    ['the armed forces', '34001', 'GA'],
    ['no state', '00101', 'OH'],
  ] as const)('of %s isn’t a neighbor’s', (_, zip, state) => {
    expect(neighborOfZip(zip, state)).toBeUndefined();
  });

  it.each([
    ['San Juan', '00901', 'PUERTO_RICO'],
    ['St. Thomas', '00802', 'ISLAND'],
    ['Pago Pago', '96799', 'ISLAND'],
    ['Guam', '96910', 'ISLAND'],
    ['an APO in Europe', '09012', 'MILITARY'],
    ['an FPO in the Pacific', '96349', 'MILITARY'],
    ['an APO in the Americas', '34001', 'MILITARY'],
    ['Honolulu', '96813', undefined],
    ['Miami', '33101', undefined],
  ] as const)('of %s is told from a state’s', (_, zip, place) => {
    expect(elsewhere(zip)).toBe(place);
    if (place) expect(STATE_CODES.filter((state) => isZipOf(zip, state))).toEqual([]);
  });
});
