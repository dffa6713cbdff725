import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrastProblems } from '@homeline/domain/organisations/contrast.ts';
import { Organisation } from '@homeline/domain/organisations/organisation.ts';
import type * as z from 'zod';
import { ConfigError } from '../../config.ts';

/** A lender as its folder says. */
export type Lender = Organisation;

export type Organisations = {
  readonly all: readonly Lender[];
  readonly folder: string;
  /** @throws Error for a code that no folder has: applications exist only for those that do */
  get(code: string): Lender;
  /** The lender that a request is for: by its header, else by the host, else the installation's default. */
  chosenBy(asked: { code: string | undefined; host: string | undefined }): Lender | undefined;
};

/**
 * Reads every lender's folder.
 * @throws ConfigError naming the file and the field that cannot be used
 */
export function loadOrganisations(folder: string, defaultCode: string | undefined): Organisations {
  if (!existsSync(folder)) throw new ConfigError(`ORGANISATIONS_DIR ${folder} does not exist`);
  const all = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => loadLender(folder, entry.name));
  const byCode = new Map(all.map((lender) => [lender.code, lender]));
  const byHost = new Map(all.flatMap((lender) => lender.hosts.map((host) => [host, lender] as const)));
  const fallback = defaultCode === undefined ? all.toSorted(byName)[0] : byCode.get(defaultCode);
  if (!fallback) throw new ConfigError(`DEFAULT_ORG ${defaultCode ?? ''} has no folder in ${folder}`);
  const get = (code: string): Lender => {
    const lender = byCode.get(code);
    if (!lender) throw new Error(`No organisation ${code}`);
    return lender;
  };
  return {
    all,
    folder,
    get,
    chosenBy: ({ code, host }) => {
      if (code) return byCode.get(code);
      return byHost.get(host?.split(':')[0] ?? '') ?? fallback;
    },
  };
}

function loadLender(folder: string, code: string): Lender {
  const read = <S extends z.ZodType>(file: string, schema: S, beside: object = {}): z.infer<S> => {
    const path = join(folder, code, file);
    let content: unknown;
    try {
      content = JSON.parse(readFileSync(path, 'utf8'));
    } catch (error) {
      throw new ConfigError(`${path} cannot be read: ${(error as Error).message}`);
    }
    const parsed = schema.safeParse(
      file === 'organisation.json' ? { ...(content as object), ...beside } : content,
    );
    if (parsed.success) return parsed.data;
    const [issue] = parsed.error.issues;
    throw new ConfigError(`${path} ${issue?.path.join('.')}: ${issue?.message}`);
  };
  const brand = read('brand.json', Organisation.shape.brand);
  const organisation = read('organisation.json', Organisation, { brand });
  const problems = [
    ...(organisation.code === code ? [] : [`its code ${organisation.code} is not the name of its folder`]),
    ...contrastProblems(organisation.brand.colours.light),
    ...contrastProblems(organisation.brand.colours.dark),
  ];
  if (problems.length > 0) throw new ConfigError(`Organisation ${code}: ${problems.join('; ')}`);
  return organisation;
}

function byName(a: Lender, b: Lender): number {
  return a.code < b.code ? -1 : 1;
}
