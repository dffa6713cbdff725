import { AL } from './al.ts';
import { CA } from './ca.ts';
import { CT } from './ct.ts';
import { DC } from './dc.ts';
import { DE } from './de.ts';
import { FL } from './fl.ts';
import { GA } from './ga.ts';
import { IL } from './il.ts';
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
import { isStateCode, type StateCode } from './us-states.ts';
import { VA } from './va.ts';
import { VT } from './vt.ts';

/** The rules of every state. A state with special rules on tax, notaries or witnesses has its own file. */
export const STATES = {
  AL,
  AK: {
    ...ORDINARY,
    fips: '02',
    securityInstrument: 'DEED_OF_TRUST',
    spouseSigns: true,
  },
  AZ: {
    ...ORDINARY,
    fips: '04',
    securityInstrument: 'DEED_OF_TRUST',
    communityProperty: true,
    spouseSigns: true,
  },
  AR: { ...ORDINARY, fips: '05', spouseSigns: true },
  CA,
  CO: {
    ...ORDINARY,
    fips: '08',
    securityInstrument: 'DEED_OF_TRUST',
    spouseSigns: true,
  },
  CT,
  DE,
  DC,
  FL,
  GA,
  HI: { ...ORDINARY, fips: '15' },
  ID: {
    ...ORDINARY,
    fips: '16',
    securityInstrument: 'DEED_OF_TRUST',
    communityProperty: true,
    spouseSigns: true,
  },
  IL,
  IN,
  IA: { ...ORDINARY, fips: '19', spouseSigns: true },
  KS: { ...ORDINARY, fips: '20', spouseSigns: true },
  KY: {
    ...ORDINARY,
    fips: '21',
    attorneyClosing: true,
    spouseSigns: true,
  },
  LA,
  ME: { ...ORDINARY, fips: '23' },
  MD,
  MA,
  MI: { ...ORDINARY, fips: '26', spouseSigns: true },
  MN,
  MS,
  MO: {
    ...ORDINARY,
    fips: '29',
    securityInstrument: 'DEED_OF_TRUST',
    spouseSigns: true,
  },
  MT: {
    ...ORDINARY,
    fips: '30',
    securityInstrument: 'DEED_OF_TRUST',
    spouseSigns: true,
  },
  NE: {
    ...ORDINARY,
    fips: '31',
    securityInstrument: 'DEED_OF_TRUST',
    spouseSigns: true,
  },
  NV: {
    ...ORDINARY,
    fips: '32',
    securityInstrument: 'DEED_OF_TRUST',
    communityProperty: true,
    spouseSigns: true,
  },
  NH: {
    ...ORDINARY,
    fips: '33',
    attorneyClosing: true,
    spouseSigns: true,
  },
  NJ,
  NM: {
    ...ORDINARY,
    fips: '35',
    communityProperty: true,
    spouseSigns: true,
  },
  NY,
  NC: {
    ...ORDINARY,
    fips: '37',
    securityInstrument: 'DEED_OF_TRUST',
    attorneyClosing: true,
    spouseSigns: true,
  },
  ND: {
    ...ORDINARY,
    fips: '38',
    spouseSigns: true,
  },
  OH: { ...ORDINARY, fips: '39', spouseSigns: true },
  OK,
  OR: {
    ...ORDINARY,
    fips: '41',
    securityInstrument: 'DEED_OF_TRUST',
  },
  PA: { ...ORDINARY, fips: '42' },
  RI: {
    ...ORDINARY,
    fips: '44',
    spouseSigns: true,
  },
  SC,
  SD: {
    ...ORDINARY,
    fips: '46',
    spouseSigns: true,
  },
  TN,
  TX,
  UT: {
    ...ORDINARY,
    fips: '49',
    securityInstrument: 'DEED_OF_TRUST',
    spouseSigns: true,
  },
  VT,
  VA,
  WA: {
    ...ORDINARY,
    fips: '53',
    securityInstrument: 'DEED_OF_TRUST',
    communityProperty: true,
    spouseSigns: true,
  },
  WV: {
    ...ORDINARY,
    fips: '54',
    securityInstrument: 'DEED_OF_TRUST',
    attorneyClosing: true,
  },
  WI: {
    ...ORDINARY,
    fips: '55',
    communityProperty: true,
    spouseSigns: true,
  },
  WY: { ...ORDINARY, fips: '56', spouseSigns: true },
} as const satisfies Readonly<Record<StateCode, StateRules>>;

/**
 * Returns the rules of a state.
 * @param code two letters
 * @throws RangeError for an unknown state
 */
export function stateRules(code: string): StateRules {
  if (!isStateCode(code)) throw new RangeError(`Unknown state '${code}'`);
  return STATES[code];
}

/** Returns the state with a two-digit FIPS code, if any. */
export function stateOfFips(fips: string): StateCode | undefined {
  return Object.keys(STATES).find(
    (code): code is StateCode => isStateCode(code) && STATES[code].fips === fips,
  );
}
