import { ConfigError } from '../config-error.ts';
import { DiskFull } from './disk-room.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

// https://www.postgresql.org/docs/current/errcodes-appendix.html
const BY_CODE: Readonly<Record<string, string>> = {
  '3D000': 'names a database that doesn’t exist',
  '28000': 'names a user who may not connect',
  '28P01': 'has a wrong user name or password',
  '42501': 'names a user who may not create tables',
  '25006': 'names a read-only database',
};

/** The first migration of version 0.1.0, which was never released. */
const BEFORE_BASELINE = '001-foundation';

/** Returns an error of the first use of a database as the setting's problem; undefined for a defect. */
export function configErrorOf(
  error: unknown,
  variable: 'DATABASE_URL' | 'DATA_DIR',
): ConfigError | undefined {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  const problem = BY_CODE[code];
  if (problem) return new ConfigError(`${variable} ${problem}`);
  if (error instanceof DiskFull) return new ConfigError(`${variable}: ${message}`);
  if (isDatabaseUnavailable(error)) return new ConfigError(`${variable} cannot be reached`);
  if (message.startsWith('corrupted migrations') && message.includes(BEFORE_BASELINE))
    return new ConfigError(
      `${variable}: the database was made before release 0.2.0, which can't upgrade it. Use an empty database`,
    );
  if (message.startsWith('corrupted migrations'))
    return new ConfigError(
      `${variable}: the database belongs to a newer version, and this one can't use it. Install that version, or restore a backup of this one (${message})`,
    );
  return undefined;
}
