import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
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
import type { LenderSpanish } from './lender-spanish.ts';

/** A lender, as its folder describes it, with its own words for emails and its own answers of the chatbot. */
export type Lender = Organisation & {
  readonly messages: LenderMessages;
  readonly articles: LenderArticles;
  /** Its own words in Spanish; undefined if it offers English only. */
  readonly spanish?: LenderSpanish | undefined;
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
    messages: `${code}/messages.json`,
    articles: `${code}/articles.json`,
  };
  const brand = readPart(folder, files.brand, Organisation.shape.brand);
  const organisation = readPart(folder, files.organisation, Organisation.omit({ brand: true }));
  const messages = existsSync(join(folder, files.messages))
    ? readPart(folder, files.messages, LenderMessages)
    : { value: {} };
  const articles = existsSync(join(folder, files.articles))
    ? readPart(folder, files.articles, LenderArticles)
    : { value: [] };
  const problems = [
    ...('problems' in organisation
      ? organisation.problems
      : organisationProblems(folder, code, organisation.value).map(([path, problem]) =>
          lenderMistake(files.organisation, path, problem),
        )),
    ...('problems' in brand
      ? brand.problems
      : brandProblems(folder, code, brand.value).map(([path, problem]) =>
          lenderMistake(files.brand, path, problem),
        )),
    ...('problems' in messages ? messages.problems : []),
    ...('problems' in articles ? articles.problems : []),
  ];
  if (
    'problems' in brand ||
    'problems' in organisation ||
    'problems' in messages ||
    'problems' in articles ||
    problems.length > 0
  )
    return { problems };
  const own = { messages: messages.value, articles: articles.value };
  return { lender: { ...organisation.value, brand: brand.value, ...own } };
}

/** A mistake that a single value doesn't show. */
type Mistake = readonly [path: readonly string[], problem: string];

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

/** Returns the hosts that an earlier folder has. Only the later of two folders is told, so the operator reads it once. */
function takenHosts(folder: string, code: string, hosts: readonly string[]): Mistake[] {
  const earlier = organisationCodes(folder).filter((other) => other < code);
  return earlier.flatMap((other) => {
    const read = readPart(folder, `${other}/organisation.json`, z.object({ hosts: z.array(z.string()) }));
    const taken = 'value' in read ? hosts.filter((host) => read.value.hosts.includes(host)) : [];
    return taken.map((host) => mistake('hosts', `${host} is already a host of ${other}`));
  });
}

function readPart<S extends z.ZodType>(
  folder: string,
  file: string,
  schema: S,
): { value: z.infer<S> } | { problems: readonly string[] } {
  try {
    return parseLenderFile(file, JSON.parse(readFileSync(join(folder, file), 'utf8')), schema);
  } catch (error) {
    return { problems: [`${file} cannot be read: ${(error as Error).message.replace(/\s+/g, ' ')}`] };
  }
}
