import { mayChange } from '@homeline/domain/client-state/pages.ts';
import { formatDollars, sumCents } from '@homeline/domain/money/cents.ts';
import { useApplication } from '../applications/application.ts';
import { ChangeLink } from '../applications/change-link.tsx';

/** That a line rests on what was said of the home, and the way to put it right while it may be. */
export function RestsOnHome() {
  const { answers, status } = useApplication();
  if (!answers.lienAnswers || !mayChange(status, 'liens')) return null;
  const { homeCosts } = answers.lienAnswers;
  const costs = homeCosts && ` (${formatDollars(sumCents(Object.values(homeCosts)))} a month)`;
  return (
    <p className="fine-print">
      Your line rests on what is owed on your home and on what it costs besides{costs}.{' '}
      <ChangeLink page="liens" what="what is owed on your home and what it costs" />
    </p>
  );
}
