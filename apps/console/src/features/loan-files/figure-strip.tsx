import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';

/** The figures that staff read first. A bar shows how much of a limit is used. */
export function FigureStrip({ figures }: Pick<LoanFile, 'figures'>) {
  return (
    <dl className="figures-strip">
      {figures.map(({ label, value, detail, ofLimit, isOver }) => (
        <div key={label} className={isOver ? 'figure-over' : undefined}>
          <dt>{label}</dt>
          <dd className="figures">
            {value}
            {detail && <span>{detail}</span>}
            {ofLimit !== undefined && (
              <meter className="figure-bar" min={0} max={1} value={ofLimit} aria-hidden="true" />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
