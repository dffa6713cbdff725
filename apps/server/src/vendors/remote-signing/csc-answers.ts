import * as z from 'zod';
import { parseJson, type Sent } from '../http-call.ts';

/** The service refuses what is set here. Waiting doesn't help. */
export class RemoteSettingWrong extends Error {
  override readonly name = 'RemoteSettingWrong';
}

/** The service doesn't sign now. */
export class RemoteSilent extends Error {
  override readonly name = 'RemoteSilent';
}

const Problem = z.object({ error: z.string(), error_description: z.string().optional() });

/**
 * Reads what a call returned.
 * @param setting what a refusal is about; absent if a refusal may pass
 */
export function answerOf<S extends z.ZodType>(
  schema: S,
  call: string,
  sent: Sent,
  setting?: string,
): z.infer<S> {
  if (!sent.ok) {
    const { failed } = sent.failure;
    if (failed === 'REFUSED' && setting)
      throw new RemoteSettingWrong(`${setting} is refused by the remote signer${codeOf(sent)}`);
    throw new RemoteSilent(`The remote signer’s ${call} failed: ${failed}${codeOf(sent)}`);
  }
  const { success, data } = schema.safeParse(parseJson(sent.text));
  if (!success) throw new RemoteSilent(`The remote signer’s ${call} answered something else`);
  return data;
}

/** Returns the error's code: one of the published words, never a sentence. */
function codeOf(sent: Sent): string {
  const { data } = Problem.safeParse(sent.ok ? undefined : parseJson(sent.error?.text ?? ''));
  return data && /^[a-z_]{1,40}$/.test(data.error) ? ` (${data.error})` : '';
}

/** Returns whether a refusal is of the PIN. Services differ in the code that they give it. */
export function saysPin(sent: Sent): boolean {
  if (sent.ok || sent.error?.status !== 400) return false;
  const { data } = Problem.safeParse(parseJson(sent.error.text));
  return (
    data !== undefined && /\bpin\b/i.test(`${data.error.replaceAll('_', ' ')} ${data.error_description}`)
  );
}
