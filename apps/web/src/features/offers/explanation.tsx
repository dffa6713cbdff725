import { formatUs } from '@homeline/domain/dates/civil-date.ts';
import type { WordedExplanation, WordedLine } from '@homeline/domain/explanations/worded-explanation.ts';
import { Lines } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import './explanation.css';
import { folded } from './folded-lines.ts';

/** Why the figures are what they are, line by line; asked for only when somebody opens it. */
export function Explanation({
  title,
  about,
  ask,
}: {
  title: string;
  /** What it is about: another one is asked for when this changes. */
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
        {isError && <p>We could not read it just now. Close this and open it again.</p>}
        {data && <Sections explanation={data} />}
      </div>
    </details>
  );
}

function Sections({ explanation: { sections, sheet, policy } }: { explanation: WordedExplanation }) {
  const rules = [
    ...(sheet ? [`rate sheet of ${formatUs(sheet.version)}`] : []),
    ...(policy ? [`credit policy of ${formatUs(policy.version)}`] : []),
  ];
  return (
    <>
      {sections.map(({ title, lines }) => (
        <section key={title}>
          <h3>{title}</h3>
          <Lines lines={folded(lines).map(lineOf)} />
        </section>
      ))}
      {rules.length > 0 && <p className="explanation-source">By our {rules.join(' and our ')}.</p>}
    </>
  );
}

/** The borrower sees the table; its row is in the decision record for examiners. */
function lineOf({ label, value, from, rule, isTotal }: WordedLine) {
  const table = rule && rule.table !== label && `by our table “${rule.table}”`;
  const policy = rule?.policy && `credit policy of ${formatUs(rule.policy.version)}`;
  const detail = [from, table, policy].filter(Boolean).join(' · ');
  return { label, value, ...(detail && { detail }), ...(isTotal && { isTotal }) };
}
