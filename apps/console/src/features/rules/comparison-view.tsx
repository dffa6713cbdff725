import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { impactCounts, isAffected } from '@homeline/domain/rules/impact-counts.ts';
import { factLabel } from '@homeline/domain/staff/fact-rows.ts';
import { Link } from 'react-router';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { rulesCopy } from './copy.ts';
import type { Comparison } from './use-comparison.ts';

const copy = rulesCopy.comparison;

/** More rows would be slow to read and to draw; the counts cover all. */
const MOST_ROWS = 100;

/** How many open applications the new rules decide or price differently, and which. */
export function ComparisonView({ comparison }: { readonly comparison: Comparison }) {
  const { rows, undecided, incomparable, isComplete } = comparison;
  const counts = impactCounts(rows);
  const changed = rows.filter(isAffected);
  return (
    <section className="comparison" aria-live="polite" aria-busy={!isComplete}>
      <h3>{copy.applications}</h3>
      <p className="fine-print">{copy.why}</p>
      <dl className="counts figures">
        {(['compared', 'decision', 'rate', 'amount'] as const).map((count) => (
          <div key={count}>
            <dt>{copy[count]}</dt>
            <dd>{counts[count]}</dd>
          </div>
        ))}
      </dl>
      {!isComplete && <p role="status">{copy.running(rows.length)}</p>}
      {isComplete && changed.length === 0 && <p>{copy.none}</p>}
      {changed.length > 0 && <ChangedApplications rows={changed.slice(0, MOST_ROWS)} />}
      {changed.length > MOST_ROWS && <p className="fine-print">{copy.first(MOST_ROWS)}</p>}
      {undecided > 0 && <p className="fine-print">{copy.undecided(undecided)}</p>}
      {incomparable.length > 0 && (
        <p>
          {copy.incomparable(incomparable.length)}{' '}
          {[...new Set(incomparable.map(({ why }) => why))].join('; ')}
        </p>
      )}
    </section>
  );
}

function ChangedApplications({ rows }: { readonly rows: Comparison['rows'] }) {
  return (
    <TableScroll label={copy.applications}>
      <table className="table">
        <caption className="hidden-visually">{copy.applications}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.loan}</th>
            <th scope="col">{copy.before}</th>
            <th scope="col">{copy.after}</th>
            <th scope="col">{copy.rateBeforeAfter}</th>
            <th scope="col">{copy.line}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ uuid, before, after }) => (
            <tr key={uuid}>
              <th scope="row">
                <Link to={`/applications/${uuid}`}>{uuid.slice(0, 8)}</Link>
              </th>
              <td>{outcomeInWords(before.outcome)}</td>
              <td>{outcomeInWords(after.outcome)}</td>
              <td className="figures">{beforeAndAfter(rateOf(before), rateOf(after))}</td>
              <td className="figures">
                {beforeAndAfter(
                  formatWholeDollars(before.largestLineCents),
                  formatWholeDollars(after.largestLineCents),
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

type Result = Comparison['rows'][number]['before'];

function rateOf({ terms }: Result): string {
  return terms ? `${terms.noteRatePct.toFixed(2)}%` : '–';
}

function beforeAndAfter(before: string, after: string): string {
  return before === after ? before : `${before} → ${after}`;
}

function outcomeInWords(outcome: Result['outcome']): string {
  return factLabel(outcome.replaceAll('_', ' '));
}
