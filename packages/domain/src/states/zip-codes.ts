import type { StateCode } from './us-states.ts';

/** A range of ZIP code prefixes, such as ['430', '459']: three digits, or five where a post office serves across a state border. */
type Range = readonly [first: string, last: string];

/**
 * The ZIP codes of each state.
 * Source: United States Postal Service, Domestic Mail Manual, labeling list L002, three-digit ZIP code prefixes.
 */
const ZIP_CODES: Readonly<Record<StateCode, readonly Range[]>> = {
  AL: [['350', '369']],
  AK: [['995', '999']],
  AZ: [['850', '865']],
  AR: [
    ['716', '729'],
    ['75502', '75502'],
  ],
  CA: [['900', '961']],
  CO: [['800', '816']],
  CT: [['060', '069']],
  DE: [['197', '199']],
  DC: [
    ['200', '200'],
    ['202', '205'],
    ['569', '569'],
  ],
  FL: [['320', '349']],
  GA: [
    ['300', '319'],
    ['398', '399'],
  ],
  HI: [['967', '968']],
  ID: [['832', '838']],
  IL: [['600', '629']],
  IN: [['460', '479']],
  IA: [['500', '528']],
  KS: [['660', '679']],
  KY: [['400', '427']],
  LA: [['700', '714']],
  ME: [['039', '049']],
  MD: [['206', '219']],
  MA: [
    ['010', '027'],
    ['055', '055'],
  ],
  MI: [['480', '499']],
  MN: [['550', '567']],
  MS: [['386', '397']],
  MO: [['630', '658']],
  MT: [['590', '599']],
  NE: [['680', '693']],
  NV: [['889', '898']],
  NH: [['030', '038']],
  NJ: [['070', '089']],
  NM: [['870', '884']],
  NY: [
    ['005', '005'],
    ['06390', '06390'],
    ['100', '149'],
  ],
  NC: [['270', '289']],
  ND: [['580', '588']],
  OH: [['430', '459']],
  OK: [
    ['730', '732'],
    ['734', '749'],
  ],
  OR: [['970', '979']],
  PA: [['150', '196']],
  RI: [['028', '029']],
  SC: [['290', '299']],
  SD: [['570', '577']],
  TN: [['370', '385']],
  TX: [
    ['733', '733'],
    ['73949', '73949'],
    ['750', '799'],
    ['885', '885'],
  ],
  UT: [['840', '847']],
  VT: [
    ['050', '054'],
    ['056', '059'],
  ],
  VA: [
    ['201', '201'],
    ['220', '246'],
  ],
  WA: [['980', '994']],
  WV: [['247', '268']],
  WI: [['530', '549']],
  WY: [
    ['820', '831'],
    ['83414', '83414'],
  ],
};

/**
 * Returns whether a ZIP code belongs to a state.
 * @param zip five digits, or nine with a hyphen
 */
export function isZipOf(zip: string, state: StateCode): boolean {
  return ZIP_CODES[state].some(
    ([first, last]) => zip.slice(0, first.length) >= first && zip.slice(0, last.length) <= last,
  );
}
