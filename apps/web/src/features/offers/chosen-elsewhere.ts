import type { Answers } from '@homeline/contract/applications/answers.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { refusalOf } from '../../session/refusal.ts';
import { paidBack } from './offer-key.ts';

/** Which line stands; nothing where none was chosen. */
export function lineThatStands(answers: Pick<Answers, 'terms'> | undefined): string | undefined {
  const terms = answers?.terms;
  return terms && `Your line stands at ${formatWholeDollars(terms.lineAmountCents)} ${paidBack(terms)}.`;
}

/**
 * That a line was chosen elsewhere while this page showed another one: which one stands, and how what is typed here is chosen instead.
 * @param action the name of the button
 */
export function chosenElsewhere(error: unknown, action: string): AlertItem | undefined {
  const { code, current } = refusalOf(error);
  if (code !== 'STALE_VERSION') return undefined;
  const stands = lineThatStands(current as Answers | undefined);
  const words = [
    'This was changed elsewhere.',
    stands,
    `What you typed is still here: press ${action} to choose it instead.`,
  ];
  return { kind: 'SYSTEM', title: 'This was not saved', text: words.filter(Boolean).join(' ') };
}
