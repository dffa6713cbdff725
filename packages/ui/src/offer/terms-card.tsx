import { Tooltip } from '../feedback/tooltip.tsx';
import { Lines } from '../page/card.tsx';
import './terms-card.css';
import { deferredCopy } from '../deferred-copy.ts';

const copy = deferredCopy.terms;

type TermsCardProps = {
  readonly title: string;
  readonly monthlyPayment: string;
  readonly apr: string;
  /** What the APR counts. */
  readonly aprNote: string;
  readonly initialDraw: string;
  /** Absent for an interest-only line, whose principal has no schedule. */
  readonly termYears?: number | undefined;
};

/** Shows the chosen terms in four figures. */
export function TermsCard({ title, monthlyPayment, apr, aprNote, initialDraw, termYears }: TermsCardProps) {
  return (
    <section className="terms-card">
      <h2>{title}</h2>
      <p className="terms-payment">
        <span className="terms-amount figures">{monthlyPayment}</span>
        <span>{copy.aMonth}</span>
      </p>
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
    </section>
  );
}
