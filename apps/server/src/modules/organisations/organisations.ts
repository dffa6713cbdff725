import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LenderPapers } from '@homeline/documents/lender-papers.ts';
import { LenderArticles } from '@homeline/domain/chatbot/lender-articles.ts';
import { FLAG_KEYS } from '@homeline/domain/flags/flags.ts';
import { contrastProblems } from '@homeline/domain/organisations/contrast.ts';
import { isLicensedIn, Organisation } from '@homeline/domain/organisations/organisation.ts';
import { roleNameProblems } from '@homeline/domain/staff/staff-roles.ts';
import * as z from 'zod';
import { ConfigError } from '../../config-error.ts';
import { ruleProblem } from '../flags/evaluate.ts';
import { LenderMessages } from '../notifications/lender-messages.ts';
import { lenderMistake, parseLenderFile } from './lender-mistakes.ts';
import { LenderSpanish } from './lender-spanish.ts';

/** A lender, as its folder describes it, with its own words for emails and its own answers of the chatbot. */
export type Lender = Organisation & {
  readonly messages: LenderMessages;
  readonly articles: LenderArticles;
  /** Its own words for papers. */
  readonly papers: LenderPapers;
  /** Its words in Spanish, if it offers that. */
  readonly spanish?: LenderSpanish;
  /** The logo that an administrator uploaded, in place of the file in the folder. */
  readonly logoPng?: Buffer | undefined;
};

export type Organisations = {
  readonly all: readonly Lender[];
  readonly folder: string;
  /** @throws Error for a code without a folder: every application belongs to a lender with one */
  get(code: string): Lender;
  /** Returns the lender of a request: of its host, else of the code in its header or query, else the default. */
  forRequest(request: { code: string | undefined; host: string | undefined }): Lender | undefined;
};

/**
 * Reads every lender's folder.
 * @throws ConfigError naming each mistake of each folder: the file, the key and what is expected
 */
export function loadOrganisations(folder: string, defaultCode: string): Organisations {
  const read = organisationCodes(folder).map((code) => readLender(folder, code));
  const problems = read.flatMap((result) => ('problems' in result ? result.problems : []));
  if (problems.length > 0)
    throw new ConfigError(
      [`ORGANISATIONS_DIR ${folder} has ${countOf(problems)}:`, ...problems].join('\n  '),
    );
  const all = read.flatMap((result) => ('lender' in result ? [result.lender] : []));
  const byCode = new Map(all.map((lender) => [lender.code, lender]));
  const byHost = new Map(all.flatMap((lender) => lender.hosts.map((host) => [host, lender] as const)));
  const fallback = byCode.get(defaultCode);
  if (!fallback) throw new ConfigError(`DEFAULT_ORG ${defaultCode} has no folder in ${folder}`);
  const get = (code: string): Lender => {
    const lender = byCode.get(code);
    if (!lender) throw new Error(`No organisation ${code}`);
    return lender;
  };
  return {
    all,
    folder,
    get,
    forRequest: ({ code, host }) => {
      const ofHost = byHost.get(host?.split(':')[0] ?? '');
      if (ofHost) return ofHost;
      return code ? byCode.get(code) : fallback;
    },
  };
}

/**
 * Returns the codes of the lenders that have a folder, sorted.
 * @throws ConfigError if `folder` doesn't exist
 */
export function organisationCodes(folder: string): readonly string[] {
  if (!isFolder(folder)) throw new ConfigError(`ORGANISATIONS_DIR ${folder} is not a folder`);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function countOf({ length }: readonly string[]): string {
  return length === 1 ? 'a mistake' : `${length} mistakes`;
}

/**
 * Reads one lender's folder, without its rules.
 * @returns the lender, or each mistake in one line: file, key, what is expected
 */
export function readLender(
  folder: string,
  code: string,
): { lender: Lender } | { problems: readonly string[] } {
  const files = {
    brand: `${code}/brand.json`,
    organisation: `${code}/organisation.json`,
    spanish: `${code}/es.json`,
  };
  const brand = readPart(folder, files.brand, Organisation.shape.brand);
  const organisation = readPart(folder, files.organisation, Organisation.omit({ brand: true }));
  const messages = readPart(folder, `${code}/messages.json`, LenderMessages, {});
  const articles = readPart(folder, `${code}/articles.json`, LenderArticles, []);
  const papers = readPart(folder, `${code}/papers.json`, LenderPapers, []);
  const spanish = readPart(folder, files.spanish, LenderSpanish.optional(), undefined);
  const own = { brand: brand.value, organisation: organisation.value, spanish: spanish.value };
  const problems = [
    ...[organisation, brand, messages, articles, papers, spanish].flatMap((part) => part.problems),
    ...mistakes(
      files.organisation,
      own.organisation ? organisationProblems(folder, code, own.organisation) : [],
    ),
    ...mistakes(files.brand, own.brand ? brandProblems(folder, code, own.brand) : []),
    ...mistakes(files.spanish, spanishProblems(own)),
  ];
  if (
    !own.brand ||
    !own.organisation ||
    !messages.value ||
    !articles.value ||
    !papers.value ||
    problems.length > 0
  )
    return { problems };
  const words = {
    messages: messages.value,
    articles: articles.value,
    papers: papers.value,
    ...(spanish.value && { spanish: spanish.value }),
  };
  return { lender: { ...own.organisation, brand: own.brand, ...words } };
}

/** A mistake that a single value doesn't show. */
type Mistake = readonly [path: readonly string[], problem: string];

function mistakes(file: string, found: readonly Mistake[]): string[] {
  return found.map(([path, problem]) => lenderMistake(file, path, problem));
}

/** What the lender's lists in English have, those in Spanish have too, in the same order. */
function spanishProblems({
  brand,
  organisation,
  spanish,
}: {
  readonly brand?: Lender['brand'] | undefined;
  readonly organisation?: Omit<Organisation, 'brand'> | undefined;
  readonly spanish?: LenderSpanish | undefined;
}): Mistake[] {
  if (!brand || !organisation || !spanish) return [];
  const lists = [
    ['disclosureCopy', spanish.disclosureCopy, organisation.footer.disclosureCopy],
    ['voice.promises', spanish.voice.promises, brand.voice.promises],
  ] as const;
  return lists.flatMap(([key, own, { length }]) =>
    own.length === length ? [] : [mistake(key, `Must have ${length}, as in English`)],
  );
}

function organisationProblems(folder: string, code: string, own: Omit<Organisation, 'brand'>): Mistake[] {
  const { footerImage, footerImageText } = own.footer;
  const isOwnImage = footerImage.includes('.');
  return [
    ...(own.code === code ? [] : [mistake('code', `${own.code} is not the name of its folder`)]),
    ...(isFolder(join(folder, own.canonicalCode))
      ? []
      : [mistake('canonicalCode', `Must be the name of a folder; ${own.canonicalCode} is none`)]),
    ...takenHosts(folder, code, own.hosts),
    // The pages say that New York isn’t accepted yet; the server would accept it.
    ...(own.company.allowRegulatorReview && isLicensedIn(own, 'NY')
      ? [mistake('licensedStates', 'Must not name NY while company.allowRegulatorReview is true')]
      : []),
    ...unusableRules(own.defaultFlags),
    ...roleNameProblems(own.roleNames).map(({ role, problem }) => mistake(`roleNames.${role}`, problem)),
    ...(isOwnImage ? missingFile(folder, code, 'footer.footerImage', footerImage) : []),
    ...(isOwnImage && footerImageText === undefined
      ? [mistake('footer.footerImageText', `Is missing. Must say what ${footerImage} says`)]
      : []),
  ];
}

function unusableRules(flags: Lender['defaultFlags']): Mistake[] {
  return FLAG_KEYS.flatMap((key) => {
    const setting = flags[key];
    const problem = setting && ruleProblem(key, setting);
    return problem ? [mistake(`defaultFlags.${key}.rule`, problem)] : [];
  });
}

function brandProblems(folder: string, code: string, { colours, logo, icon }: Lender['brand']): Mistake[] {
  return [
    ...(['light', 'dark'] as const).flatMap((scheme) =>
      contrastProblems(colours[scheme]).map((problem) => mistake(`colours.${scheme}`, problem)),
    ),
    ...missingFile(folder, code, 'logo.file', logo.file),
    ...missingFile(folder, code, 'icon', icon),
  ];
}

function mistake(key: string, problem: string): Mistake {
  return [key.split('.'), problem];
}

function missingFile(folder: string, code: string, key: string, file: string): Mistake[] {
  return existsSync(join(folder, code, file))
    ? []
    : [mistake(key, `Must be a file in the folder; found no ${file}`)];
}

/** Returns a mistake for each host that an earlier folder already has. Only the later folder gets it, so the operator reads it once. */
function takenHosts(folder: string, code: string, hosts: readonly string[]): Mistake[] {
  const earlier = organisationCodes(folder).filter((other) => other < code);
  return earlier.flatMap((other) => {
    const read = readPart(folder, `${other}/organisation.json`, z.object({ hosts: z.array(z.string()) }));
    const taken = hosts.filter((host) => read.value?.hosts.includes(host));
    return taken.map((host) => mistake('hosts', `${host} is already a host of ${other}`));
  });
}

/**
 * Reads a file of a lender's folder.
 * @param absent the value for an optional file that is missing
 */
function readPart<S extends z.ZodType>(
  folder: string,
  file: string,
  schema: S,
  ...absent: readonly [z.infer<S>?]
): { value?: z.infer<S> | undefined; problems: readonly string[] } {
  if (absent.length > 0 && !existsSync(join(folder, file))) return { value: absent[0], problems: [] };
  try {
    const content = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return { problems: [], ...parseLenderFile(file, content, schema) };
  } catch (error) {
    return { problems: [`${file} cannot be read: ${(error as Error).message.replace(/\s+/g, ' ')}`] };
  }
}
