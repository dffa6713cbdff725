import { said } from '@homeline/contract/said.ts';
import { civilDate } from '@homeline/domain/dates/civil-date.ts';
import { dateWords } from '@homeline/domain/dates/date-words.ts';
import type { WordedExplanation, WordedLine } from '@homeline/domain/explanations/worded-explanation.ts';
import { Lines } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import './explanation.css';
import { collapseZeroLines } from './collapse-zero-lines.ts';
import { offersCopy } from './copy.ts';

const words = offersCopy.explanation;

/** Explains figures line by line. Loads when the borrower opens it. */
export function Explanation({
  title,
  about,
  ask,
}: {
  title: string;
  /** The query key. When it changes, the explanation is loaded again. */
  about: readonly unknown[];
  ask: () => Promise<WordedExplanation>;
}) {
  const [isOpen, open] = useState(false);
  const { data, isError } = useQuery({
    queryKey: ['explanation', ...about],
    queryFn: ask,
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <details className="explanation" onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>{title}</summary>
      <div aria-live="polite" aria-busy={isOpen && !data && !isError}>
        {isError && <p>{words.failed}</p>}
        {data && <Sections explanation={data} />}
      </div>
    </details>
  );
}

function Sections({ explanation: { sections, sheet, policy } }: { explanation: WordedExplanation }) {
  const rules = [
    ...(sheet ? [words.sheet(dateWords(sheet.version))] : []),
    ...(policy ? [words.policy(dateWords(policy.version))] : []),
  ];
  return (
    <>
      {sections.map(({ title, lines }) => (
        <section key={title}>
          <h3>{said(title)}</h3>
          <Lines lines={collapseZeroLines(lines).map(lineOf)} />
        </section>
      ))}
      {rules.length > 0 && <p className="explanation-source">{words.source(rules)}</p>}
    </>
  );
}

/** The server states a day as data does, for readers of every language. */
function withDateWords(text: string): string {
  return text.replace(/\b\d{4}-\d\d-\d\d\b/g, (day) => dateWords(civilDate(day)));
}

/** Shows the borrower the table. The examiner's decision record also names the row. */
function lineOf({ label, value, from, rule, isTotal }: WordedLine) {
  const table = rule && rule.table !== label && words.table(said(rule.table));
  const policy = rule?.policy && words.policyOfLine(dateWords(rule.policy.version));
  const detail = [from && withDateWords(said(from)), table, policy].filter(Boolean).join(' · ');
  return { label: said(label), value: said(value), ...(detail && { detail }), ...(isTotal && { isTotal }) };
}
