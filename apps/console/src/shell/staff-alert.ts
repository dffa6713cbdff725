import { refusalOf } from '@homeline/client/session/refusal.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { shellCopy } from './copy.ts';

const copy = shellCopy.refused;

/** Returns the alert for an act of staff that was refused or failed. */
export function staffAlert(error: unknown): AlertItem {
  const { code, errors, fields } = refusalOf(error);
  const beside = Object.values(fields ?? {});
  const text =
    code === 'WRONG_STEP'
      ? copy.moved
      : beside.length > 0
        ? beside.reduce((said, next) => `${said}${said.endsWith('.') ? '' : '.'} ${next}`)
        : (errors?.join(', ') ?? copy.unreachable);
  return { kind: 'SYSTEM', title: copy.title, text };
}
