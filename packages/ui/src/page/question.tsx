import type { ReactNode } from 'react';
import './question.css';

type QuestionProps = {
  readonly heading: ReactNode;
  /** What is needed and why, in one sentence. */
  readonly why?: ReactNode;
  /** The way back, above everything else. */
  readonly back?: ReactNode;
  /** Shown above the question: the position in a short series. */
  readonly above?: ReactNode;
  /** Alerts in order: connection, system, decision, field summary, advice. */
  readonly alerts?: ReactNode;
  readonly children?: ReactNode;
  /** Uses the full width of a desktop screen, for comparisons. */
  readonly isWide?: boolean;
};

/** Lays out a page with one question under one heading. */
export function Question({ heading, why, back, above, alerts, children, isWide }: QuestionProps) {
  return (
    <article className={isWide ? 'question question-wide' : 'question'}>
      {back && <p className="question-back">{back}</p>}
      {above && <div className="question-above">{above}</div>}
      <header className="question-head">
        <h1 tabIndex={-1} data-page-heading>
          {heading}
        </h1>
        {why && <p className="question-why">{why}</p>}
      </header>
      {alerts}
      {children}
    </article>
  );
}

/** Lays out the continue button and the other ways on. */
export function QuestionActions({ children }: { children: ReactNode }) {
  return <div className="question-actions">{children}</div>;
}
