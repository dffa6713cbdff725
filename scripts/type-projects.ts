import { join } from 'node:path';

/** The projects whose types are checked, those that others import first. */
export const TYPE_PROJECTS = [
  'packages/domain',
  'packages/contract',
  'packages/documents',
  'apps/server',
  'apps/sandbox',
  // The pages and what only they use, in one reading of what they share.
  'tsconfig.pages.json',
  '.',
] as const;

/**
 * Returns the arguments of Node that check a project's types.
 * @param kept the folder of what a run finds out of unchanged files, for the next
 */
export function typeCheckArguments(project: string, kept: string): readonly string[] {
  const info = join(process.cwd(), kept, `${project.replace(/\W+/g, '-')}.tsbuildinfo`);
  return [
    'node_modules/tsgo/bin/tsc',
    '-p',
    project,
    '--incremental',
    '--tsBuildInfoFile',
    info,
    // Two projects are checked at once, and each checker more reads again what they share.
    '--checkers',
    '1',
  ];
}
