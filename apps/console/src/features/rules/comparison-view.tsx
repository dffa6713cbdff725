import type { SamplePeople } from '@homeline/contract/rules/compare-sample-people.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { formatRate } from '@homeline/domain/money/percent.ts';
import { impactCounts, isAffected } from '@homeline/domain/rules/impact-counts.ts';
import { factLabel } from '@homeline/domain/staff/fact-rows.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useDisabledReason } from '../../session/staff-member.ts';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { ChangedCells } from './changed-cells.tsx';
import { rulesCopy } from './copy.ts';
import type { Place } from './grid/places.ts';
import type { Comparison } from './use-comparison.ts';

const copy = rulesCopy.comparison;

/** More rows would be slow to read and to draw; the counts cover all. */
const MOST_ROWS = 100;

type Row = Omit<Comparison['rows'][number], 'uuid' | 'loanNumber'> & {
  readonly key: string;
  readonly who: ReactNode;
};

type ComparisonViewProps = {
  readonly comparison: Comparison;
  /** Shows a changed cell in its table. Absent where no table is shown. */
  readonly onOpen?: ((place: Place) => void) | undefined;
};

/** How many open applications and sample people the new rules decide or price differently, and which. */
export function ComparisonView({ comparison, onOpen }: ComparisonViewProps) {
  const { rows, undecided, incomparable, isEveryApplication, people, changedCells } = comparison;
  const mayOpen = !useDisabledReason()('SEE_APPLICATION');
  const applications = rows.map(({ uuid, loanNumber, ...row }) => ({
    ...row,
    key: uuid,
    who: mayOpen ? <Link to={`/applications/${uuid}`}>{loanNumber}</Link> : loanNumber,
  }));
  return (
    <>
      {changedCells && <ChangedCells cells={changedCells} onOpen={onOpen} />}
      <Impact title={copy.applications} why={copy.why} rows={applications} isComplete={isEveryApplication}>
        {!mayOpen && rows.some(isAffected) && <p className="fine-print">{copy.closed}</p>}
        {undecided > 0 && <p className="fine-print">{copy.undecided(undecided)}</p>}
        {incomparable.length > 0 && (
          <p>
            {copy.incomparable(incomparable.length)}{' '}
            {[...new Set(incomparable.map(({ why }) => why))].join('; ')}
          </p>
        )}
      </Impact>
      {people ? <People people={people} /> : <Skeleton />}
    </>
  );
}

function People({ people: { rows, undecided } }: { readonly people: SamplePeople }) {
  const named = rows.map(({ id, name, ...row }) => ({ ...row, key: id, who: `${name} (${id})` }));
  return (
    <Impact title={copy.people} why={copy.peopleWhy} rows={named} isComplete>
      {undecided.map(({ name, reasons }) => (
        <p key={name} className="fine-print">
          {copy.notDecided(name, reasons.join('; '))}
        </p>
      ))}
    </Impact>
  );
}

type ImpactProps = {
  readonly title: string;
  readonly why: string;
  readonly rows: readonly Row[];
  readonly isComplete: boolean;
  readonly children: ReactNode;
};

function Impact({ title, why, rows, isComplete, children }: ImpactProps) {
  const counts = impactCounts(rows);
  const changed = rows.filter(isAffected);
  return (
    <section className="comparison" aria-label={title} aria-live="polite" aria-busy={!isComplete}>
      <h3>{title}</h3>
      <p className="fine-print">{why}</p>
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
      {changed.length > 0 && <ChangedPeople title={title} rows={changed.slice(0, MOST_ROWS)} />}
      {changed.length > MOST_ROWS && <p className="fine-print">{copy.first(MOST_ROWS)}</p>}
      {children}
    </section>
  );
}

function ChangedPeople({ title, rows }: { readonly title: string; readonly rows: readonly Row[] }) {
  return (
    <TableScroll label={copy.list(title)}>
      <table className="table">
        <caption className="hidden-visually">{copy.list(title)}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.who}</th>
            <th scope="col">{copy.before}</th>
            <th scope="col">{copy.after}</th>
            <th scope="col">{copy.rateBeforeAfter}</th>
            <th scope="col">{copy.line}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, who, before, after }) => (
            <tr key={key}>
              <th scope="row">{who}</th>
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

type Result = Row['before'];

function rateOf({ terms }: Result): string {
  return terms ? formatRate(terms.noteRatePct) : '–';
}

function beforeAndAfter(before: string, after: string): string {
  return before === after ? before : `${before} → ${after}`;
}

function outcomeInWords(outcome: Result['outcome']): string {
  return factLabel(outcome.replaceAll('_', ' '));
}
