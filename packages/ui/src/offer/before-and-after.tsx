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
  readonly before?: string;
  readonly after?: string;
  readonly figures: readonly ChangedFigure[];
};

/** Terms side by side, as they were and as they are; what differs is marked for the eye and the ear. */
export function BeforeAndAfter({
  title,
  reason,
  before = 'Before',
  after = 'Now',
  figures,
}: BeforeAndAfterProps) {
  return (
    <section className="change">
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
                  {isSame && <span className="hidden-visually">, as before</span>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
