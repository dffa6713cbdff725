import { sql } from 'kysely';
import type { Context } from '../../../context.ts';
import { forgetAttempt, secondFactorLimits, secondsToWait, waitWords } from '../../../http/rate-limit.ts';
import { type Refusal, refuse } from '../../../refusal.ts';
import type { EncryptionContext } from '../../../sealing/seal.ts';
import { noteRefusedSignIn } from '../sign-in-refusals.ts';
import { recoveryCodeHash } from './recovery-codes.ts';
import { stepOfCode, totpStep } from './totp.ts';

type Checked = { readonly isVerified: boolean; readonly refusal?: Refusal | undefined };

/**
 * Checks a person's second factor at sign-in. Each code is accepted once, and each wrong one makes the next wait longer.
 * @param code from their authenticator app, or a recovery code
 * @returns `isVerified: false` without a refusal when the person has no second factor
 */
export async function checkSecondFactor(
  context: Context,
  identity: string,
  code: string | undefined,
): Promise<Checked> {
  const factor = await context.db
    .selectFrom('second_factor')
    .innerJoin('auth.user as person', 'person.id', 'identity')
    .select(['secret', 'person.email'])
    .where('identity', '=', identity)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (!factor) return { isVerified: false };
  if (!code) return { isVerified: false, refusal: refuse('SECOND_FACTOR_REQUIRED') };

  const limits = secondFactorLimits(identity);
  const wait = await secondsToWait(context.db, limits);
  const [organisation = '', email = ''] = factor.email.split(' ');
  if (wait > 0) {
    noteRefusedSignIn(context, { organisation, email, reason: 'TOO_MANY' });
    const message = `Too many attempts. Try again in ${waitWords(wait)}.`;
    return { isVerified: false, refusal: refuse('TOO_MANY_ATTEMPTS', { message }) };
  }
  const secret = context.sealing.open(factor.secret, secretEncryptionContext(identity));
  const isCorrect =
    (await useTotpCode(context, identity, secret, code)) || (await useRecoveryCode(context, identity, code));
  if (!isCorrect) {
    noteRefusedSignIn(context, { organisation, email, reason: 'CODE' });
    return { isVerified: false, refusal: refuse('WRONG_CODE') };
  }
  await forgetAttempt(context.db, limits);
  return { isVerified: true };
}

/** Accepts a code that is correct now and newer than the last accepted one. */
export async function useTotpCode(
  { db }: Context,
  identity: string,
  secret: string,
  code: string,
): Promise<boolean> {
  const step = stepOfCode(secret, code.replace(/\s/g, ''), totpStep(Date.now()));
  if (step === undefined) return false;
  const used = await db
    .updateTable('second_factor')
    .set({ last_step: step })
    .where('identity', '=', identity)
    .where('last_step', '<', String(step))
    .returning('identity')
    .executeTakeFirst();
  return used !== undefined;
}

async function useRecoveryCode({ db, sealing }: Context, identity: string, code: string): Promise<boolean> {
  const hash = recoveryCodeHash(sealing, identity, code);
  const used = await db
    .updateTable('second_factor')
    .set({ recovery_codes: sql<string[]>`array_remove(recovery_codes, ${hash})` })
    .where('identity', '=', identity)
    .where(sql<boolean>`${hash} = any(recovery_codes)`)
    .returning('identity')
    .executeTakeFirst();
  return used !== undefined;
}

/** Returns the encryption context of an authenticator app's secret. */
export function secretEncryptionContext(identity: string): EncryptionContext {
  return { application: identity, field: 'second_factor.secret' };
}
