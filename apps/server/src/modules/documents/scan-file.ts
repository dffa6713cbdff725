import type { Context } from '../../context.ts';
import { type Refusal, refuse } from '../../refusal.ts';

const INFECTED = 'Our scanner found malware in this file. Please scan your device, and send another copy.';
const UNKNOWN = 'We can’t check files right now. Your answers are saved. Please try again in a few minutes.';

/** Refuses a file with malware, and every file while the scanner doesn't answer. Without a scanner, it refuses none. */
export async function malwareRefusal(
  { malware, log }: Pick<Context, 'malware' | 'log'>,
  bytes: Uint8Array,
): Promise<Refusal | undefined> {
  const scanned = (await malware?.scan(bytes)) ?? 'CLEAN';
  if (scanned === 'CLEAN') return undefined;
  if (scanned === 'INFECTED') {
    log.warn({ bytes: bytes.length }, 'Malware was found in an upload');
    return refuse('INVALID_INPUT', { fields: { file: INFECTED } });
  }
  log.error({}, 'The malware scanner doesn’t answer: uploads are refused');
  return refuse('UNAVAILABLE', { fields: { file: UNKNOWN } });
}
