/** A setting that can't be used; the message is one line for the operator that names the variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
