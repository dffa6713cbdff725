import { proposeRuleDraft, type RuleDraft } from '@homeline/contract/rules/rule-drafts.ts';
import { Button } from '@homeline/ui/button.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useState } from 'react';
import { BASE, send } from '../../session/client.ts';
import { useDecidedBy } from '../../session/decided-by.ts';
import { staffAlert } from '../../shell/staff-alert.ts';
import { rulesCopy } from './copy.ts';
import type { Kind } from './rule-words.ts';

const copy = rulesCopy.edit.propose;

type ProposeDraftProps = {
  readonly kind: Kind;
  readonly draft: RuleDraft | undefined;
  /** The prerequisite still missing. */
  readonly missing: string | undefined;
  readonly onProposed: () => void;
};

/** Proposes a saved and compared draft for a day, or publishes it at a lender of one person. */
export function ProposeDraft({ kind, draft, missing, onProposed }: ProposeDraftProps) {
  const { decidedBy, readAgainAfter } = useDecidedBy();
  const { heading, why, action } = decidedBy === 'ONE' ? copy.alone : copy;
  const [effectiveOn, setDay] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const noDay = effectiveOn === '' ? rulesCopy.upload.noDay : undefined;
  const reason = missing ?? draft?.proposeDisabledReason ?? noDay;
  const propose = async () => {
    if (!draft) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const body = { version: draft.version, effectiveOn };
      const { changes } = await send(proposeRuleDraft, { params: { kind }, query: { decidedBy }, body });
      const isProposed = changes.some(({ change }) => change === 'PROPOSED');
      showToast(isProposed ? rulesCopy.proposed : copy.published);
      if (isProposed) onProposed();
      // Published at once, at a lender of one person: the draft is gone.
      else window.location.assign(`${BASE}/rules`);
    } catch (error) {
      setProblem(String(staffAlert(error).text));
      await readAgainAfter(error);
    }
    setBusy(false);
  };
  return (
    <Card title={heading}>
      <p className="fine-print">{why}</p>
      <label className="filter">
        <span>{copy.effectiveOn}</span>
        <input
          type="date"
          className="control"
          value={effectiveOn}
          onChange={({ target }) => setDay(target.value)}
        />
      </label>
      <div className="form-actions">
        <Button isBusy={isBusy} disabled={reason !== undefined} onClick={() => void propose()}>
          {action}
        </Button>
        {reason && <p className="fine-print">{reason}</p>}
      </div>
      {problem && <p role="alert">{problem}</p>}
    </Card>
  );
}
