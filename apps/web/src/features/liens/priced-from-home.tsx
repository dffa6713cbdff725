import { mayChange } from '@homeline/domain/client-state/pages.ts';
import { formatDollars, sumCents } from '@homeline/domain/money/cents.ts';
import { useApplication } from '../applications/application.ts';
import { ChangeLink } from '../applications/change-link.tsx';
import { liensCopy } from './copy.ts';

const words = liensCopy.pricedFrom;

/** Says which home costs we priced from, with a link to change them while that is allowed. */
export function PricedFromHome() {
  const { answers, status } = useApplication();
  if (!answers.lienAnswers || !mayChange(status, 'liens')) return null;
  const { homeCosts } = answers.lienAnswers;
  const costs = sumCents(Object.values(homeCosts ?? {}));
  return (
    <p className="fine-print">
      {words.text(costs > 0 ? formatDollars(costs) : undefined)} <ChangeLink page="liens" what={words.what} />
    </p>
  );
}
