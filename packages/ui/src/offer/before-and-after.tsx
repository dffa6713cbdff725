import type { ReactNode } from 'react';
import './before-and-after.css';

export type ChangedFigure = {
  readonly name: string;
  readonly before: string;
  readonly after: string;
};

type BeforeAndAfterProps = {
  readonly title: string;
  /** Why it changed, in a sentence. */
  readonly reason?: ReactNode;
  /** What the columns are called where the two are there to choose from, and neither took the place of the other. */
  readonly choices?: readonly [one: string, other: string];
  readonly figures: readonly ChangedFigure[];
};

/** Terms side by side, as they were and as they are; what differs is marked for the eye and the ear. */
export function BeforeAndAfter({ title, reason, choices, figures }: BeforeAndAfterProps) {
  const [before, after] = choices ?? ['Before', 'Now'];
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
                  {isSame && !choices && <span className="hidden-visually">, as before</span>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
