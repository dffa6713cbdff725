import type { Terms } from '@homeline/domain/facts/offers.facts.ts';
import { BeforeAndAfter } from '@homeline/ui/offer/before-and-after.tsx';
import type { ReactNode } from 'react';
import { changedFigures } from './changed-figures.ts';

type ChangedTermsProps = {
  readonly title: string;
  readonly reason?: ReactNode;
  readonly before: Terms;
  readonly after: Terms;
  /** What the two are called where one chooses between them. */
  readonly choices?: readonly [one: string, other: string];
};

/** Two prices side by side, figure by figure. */
export function ChangedTerms({ before, after, ...words }: ChangedTermsProps) {
  return <BeforeAndAfter {...words} figures={changedFigures(before, after)} />;
}
