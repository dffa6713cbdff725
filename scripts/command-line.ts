import { type ParseArgsConfig, parseArgs } from 'node:util';

/** 2 is what a shell's own commands end with when they are called wrongly. */
const MISUSED = 2;

/**
 * What a command was called with. `--help` is answered with its usage, and anything that it does not take is refused.
 * @param usage how it is called and what its options are, for whoever calls it
 */
export function commandLine<T extends Pick<ParseArgsConfig, 'options' | 'allowPositionals'>>(
  usage: string,
  takes: T,
): ReturnType<typeof parseArgs<T>> {
  if (['--help', '-h'].some((option) => process.argv.slice(2).includes(option))) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(takes);
  } catch (error) {
    const [words = ''] = (error as Error).message.split(/\.(?:\s|$)/);
    return misused(usage, words);
  }
}

/** Ends a command that was called wrongly: why in one line, and its usage. */
export function misused(usage: string, why: string): never {
  console.error(`${why}\n\n${usage}`);
  process.exit(MISUSED);
}
