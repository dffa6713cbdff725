import { STATE_CODES, type StateCode } from './us-states.ts';

/** A range of ZIP code prefixes, such as ['430', '459']: three digits, or all five. */
type Range = readonly [first: string, last: string];

/**
 * The ZIP codes of each state.
 * Source: United States Postal Service, Domestic Mail Manual, labeling list L002, three-digit ZIP code prefixes.
 */
const ZIP_CODES: Readonly<Record<StateCode, readonly Range[]>> = {
  AL: [['350', '369']],
  AK: [['995', '999']],
  AZ: [['850', '865']],
  AR: [['716', '729']],
  CA: [['900', '961']],
  CO: [['800', '816']],
  CT: [['060', '069']],
  DE: [['197', '199']],
  DC: [
    ['200', '200'],
    ['202', '205'],
    ['569', '569'],
  ],
  FL: [
    ['320', '339'],
    ['341', '349'],
  ],
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
  WY: [['820', '831']],
};

/** The ZIP codes outside the states, by place. Same source; 96799 is among Hawaii's. */
const ZIP_CODES_ELSEWHERE = {
  PUERTO_RICO: [
    ['006', '007'],
    ['009', '009'],
  ],
  ISLAND: [
    ['008', '008'],
    ['96799', '96799'],
    ['969', '969'],
  ],
  MILITARY: [
    ['090', '098'],
    ['340', '340'],
    ['962', '966'],
  ],
} as const satisfies Readonly<Record<string, readonly Range[]>>;

/** A place with ZIP codes that isn't a state: Puerto Rico, another island territory, a military post office. */
export type Elsewhere = keyof typeof ZIP_CODES_ELSEWHERE;

/** The states that share a border by land or across a sound, as one pair each. */
const BORDERS =
  `AL-FL AL-GA AL-MS AL-TN AR-LA AR-MO AR-MS AR-OK AR-TN AR-TX AZ-CA AZ-CO AZ-NM AZ-NV AZ-UT CA-NV CA-OR CO-KS
  CO-NE CO-NM CO-OK CO-UT CO-WY CT-MA CT-NY CT-RI DC-MD DC-VA DE-MD DE-NJ DE-PA FL-GA GA-NC GA-SC GA-TN IA-IL
  IA-MN IA-MO IA-NE IA-SD IA-WI ID-MT ID-NV ID-OR ID-UT ID-WA ID-WY IL-IN IL-KY IL-MO IL-WI IN-KY IN-MI IN-OH
  KS-MO KS-NE KS-OK KY-MO KY-OH KY-TN KY-VA KY-WV LA-MS LA-TX MA-NH MA-NY MA-RI MA-VT MD-PA MD-VA MD-WV ME-NH
  MI-OH MI-WI MN-ND MN-SD MN-WI MO-NE MO-OK MO-TN MS-TN MT-ND MT-SD MT-WY NC-SC NC-TN NC-VA ND-SD NE-SD NE-WY
  NH-VT NJ-NY NJ-PA NM-OK NM-TX NM-UT NV-OR NV-UT NY-PA NY-RI NY-VT OH-PA OH-WV OK-TX OR-WA PA-WV SD-WY TN-VA
  UT-WY VA-WV`.split(/\s+/);

/**
 * Returns whether a ZIP code belongs to a state.
 * @param zip five digits, or nine with a hyphen
 */
export function isZipOf(zip: string, state: StateCode): boolean {
  return isWithin(zip, ZIP_CODES[state]) && elsewhere(zip) === undefined;
}

/**
 * Returns the state that a ZIP code belongs to where some homes of a neighboring state may be served from it:
 * Tennessee's Fort Campbell by Kentucky's 42223, New York's Fishers Island by Connecticut's 06390.
 * `undefined` where the code is of the state itself, or can't serve it.
 * @param zip five digits, or nine with a hyphen
 */
export function neighborOfZip(zip: string, state: StateCode): StateCode | undefined {
  if (isZipOf(zip, state)) return undefined;
  return STATE_CODES.find(
    (other) => isZipOf(zip, other) && BORDERS.includes([state, other].toSorted().join('-')),
  );
}

/**
 * Returns where a ZIP code is that isn't of a state.
 * @param zip five digits, or nine with a hyphen
 */
export function elsewhere(zip: string): Elsewhere | undefined {
  return (Object.keys(ZIP_CODES_ELSEWHERE) as Elsewhere[]).find((place) =>
    isWithin(zip, ZIP_CODES_ELSEWHERE[place]),
  );
}

function isWithin(zip: string, ranges: readonly Range[]): boolean {
  return ranges.some(
    ([first, last]) => zip.slice(0, first.length) >= first && zip.slice(0, last.length) <= last,
  );
}
