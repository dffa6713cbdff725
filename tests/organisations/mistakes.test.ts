// Proves CO-25, EN-12, OR-03, OR-04.

import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadOrganisations, readLender } from '../../apps/server/src/modules/organisations/organisations.ts';
import { ChatProvider } from '../../packages/domain/src/chat/conversation.ts';
import { checkOrganisation } from '../../scripts/organisation/check.ts';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Path = readonly (string | number)[];

const ON = { serves: 'VARIANT', variant: 'on' };

const SAMPLES = join(import.meta.dirname, '../../organisations');
const FILES = ['organisation.json', 'brand.json'] as const;

/** The keys that a lender may leave out, with a value: the sample lender has none of them. */
const OPTIONAL: Record<string, Json> = {
  opensOn: '2027-01-15',
  'footer.footerImageText': 'Insured by a friend',
  'signIn.issuer': { name: 'Homeline ID', url: 'https://id.homeline.example/', clientId: 'homeline' },
  'signIn.passwordMaxDays': 90,
  'chat.provider': 'desk',
  'chat.surveyUrl': 'https://survey.homeline.example/{contactId}',
  'chat.embeddedOn': ['https://www.homeline.example'],
};

/** The keys that may be absent: those above, and these of the sample lender. */
const MAY_BE_ABSENT = [
  ...Object.keys(OPTIONAL),
  'fourEyes',
  'sampleFigures',
  'company.companyAddress.street2',
  'textNumber',
  ...['exchange', 'pay', 'marketplace', 'passport', 'portfolio', 'groupManager'].map(
    (product) => `outsideLinks.${product}`,
  ),
];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'homeline-mistakes-'));
  cpSync(SAMPLES, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

const pathOf = (file: string) => join(folder, 'homeline', file);
const sample = (file: string): Json => JSON.parse(readFileSync(join(SAMPLES, 'homeline', file), 'utf8'));
const write = (file: string, content: Json) => writeFileSync(pathOf(file), JSON.stringify(content));

/** The sample lender's file with every key that it may have. */
function complete(file: string): Json {
  if (file !== 'organisation.json') return sample(file);
  return Object.entries(OPTIONAL).reduce(
    (all, [key, value]) => withValue(all, key.split('.'), value),
    sample(file),
  );
}

/** Returns the path of every value that is no list and no object. Of a list of like entries, the first is enough. */
function leaves(json: Json, path: Path = []): Path[] {
  if (Array.isArray(json)) return json.slice(0, 1).flatMap((value) => leaves(value, [...path, 0]));
  if (json !== null && typeof json === 'object')
    return Object.entries(json).flatMap(([key, value]) => leaves(value, [...path, key]));
  return [path];
}

function valueAt(json: Json, path: Path): Json {
  return path.reduce<Json>((value, key) => (value as Record<string | number, Json>)[key] as Json, json);
}

/** Returns the content with another value at a path, or without the key. */
function withValue(json: Json, [key, ...rest]: Path, value: Json | undefined): Json {
  if (key === undefined) return value as Json;
  const copy = structuredClone(json) as Record<string | number, Json>;
  if (rest.length > 0) copy[key] = withValue(copy[key] ?? {}, rest, value);
  else if (value === undefined) delete copy[key];
  else copy[key] = value;
  return copy as Json;
}

/** A value of another type than the right one. */
const wrong = (right: Json): Json => (typeof right === 'string' ? 5 : 'wrong');

const problemsOf = (code = 'homeline') => {
  const read = readLender(folder, code);
  return 'problems' in read ? read.problems : [];
};

describe('a lender’s folder with a mistake in every field', () => {
  beforeEach(() => {
    for (const file of FILES) {
      const right = complete(file);
      write(
        file,
        leaves(right).reduce((content, path) => withValue(content, path, wrong(valueAt(right, path))), right),
      );
    }
  });

  it('is checked with one line for each, which names file, key, what is expected and what was found', async () => {
    const problems = await checkedProblems('homeline');
    const wanted = FILES.flatMap((file) =>
      leaves(complete(file))
        .map((path) => path.join('.'))
        // What a setting serves says which other keys it has.
        .filter((path) => path !== 'defaultFlags.fe-webchat.variant')
        .map((path) => `homeline/${file} ${path}`),
    );
    expect(problems.map((line) => line.split(': ')[0]).toSorted()).toEqual(wanted.toSorted());
    for (const line of problems) expect(line).toMatch(/: Must .+; found (5|"wrong")$/);
  });

  it('stops the start with the same lines, and leaves the other lenders alone', async () => {
    const problems = problemsOf();
    expect(() => loadOrganisations(folder, 'harborview')).toThrow(
      [`ORGANISATIONS_DIR ${folder} has ${problems.length} mistakes:`, ...problems].join('\n  '),
    );
    expect(await checkedProblems('harborview')).toEqual([]);
  });

  async function checkedProblems(code: string): Promise<readonly string[]> {
    const at = { nowMs: Date.parse('2026-11-21T18:00:00Z'), most: 10 };
    return (await checkOrganisation(folder, code, at)).flatMap(({ problems }) => problems);
  }
});

describe('a key that is absent', () => {
  const keys = FILES.flatMap((file) =>
    leaves(complete(file))
      .filter((path) => path.every((key) => typeof key === 'string'))
      .map((path) => [file, path.join('.')] as const),
  );
  it.each(
    keys.filter(([, key]) => !MAY_BE_ABSENT.some((free) => key === free || key.startsWith(`${free}.`))),
  )('%s %s is named, with what is expected', (file, key) => {
    write(file, withValue(complete(file), key.split('.'), undefined));
    expect(problemsOf()).toEqual([
      expect.stringMatching(
        new RegExp(`^homeline/${file} ${key.replaceAll('.', '\\.')}: Is missing\\. Must `),
      ),
    ]);
  });

  it.each(MAY_BE_ABSENT)('%s may be absent', (key) => {
    write('organisation.json', withValue(complete('organisation.json'), key.split('.'), undefined));
    expect(problemsOf()).toEqual([]);
  });
});

describe('a value that no lender can have', () => {
  it.each<[key: string, value: Json, words: string]>([
    ['code', 'another', 'another is not the name of its folder'],
    ['canonicalCode', 'nobody', 'Must be the name of a folder; nobody is none'],
    ['hosts.0', 'https://apply.homeline.example', 'Must be a host name in lower case'],
    ['timeZone', 'Mars/Olympus', 'Must be a time zone such as America/Los_Angeles; found "Mars/Olympus"'],
    ['company.organization', '', 'Must not be empty'],
    ['company.companyAddress.state', 'California', 'Must be the postal code of a state, such as CA'],
    ['company.companyAddress.zip', '9410', 'Must be a ZIP code such as 94104'],
    ['company.phoneFormatted', '888-555-0142', 'Must be a phone number such as (888) 555-0142'],
    ['company.email', 'help', 'Must be an email address'],
    ['footer.companyNMLS', 'NMLS 17', 'Must be the digits of an NMLS number'],
    ['footer.termsOfUseUrl', 'http://www.homeline.example/terms', 'Must be an address such as https://'],
    ['footer.footerImage', '../EHL.svg', 'Must be EHL, EOL or the name of an image in the folder'],
    ['footer.disclosureCopy', [], 'Must have at least 1 entry'],
    ['pricing.lowestLineCents', 100.5, 'Must be a whole number'],
    ['pricing.lowestLineCents', 0, 'Must be more than 0; found 0'],
    ['pricing.highestLineCents', 1_400_000, 'Must be no less than the lowest; found 1400000'],
    ['pricing.lowestAprPct', -1.5, 'Must be more than 0; found -1.5'],
    ['pricing.highestAprPct', 7.5, 'Must be no less than the lowest; found 7.5'],
    ['pricing.highestOriginationFeePct', -1, 'Must be 0 or more; found -1'],
    ['pricing.highestOriginationFeePct', 5, 'Must be 4.99 or less; found 5'],
    ['pricing.lowestOpeningFeesCents', -1, 'Must be 0 or more; found -1'],
    ['pricing.highestOpeningFeesCents', 2_400, 'Must be no less than the lowest; found 2400'],
    ['pricing.termsYears.0', 7, 'Must be one of 5, 10, 15, 20, 30'],
    ['products.0', 'MORTGAGE', 'Must be one of FIXED_TERM, INTEREST_ONLY_AGE_RESTRICTED'],
    ['textNumber', '+18885550143', 'Must be a phone number such as (888) 555-0142'],
    ['opensOn', '2027-13-01', 'Must be a date such as 2027-01-15'],
    ['licensedStates.0', 'ZZ', 'Must be the postal code of a state, such as CA; found "ZZ"'],
    ['licensedStates', ['CA', 'CA'], 'Must name each state once'],
    ['hours.OPS_PHONE.0.weekday', 'Montag', 'Must be one of MONDAY, TUESDAY'],
    ['hours.OPS_PHONE.0.weekdayValue', 8, 'Must be at most 7'],
    ['hours.OPS_PHONE.0.startTime', '6 AM', 'Must be a time such as 08:00'],
    ['hours.OPS_PHONE.0.endTime', '05:00', 'An open day must start before it ends'],
    ['hours.OPS_PHONE', [], 'Must have 7 entries'],
    ['holidays.0.date', '2026-02-30', 'Must be a date such as 2027-01-15; found "2026-02-30"'],
    ['holidays.0.name', '', 'Must not be empty'],
    [
      'holidays',
      [
        { date: '2026-12-25', name: 'A' },
        { date: '2026-12-25', name: 'B' },
      ],
      'Must name each date once',
    ],
    ['outsideLinks.pay', 'http://pay.example/', 'Must be an address such as https://'],
    ['outsideLinks.bank', 'https://bank.example/', 'Is not a known key'],
    ['cryptoEnabled', 'yes', 'Must be true or false'],
    ['chatLinkHosts.0', 'www.homeline.example/help', 'Must be a host name in lower case'],
    ['chat.provider', 'pigeon', `Must be one of ${ChatProvider.options.join(', ')}`],
    ['chat.surveyUrl', 'http://survey.example/', 'Must be an address such as https://'],
    ['chat.embeddedOn.0', 'www.homeline.example', 'Must be an origin such as https://www.lender.example'],
    ['allowLists.ownCodes', ['FRIENDS'], 'Must be one of ALL_IN'],
    ['signIn.mode', 'password', 'Must be one of broker, legacy, optimizely'],
    ['signIn.passwordMaxDays', 0, 'Must be at least 1'],
    ['creditBureau', 'INNOVIS', 'Must be one of EQUIFAX, EXPERIAN, TRANSUNION'],
    ['supervisor', 'SEC', 'Must be one of OCC, FRB, FDIC, NCUA, CFPB, FTC'],
    ['intake', 'OPEN', 'Is not a known key'],
    [
      'defaultFlags',
      { 'fe-webchat': { serves: 'RULE', rule: '{"if": [true, "loud"]}' } },
      'fe-webchat.rule: Must be a rule in JsonLogic that names a variant',
    ],
    ['roleNames', { CASHIER: 'Cashier' }, 'roleNames.CASHIER: Is no role. Must be one of OPERATIONS, '],
    ['roleNames', { ATTORNEY: '' }, 'roleNames.ATTORNEY: Must be a name of at most 40 characters'],
    ['roleNames', { MANAGER: 'processor' }, 'roleNames.MANAGER: Must differ from the name of OPERATIONS'],
    ['defaultFlags', { 'fe-unknown': ON }, 'fe-unknown: Is not a known key'],
    [
      'defaultFlags',
      { 'fe-webchat': { ...ON, variant: 'loud' } },
      'fe-webchat.variant: Must be one of the choices',
    ],
    [
      'defaultFlags',
      { 'fe-webchat': { serves: 'SPLIT', weights: { on: 70, off: 40 } } },
      'fe-webchat.weights: Must add up to 100, not 110',
    ],
    [
      'defaultFlags',
      { 'fe-webchat': { serves: 'RULE', rule: '{"if": [' } },
      'fe-webchat.rule: Must be a rule in JSON',
    ],
  ])('organisation.json %s: %j is explained', (key, value, words) => {
    const path = key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    write('organisation.json', withValue(sample('organisation.json'), path, value));
    const problems = problemsOf();
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`homeline/organisation.json ${key.split('.').slice(0, 1)}`);
    expect(problems[0]).toContain(words);
  });

  it.each<[key: string, value: Json, words: string]>([
    [
      'logo.file',
      'none.svg',
      'homeline/brand.json logo.file: Must be a file in the folder; found no none.svg',
    ],
    ['icon', '../icon.svg', 'homeline/brand.json icon: Must be the name of an image in the folder'],
    [
      'colours.light.accent',
      'green',
      'homeline/brand.json colours.light.accent: Must be a color such as #0f6b4f',
    ],
    ['type.text', 'COMIC_SANS', 'homeline/brand.json type.text: Must be one of FIGTREE'],
    ['cornersPx.card', -1, 'homeline/brand.json cornersPx.card: Must be at least 0'],
  ])('brand.json %s: %j is explained', (key, value, words) => {
    write('brand.json', withValue(sample('brand.json'), key.split('.'), value));
    expect(problemsOf()).toEqual([expect.stringContaining(words)]);
  });

  it('an image of the lender’s own must be there, and say what it says', () => {
    write('organisation.json', withValue(sample('organisation.json'), ['footer', 'footerImage'], 'seal.svg'));
    expect(problemsOf()).toEqual([
      'homeline/organisation.json footer.footerImage: Must be a file in the folder; found no seal.svg',
      'homeline/organisation.json footer.footerImageText: Is missing. Must say what seal.svg says',
    ]);
  });

  it('New York can’t be a licensed state while its regulator reviews the site', () => {
    const own = withValue(sample('organisation.json'), ['company', 'allowRegulatorReview'], true);
    write('organisation.json', withValue(own, ['licensedStates'], ['OH', 'NY']));
    expect(problemsOf()).toEqual([
      'homeline/organisation.json licensedStates: Must not name NY while company.allowRegulatorReview is true',
    ]);
    write('organisation.json', withValue(own, ['licensedStates'], ['OH']));
    expect(problemsOf()).toEqual([]);
  });

  it('a host belongs to one lender, and the later folder is told', () => {
    write('organisation.json', withValue(sample('organisation.json'), ['hosts'], ['harborview.localhost']));
    expect(problemsOf()).toEqual([
      'homeline/organisation.json hosts: harborview.localhost is already a host of harborview',
    ]);
    expect(problemsOf('harborview')).toEqual([]);
  });

  it('a file that is no JSON is one mistake', () => {
    writeFileSync(pathOf('organisation.json'), '{\n  "code": homeline\n}');
    expect(problemsOf()).toEqual([
      expect.stringMatching(/^homeline\/organisation\.json cannot be read: [^\n]+$/),
    ]);
    writeFileSync(pathOf('organisation.json'), '[]');
    expect(problemsOf()).toEqual(['homeline/organisation.json: Must be an object; found []']);
  });
});
