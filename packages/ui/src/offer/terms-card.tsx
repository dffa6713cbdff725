import { Tooltip } from '../feedback/tooltip.tsx';
import { Lines } from '../page/card.tsx';
import './terms-card.css';

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
        <span>a month</span>
      </p>
      <Lines
        lines={[
          {
            label: (
              <>
                APR
                <Tooltip label="About the APR" text={aprNote} />
              </>
            ),
            value: apr,
          },
          { label: 'Initial draw', value: initialDraw },
          ...(termYears === undefined ? [] : [{ label: 'Fixed term', value: `${termYears} years` }]),
        ]}
      />
    </section>
  );
}
