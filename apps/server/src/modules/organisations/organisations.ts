import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contrastProblems } from '@homeline/domain/organisations/contrast.ts';
import { Organisation } from '@homeline/domain/organisations/organisation.ts';
import type * as z from 'zod';
import { ConfigError } from '../../config-error.ts';

/** A lender, as its folder describes it. */
export type Lender = Organisation;

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
 * @throws ConfigError naming the file and the field that can't be used
 */
export function loadOrganisations(folder: string, defaultCode: string): Organisations {
  const all = organisationCodes(folder).map((code) => loadLender(folder, code));
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
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new ConfigError(`ORGANISATIONS_DIR ${folder} is not a folder`);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}

function loadLender(folder: string, code: string): Lender {
  const read = readLender(folder, code);
  if ('problems' in read) throw new ConfigError(`Organisation ${code}: ${read.problems.join('; ')}`);
  return read.lender;
}

/**
 * Reads one lender's folder, without its rules.
 * @returns the lender, or each problem in one line: file, field, reason
 */
export function readLender(
  folder: string,
  code: string,
): { lender: Lender } | { problems: readonly string[] } {
  const files = { brand: `${code}/brand.json`, organisation: `${code}/organisation.json` };
  const brand = readPart(folder, files.brand, Organisation.shape.brand);
  const organisation = readPart(folder, files.organisation, Organisation.omit({ brand: true }));
  const problems = [
    ...('problems' in brand ? brand.problems : brandProblems(files.brand, brand.value)),
    ...('problems' in organisation
      ? organisation.problems
      : codeProblems(files.organisation, organisation.value, code)),
  ];
  if (problems.length > 0 || 'problems' in brand || 'problems' in organisation) return { problems };
  return { lender: { ...organisation.value, brand: brand.value } };
}

function codeProblems(file: string, organisation: Pick<Lender, 'code'>, code: string): readonly string[] {
  return organisation.code === code
    ? []
    : [`${file} code: ${organisation.code} is not the name of its folder`];
}

function brandProblems(file: string, { colours }: Lender['brand']): readonly string[] {
  return (['light', 'dark'] as const).flatMap((scheme) =>
    contrastProblems(colours[scheme]).map((problem) => `${file} colours.${scheme}: ${problem}`),
  );
}

function readPart<S extends z.ZodType>(
  folder: string,
  file: string,
  schema: S,
): { value: z.infer<S> } | { problems: readonly string[] } {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  } catch (error) {
    return { problems: [`${file} cannot be read: ${(error as Error).message}`] };
  }
  const parsed = schema.safeParse(content);
  if (parsed.success) return { value: parsed.data };
  return {
    problems: parsed.error.issues.map(
      ({ path, message }) => `${[file, path.join('.')].join(' ').trim()}: ${message}`,
    ),
  };
}
