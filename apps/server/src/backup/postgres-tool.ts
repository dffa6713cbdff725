/**
 * Returns the argument and environment that name a database to PostgreSQL's own programs. The password is in the environment, since anybody on a machine
 * sees the arguments of its programs.
 */
export function connectionOf(databaseUrl: string): { argument: string; env: NodeJS.ProcessEnv } {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return {
    argument: `--dbname=${url.href}`,
    env: { ...process.env, ...(password && { PGPASSWORD: password }) },
  };
}
