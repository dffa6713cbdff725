import { Tooltip } from '../feedback/tooltip.tsx';
import { Lines } from '../page/card.tsx';
import './terms-card.css';
import { deferredCopy } from '../deferred-copy.ts';

const copy = deferredCopy.terms;

type Terms = {
  readonly title: string;
  readonly monthlyPayment: string;
  readonly apr: string;
  /** What the APR counts. */
  readonly aprNote: string;
  readonly initialDraw: string;
  /** Absent for an interest-only line, whose principal has no schedule. */
  readonly termYears?: number | undefined;
};

/** Shows the chosen terms in four figures beside a page, on a desktop screen. */
export function TermsCard(terms: Terms) {
  return (
    <section className="terms-card">
      <h2>{terms.title}</h2>
      <p className="terms-payment">
        <span className="terms-amount figures">{terms.monthlyPayment}</span>
        <span>{copy.aMonth}</span>
      </p>
      <TermsLines {...terms} />
    </section>
  );
}

/** Shows the chosen terms in one row above a page, on a phone. It opens. */
export function TermsRow(terms: Terms) {
  return (
    <details className="terms-row">
      <summary className="figures">
        <span className="hidden-visually">{terms.title}: </span>
        <strong>{terms.initialDraw}</strong>
        <span className="hidden-visually">, </span>
        <span>{copy.aprOf(terms.apr)}</span>
        <span className="hidden-visually">, </span>
        <span>{copy.monthly(terms.monthlyPayment)}</span>
      </summary>
      <TermsLines {...terms} />
    </details>
  );
}

function TermsLines({ apr, aprNote, initialDraw, termYears }: Terms) {
  return (
    <Lines
      lines={[
        {
          label: (
            <>
              {copy.apr}
              <Tooltip label={copy.aboutApr} text={aprNote} />
            </>
          ),
          value: apr,
        },
        { label: copy.initialDraw, value: initialDraw },
        ...(termYears === undefined ? [] : [{ label: copy.fixedTerm, value: copy.years(termYears) }]),
      ]}
    />
  );
}
