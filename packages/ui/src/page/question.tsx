import type { ReactNode } from 'react';
import './question.css';

type QuestionProps = {
  /** The question itself. */
  readonly heading: ReactNode;
  /** What is needed and why, in one sentence. */
  readonly why?: ReactNode;
  /** What belongs above the question: where one is within a small series. */
  readonly above?: ReactNode;
  /** Alerts, in their order: connection, system, decision, field summary, advice. */
  readonly alerts?: ReactNode;
  readonly children?: ReactNode;
  /** Uses the width of a desk screen, for a page that compares things. */
  readonly isWide?: boolean;
};

/** A page: one question under one heading. */
export function Question({ heading, why, above, alerts, children, isWide }: QuestionProps) {
  return (
    <article className={isWide ? 'question question-wide' : 'question'}>
      {above && <p className="question-above">{above}</p>}
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

/** The way on, and the way back that keeps what was typed. */
export function QuestionActions({ children }: { children: ReactNode }) {
  return <div className="question-actions">{children}</div>;
}
