import { cents, formatDollars } from '@homeline/domain/money/cents.ts';
import { isUnlikely } from '@homeline/domain/staff/unlikely-amount.ts';
import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { useState } from 'react';
import { fileCopy } from './copy.ts';

const copy = fileCopy.review;

/**
 * Asks once more about an amount far from the one on file. Entering it again confirms it.
 * @param knownCents the amount on file
 * @param action the words on the button that sends the amount
 */
export function useUnlikelyAmount(knownCents: number | undefined, action: string) {
  const [asked, ask] = useState<number>();
  return {
    /** Below the field's label. */
    hint: knownCents === undefined ? {} : { hint: copy.known(formatDollars(cents(knownCents))) },
    /** Returns whether to stop and ask first. */
    stops(amountCents: number | undefined): boolean {
      const isDoubtful =
        knownCents !== undefined && amountCents !== undefined && isUnlikely(amountCents, knownCents);
      const stops = isDoubtful && amountCents !== asked;
      ask(isDoubtful ? amountCents : undefined);
      return stops;
    },
    question: asked !== undefined && knownCents !== undefined && (
      <Alert
        kind="SYSTEM"
        tone="CAUTION"
        text={copy.unlikely(formatDollars(cents(asked)), formatDollars(cents(knownCents)), action)}
      />
    ),
  };
}
