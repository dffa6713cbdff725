import { publishRules } from '@homeline/contract/rules/publish-rules.ts';
import { RULE_FILE_BYTES } from '@homeline/contract/rules/rule-files.ts';
import { Button } from '@homeline/ui/button.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { useDecidedBy } from '../../session/decided-by.ts';
import { useDisabledReason } from '../../session/staff-member.ts';
import { staffAlert } from '../../shell/staff-alert.ts';
import { ComparisonView } from './comparison-view.tsx';
import { rulesCopy } from './copy.ts';
import { KINDS, type Kind } from './rule-words.ts';
import { type RuleTexts, useComparison } from './use-comparison.ts';
import './rules.css';

const copy = rulesCopy.upload;

/** Takes files from another DMN editor, shows what they would change, and asks from which day they apply. */
export function PublishFiles() {
  const queries = useQueryClient();
  const disabledReason = useDisabledReason()('PUBLISH_RULES');
  const { decidedBy, readAgainAfter } = useDecidedBy();
  const { heading, why, publish: action } = decidedBy === 'ONE' ? copy.alone : copy;
  const [files, setFiles] = useState<RuleTexts>({});
  const [effectiveOn, setDay] = useState('');
  const { comparison, isComplete, compare, forget } = useComparison();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const hasFile = KINDS.some((kind) => files[kind] !== undefined);
  const run = async (act: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await act();
    } catch (error) {
      setProblem(String(staffAlert(error).text));
      await readAgainAfter(error);
    }
    setBusy(false);
  };
  const choose = async (kind: Kind, file: File | undefined) => {
    forget();
    setProblem(undefined);
    setFiles(({ [kind]: _, ...others }) => others);
    if (file && file.size > RULE_FILE_BYTES) return setProblem(copy.tooLarge);
    const xml = await file?.text();
    if (xml) setFiles((before) => ({ ...before, [kind]: xml }));
  };
  const publish = () =>
    run(async () => {
      const { changes } = await send(publishRules, {
        params: { effectiveOn },
        query: { decidedBy },
        body: files,
      });
      const has = (change: (typeof changes)[number]['change']) =>
        changes.some((each) => each.change === change);
      const isNew = changes.some(({ change }) => change !== 'UNCHANGED');
      showToast(has('PROPOSED') ? rulesCopy.proposed : isNew ? copy.published : copy.unchanged);
      await queries.invalidateQueries({ queryKey: ['rules'] });
    });
  const missing = !hasFile
    ? copy.noFile
    : !isComplete
      ? copy.notCompared
      : effectiveOn === ''
        ? copy.noDay
        : undefined;
  return (
    <Card title={heading}>
      <p className="fine-print">{why}</p>
      <div className="field-row">
        {KINDS.map((kind) => (
          <label key={kind} className="filter">
            <span>{copy[kind]}</span>
            <input
              type="file"
              accept=".dmn,.xml"
              onChange={({ target }) => void choose(kind, target.files?.[0])}
            />
          </label>
        ))}
        <label className="filter">
          <span>{copy.effectiveOn}</span>
          <input
            type="date"
            className="control"
            value={effectiveOn}
            onChange={({ target }) => setDay(target.value)}
          />
        </label>
      </div>
      <div className="form-actions">
        <Button
          kind="secondary"
          isBusy={isBusy}
          disabled={!hasFile}
          onClick={() => void run(() => compare(files))}
        >
          {copy.compare}
        </Button>
        <Button
          isBusy={isBusy}
          disabled={missing !== undefined || disabledReason !== undefined}
          onClick={() => void publish()}
        >
          {action}
        </Button>
        <p className="fine-print">{disabledReason ?? missing}</p>
      </div>
      {problem && <p role="alert">{problem}</p>}
      {comparison && <ComparisonView comparison={comparison} />}
    </Card>
  );
}
