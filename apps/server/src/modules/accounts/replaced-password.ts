import type { Context } from '../../context.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { refuseWeakPassword } from './check-new-password.ts';

type Given = {
  readonly organisation: string;
  readonly email: string;
  /** The initial password. */
  readonly password: string;
  readonly newPassword?: string | undefined;
};

const SAME = 'Choose another password than the one you were given';

/** Returns the hash of the password that replaces an initial one, or a refusal if it is missing, unchanged or weak. */
export async function replacedPassword(
  context: Context,
  { organisation, email, password, newPassword }: Given,
): Promise<{ readonly newPasswordHash: string } | Refusal> {
  if (newPassword === undefined) return refuse('NEW_PASSWORD_REQUIRED');
  if (newPassword === password) return refuse('INVALID_INPUT', { fields: { newPassword: SAME } });
  const weak = await refuseWeakPassword(context, { organisation, email, password: newPassword });
  if (weak) return refuse('INVALID_INPUT', { fields: { newPassword: weak.fields?.['password'] ?? '' } });
  return { newPasswordHash: await context.identities.hash(newPassword) };
}
