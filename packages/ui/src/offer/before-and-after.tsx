import type { ReactNode } from 'react';
import './before-and-after.css';
import { deferredCopy } from '../deferred-copy.ts';

const copy = deferredCopy.change;

export type ChangedFigure = {
  readonly name: string;
  readonly before: string;
  readonly after: string;
};

type BeforeAndAfterProps = {
  readonly title: string;
  /** Why the terms changed, in a sentence. */
  readonly reason?: ReactNode;
  /** Column labels for two options to choose from, instead of before and after. */
  readonly choices?: readonly [one: string, other: string];
  readonly figures: readonly ChangedFigure[];
};

/** Compares two sets of terms in a table and marks each difference, also for screen readers. */
export function BeforeAndAfter({ title, reason, choices, figures }: BeforeAndAfterProps) {
  const [before, after] = choices ?? [copy.before, copy.now];
  return (
    <section className={choices ? 'change' : 'change change-replaced'}>
      <h2>{title}</h2>
      {reason && <p>{reason}</p>}
      <table className="figures">
        <thead>
          <tr>
            <td />
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map((figure) => {
            const isSame = figure.before === figure.after;
            return (
              <tr key={figure.name} data-changed={!isSame || undefined}>
                <th scope="row">{figure.name}</th>
                <td>{figure.before}</td>
                <td>
                  {figure.after}
                  {isSame && !choices && <span className="hidden-visually">, {copy.same}</span>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
