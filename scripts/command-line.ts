import { type ParseArgsConfig, parseArgs } from 'node:util';

/** The exit code of shell commands for wrong usage. */
const EXIT_USAGE = 2;

/**
 * Parses the command line. `--help` prints the usage; an unknown option exits with an error.
 * @param usage the text that explains arguments and options
 */
export function commandLine<T extends Pick<ParseArgsConfig, 'options' | 'allowPositionals'>>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  if (['--help', '-h'].some((option) => process.argv.slice(2).includes(option))) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    const [reason = ''] = (error as Error).message.split(/\.(?:\s|$)/);
    return exitWithUsage(usage, reason);
  }
}

/** Exits after wrong usage, with the reason and the usage. */
export function exitWithUsage(usage: string, reason: string): never {
  console.error(`${reason}\n\n${usage}`);
  process.exit(EXIT_USAGE);
}
