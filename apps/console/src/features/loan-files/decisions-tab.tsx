import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { getDecisionRecord } from '@homeline/contract/reviews/get-decision-record.ts';
import { type DecisionEntry, listDecisions } from '@homeline/contract/reviews/list-decisions.ts';
import type { WordedSection } from '@homeline/domain/explanations/worded-explanation.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { civilDateInWords, instantInWords } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { saveFile } from '../../shell/save-file.ts';
import { staffAlert } from '../../shell/staff-alert.ts';
import { CompareDecisions, nameOfDecision } from './compare-decisions.tsx';
import { fileCopy } from './copy.ts';
import { DecidedTerms, ExplainedLines, isOfTerms } from './decided-terms.tsx';
import { fileKey, reasonAgainst } from './use-loan-file.ts';

const copy = fileCopy.decisions;

/** Decisions that are open at first: their few lines say what changed and why. */
const OPEN: readonly DecisionEntry['on'][] = ['REVIEW', 'VALUE', 'CHANGE'];

/** Sections that are open at first: what was decided, and why. */
const OPEN_SECTIONS: readonly WordedSection['code'][] = ['DECISION', 'TERMS_REFUSED'];

/** Every decision with its explanation, the newest first, and the record for examiners. */
export function DecisionsTab({ file }: { readonly file: LoanFile }) {
  const { uuid, loanNumber } = file;
  const disabledReason = reasonAgainst(file, 'SEE_DECISIONS');
  const { data, error } = useQuery({
    queryKey: fileKey(uuid, listDecisions.name),
    queryFn: () => send(listDecisions, { params: { uuid } }),
    enabled: !disabledReason,
  });
  const [problem, setProblem] = useState<string>();
  if (disabledReason) return <p>{disabledReason}</p>;
  if (error && !data) return <LoadError error={error} />;
  if (!data) return <Skeleton />;
  const download = async () => {
    try {
      const record = await send(getDecisionRecord, { params: { uuid } });
      saveFile(record, `decision-record-${loanNumber}.pdf`);
    } catch (failure) {
      setProblem(String(staffAlert(failure).text));
    }
  };
  return (
    <>
      {data.decisions.length === 0 ? (
        <p>{copy.none}</p>
      ) : (
        <p>
          <Button kind="secondary" onClick={() => void download()}>
            {copy.record}
          </Button>
        </p>
      )}
      {problem && <p role="alert">{problem}</p>}
      <CompareDecisions key={data.decisions.length} decisions={data.decisions} />
      {data.decisions.toReversed().map((decision, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: decisions have no identity and keep their order
        <Decision key={index} {...decision} />
      ))}
    </>
  );
}

function Decision(entry: DecisionEntry) {
  const { on, at, reasonCodes, explanation } = entry;
  const { sheet, policy, sections } = explanation;
  const terms = sections.filter(isOfTerms);
  const others = sections.filter((section) => !isOfTerms(section));
  return (
    <Card title={nameOfDecision(entry)}>
      <p className="fine-print">
        {copy.made(
          instantInWords(at),
          sheet && civilDateInWords(sheet.version),
          policy && civilDateInWords(policy.version),
        )}
      </p>
      {reasonCodes.length > 0 && <p>{reasonCodes.join(', ')}</p>}
      {terms.length > 0 && <DecidedTerms sections={terms} />}
      {others.map(({ code, title, lines }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sections may share a title
        <details key={index} open={OPEN.includes(on) || OPEN_SECTIONS.includes(code)}>
          <summary>{title}</summary>
          <ExplainedLines lines={lines} />
        </details>
      ))}
    </Card>
  );
}
