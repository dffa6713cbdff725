import { AL } from './al.ts';
import { CA } from './ca.ts';
import { CT } from './ct.ts';
import { DC } from './dc.ts';
import { DE } from './de.ts';
import { FL } from './fl.ts';
import { GA } from './ga.ts';
import { IN } from './in.ts';
import { LA } from './la.ts';
import { MA } from './ma.ts';
import { MD } from './md.ts';
import { MN } from './mn.ts';
import { MS } from './ms.ts';
import { NJ } from './nj.ts';
import { NY } from './ny.ts';
import { OK } from './ok.ts';
import { SC } from './sc.ts';
import { ORDINARY, type StateRules } from './state-rules.ts';
import { TN } from './tn.ts';
import { TX } from './tx.ts';
import { VA } from './va.ts';
import { VT } from './vt.ts';

/**
 * The fifty states and the District of Columbia. A state with a tax, a notary or witnesses of its own has a file of its own.
 * Recording fees are illustrative until an organisation sets its own.
 */
export const STATES = {
  AL,
  AK: {
    ...ORDINARY,
    name: 'Alaska',
    fips: '02',
    securityInstrument: 'DEED_OF_TRUST',
    spouseSigns: true,
  },
  AZ: {
    ...ORDINARY,
    name: 'Arizona',
    fips: '04',
    securityInstrument: 'DEED_OF_TRUST',
    communityProperty: true,
    spouseSigns: true,
  },
  AR: { ...ORDINARY, name: 'Arkansas', fips: '05', spouseSigns: true },
  CA,
  CO: {
    ...ORDINARY,
    name: 'Colorado',
    fips: '08',
    securityInstrument: 'DEED_OF_TRUST',
    spouseSigns: true,
  },
  CT,
  DE,
  DC,
  FL,
  GA,
  HI: { ...ORDINARY, name: 'Hawaii', fips: '15' },
  ID: {
    ...ORDINARY,
    name: 'Idaho',
    fips: '16',
    securityInstrument: 'DEED_OF_TRUST',
    communityProperty: true,
    spouseSigns: true,
  },
  IL: {
    ...ORDINARY,
    name: 'Illinois',
    fips: '17',
    spouseSigns: true,
  },
  IN,
  IA: { ...ORDINARY, name: 'Iowa', fips: '19', spouseSigns: true },
  KS: { ...ORDINARY, name: 'Kansas', fips: '20', spouseSigns: true },
  KY: {
    ...ORDINARY,
    name: 'Kentucky',
    fips: '21',
    attorneyClosing: true,
    spouseSigns: true,
  },
  LA,
  ME: { ...ORDINARY, name: 'Maine', fips: '23' },
  MD,
  MA,
  MI: { ...ORDINARY, name: 'Michigan', fips: '26', spouseSigns: true },
  MN,
  MS,
  MO: {
    ...ORDINARY,
    name: 'Missouri',
    fips: '29',
    securityInstrument: 'DEED_OF_TRUST',
    spouseSigns: true,
  },
  MT: {
    ...ORDINARY,
    name: 'Montana',
    fips: '30',
    securityInstrument: 'DEED_OF_TRUST',
    spouseSigns: true,
  },
  NE: {
    ...ORDINARY,
    name: 'Nebraska',
    fips: '31',
    securityInstrument: 'DEED_OF_TRUST',
    spouseSigns: true,
  },
  NV: {
    ...ORDINARY,
    name: 'Nevada',
    fips: '32',
    securityInstrument: 'DEED_OF_TRUST',
    communityProperty: true,
    spouseSigns: true,
  },
  NH: {
    ...ORDINARY,
    name: 'New Hampshire',
    fips: '33',
    attorneyClosing: true,
    spouseSigns: true,
  },
  NJ,
  NM: {
    ...ORDINARY,
    name: 'New Mexico',
    fips: '35',
    communityProperty: true,
    spouseSigns: true,
  },
  NY,
  NC: {
    ...ORDINARY,
    name: 'North Carolina',
    fips: '37',
    securityInstrument: 'DEED_OF_TRUST',
    attorneyClosing: true,
    spouseSigns: true,
  },
  ND: {
    ...ORDINARY,
    name: 'North Dakota',
    fips: '38',
    spouseSigns: true,
  },
  OH: { ...ORDINARY, name: 'Ohio', fips: '39', spouseSigns: true },
  OK,
  OR: {
    ...ORDINARY,
    name: 'Oregon',
    fips: '41',
    securityInstrument: 'DEED_OF_TRUST',
  },
  PA: { ...ORDINARY, name: 'Pennsylvania', fips: '42' },
  RI: {
    ...ORDINARY,
    name: 'Rhode Island',
    fips: '44',
    spouseSigns: true,
  },
  SC,
  SD: {
    ...ORDINARY,
    name: 'South Dakota',
    fips: '46',
    spouseSigns: true,
  },
  TN,
  TX,
  UT: {
    ...ORDINARY,
    name: 'Utah',
    fips: '49',
    securityInstrument: 'DEED_OF_TRUST',
    spouseSigns: true,
  },
  VT,
  VA,
  WA: {
    ...ORDINARY,
    name: 'Washington',
    fips: '53',
    securityInstrument: 'DEED_OF_TRUST',
    communityProperty: true,
    spouseSigns: true,
  },
  WV: {
    ...ORDINARY,
    name: 'West Virginia',
    fips: '54',
    securityInstrument: 'DEED_OF_TRUST',
    attorneyClosing: true,
  },
  WI: {
    ...ORDINARY,
    name: 'Wisconsin',
    fips: '55',
    communityProperty: true,
    spouseSigns: true,
  },
  WY: { ...ORDINARY, name: 'Wyoming', fips: '56', spouseSigns: true },
} as const satisfies Record<string, StateRules>;

export type StateCode = keyof typeof STATES;

/** Whether two letters name a state or the District of Columbia. */
export function isStateCode(code: string): code is StateCode {
  return Object.hasOwn(STATES, code);
}

/**
 * The rules of the state that a home lies in.
 * @param code two letters
 * @throws RangeError when there is no such state
 */
export function stateRules(code: string): StateRules {
  if (!isStateCode(code)) throw new RangeError(`There is no state '${code}'`);
  return STATES[code];
}

/** The state of a federal two-digit code; undefined when there is none. */
export function stateOfFips(fips: string): StateCode | undefined {
  return Object.keys(STATES).find(
    (code): code is StateCode => isStateCode(code) && STATES[code].fips === fips,
  );
}
