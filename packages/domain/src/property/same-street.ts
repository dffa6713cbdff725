/** Street suffixes as the postal service abbreviates them. Source: USPS Publication 28, Appendix C1; the common ones. */
const SUFFIXES: Readonly<Record<string, string>> = {
  ...{ ALLEY: 'ALY', AVENUE: 'AVE', AV: 'AVE', BEND: 'BND', BOULEVARD: 'BLVD', CIRCLE: 'CIR', COURT: 'CT' },
  ...{ COVE: 'CV', CREEK: 'CRK', CRESCENT: 'CRES', CROSSING: 'XING', DRIVE: 'DR', ESTATE: 'EST' },
  ...{ EXPRESSWAY: 'EXPY', EXTENSION: 'EXT', FREEWAY: 'FWY', GARDENS: 'GDNS', GLEN: 'GLN', GREEN: 'GRN' },
  ...{
    GROVE: 'GRV',
    HEIGHTS: 'HTS',
    HIGHWAY: 'HWY',
    HILL: 'HL',
    HILLS: 'HLS',
    HOLLOW: 'HOLW',
    JUNCTION: 'JCT',
  },
  ...{ LAKE: 'LK', LANDING: 'LNDG', LANE: 'LN', LOOP: 'LOOP', MANOR: 'MNR', MEADOWS: 'MDWS', MOUNT: 'MT' },
  ...{ PARK: 'PARK', PARKWAY: 'PKWY', PASS: 'PASS', PATH: 'PATH', PIKE: 'PIKE', PLACE: 'PL', PLAZA: 'PLZ' },
  ...{
    POINT: 'PT',
    RIDGE: 'RDG',
    RIVER: 'RIV',
    ROAD: 'RD',
    ROUTE: 'RTE',
    ROW: 'ROW',
    RUN: 'RUN',
    SHORE: 'SHR',
  },
  ...{
    SPRINGS: 'SPGS',
    SQUARE: 'SQ',
    STATION: 'STA',
    STREET: 'ST',
    TERRACE: 'TER',
    TRACE: 'TRCE',
    TRAIL: 'TRL',
  },
  ...{ TURNPIKE: 'TPKE', VALLEY: 'VLY', VIEW: 'VW', VILLAGE: 'VLG', VISTA: 'VIS', WALK: 'WALK', WAY: 'WAY' },
};
const SHORT_SUFFIXES = new Set(Object.values(SUFFIXES));

const DIRECTIONS: Readonly<Record<string, string>> = {
  ...{ NORTH: 'N', SOUTH: 'S', EAST: 'E', WEST: 'W' },
  ...{ NORTHEAST: 'NE', NORTHWEST: 'NW', SOUTHEAST: 'SE', SOUTHWEST: 'SW' },
};
const SHORT_DIRECTIONS = new Set(Object.values(DIRECTIONS));

const ORDINALS: Readonly<Record<string, string>> = {
  ...{ FIRST: '1ST', SECOND: '2ND', THIRD: '3RD', FOURTH: '4TH', FIFTH: '5TH' },
  ...{ SIXTH: '6TH', SEVENTH: '7TH', EIGHTH: '8TH', NINTH: '9TH', TENTH: '10TH' },
};

/** The words before a unit number. Source: USPS Publication 28, Appendix C2. */
const UNITS: readonly string[] = [
  ...['APARTMENT', 'APT', 'BUILDING', 'BLDG', 'FLOOR', 'FL', 'LOT', 'PENTHOUSE', 'PH', 'ROOM', 'RM'],
  ...['SPACE', 'SPC', 'STE', 'SUITE', 'TRAILER', 'TRLR', 'UNIT', '#'],
];

type Street = {
  readonly number: string;
  /** Without directions and suffix. */
  readonly name: string;
  readonly directions: string;
  readonly suffix: string;
  readonly unit: string;
};

/**
 * Returns the words of a street line as the postal service abbreviates them: “12 North Elm Street, Apt. 4” is 12 N ELM ST APT 4. Databases
 * of homes write addresses so.
 */
export function standardStreet(line: string): string {
  return wordsOf(line).join(' ');
}

function wordsOf(line: string): readonly string[] {
  return line
    .normalize('NFKD')
    .replace(/[\p{M}.'’]/gu, '')
    .toUpperCase()
    .replace(/#/g, ' # ')
    .split(/[^\p{L}\p{N}#/-]+/u)
    .filter((word) => word !== '')
    .map((word, at) => (at === 0 ? word : (SUFFIXES[word] ?? DIRECTIONS[word] ?? ORDINALS[word] ?? word)))
    .map((word) => (word === 'SAINT' ? 'ST' : word === 'APARTMENT' ? 'APT' : word));
}

/**
 * Returns whether two street lines, each with its unit, are of the same home. A suffix or a direction may be missing from one of them; a
 * number or a unit may not.
 */
export function isSameStreet(one: string, other: string): boolean {
  const [a, b] = [streetOf(one), streetOf(other)];
  const agrees = (part: 'directions' | 'suffix') => a[part] === b[part] || a[part] === '' || b[part] === '';
  return (
    a.number === b.number &&
    a.name === b.name &&
    a.unit === b.unit &&
    agrees('directions') &&
    agrees('suffix')
  );
}

function streetOf(line: string): Street {
  const words = wordsOf(line);
  const unitAt = words.findIndex((word, at) => at > 1 && UNITS.includes(word));
  const unit = unitAt < 0 ? [] : words.slice(unitAt).filter((word) => !UNITS.includes(word));
  const [number = '', ...rest] = unitAt < 0 ? words : words.slice(0, unitAt);
  const directions: string[] = [];
  // A street's only word is its name: in “12 North Street”, North is no direction.
  const isNamed = () => rest.length > 1;
  if (SHORT_DIRECTIONS.has(rest.at(-1) ?? '') && isNamed()) directions.push(rest.pop() ?? '');
  const suffix = SHORT_SUFFIXES.has(rest.at(-1) ?? '') && isNamed() ? (rest.pop() ?? '') : '';
  if (SHORT_DIRECTIONS.has(rest[0] ?? '') && isNamed()) directions.push(rest.shift() ?? '');
  return { number, name: rest.join(' '), directions: directions.join(' '), suffix, unit: unit.join(' ') };
}
