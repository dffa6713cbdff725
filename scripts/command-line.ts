import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The exit code of shell commands for wrong usage. */
const MISUSED = 2;

/**
 * Parses the command line. `--help` prints the usage; an unknown option is refused.
 * @param usage the text that explains arguments and options
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

/** Ends a command that was called wrongly, with the reason and the usage. */
export function misused(usage: string, why: string): never {
  console.error(`${why}\n\n${usage}`);
  process.exit(MISUSED);
}
