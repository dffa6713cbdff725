import { formCopy } from '@homeline/client/form/copy.ts';
import { refusalOf } from '@homeline/client/session/refusal.ts';
import type { Answers } from '@homeline/contract/applications/answers.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { offersCopy } from './copy.ts';
import { paidBack } from './offer-key.ts';

const words = offersCopy.elsewhere;

/** Names the current line; `undefined` where none is chosen. */
export function currentLine(answers: Pick<Answers, 'terms'> | undefined): string | undefined {
  const terms = answers?.terms;
  return terms && words.current(`${formatWholeDollars(terms.lineAmountCents)} ${paidBack(terms)}`);
}

/**
 * Returns the alert for a line that was chosen in another window: the current line, and how to choose this one instead.
 * @param action the label of the button
 */
export function chosenElsewhere(error: unknown, action: string): AlertItem | undefined {
  const { code, current } = refusalOf(error);
  if (code !== 'STALE_VERSION') return undefined;
  const text = [words.changed, currentLine(current as Answers | undefined), words.kept(action)];
  return { kind: 'SYSTEM', title: formCopy.notSaved, text: text.filter(Boolean).join(' ') };
}
