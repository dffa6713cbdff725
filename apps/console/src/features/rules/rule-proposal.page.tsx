import {
  confirmRuleProposal,
  getRuleProposal,
  type RuleProposal,
  returnRuleProposal,
} from '@homeline/contract/rules/rule-proposals.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { TextAreaField } from '@homeline/ui/fields/text-area-field.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { send } from '../../session/client.ts';
import { useDisabledReason } from '../../session/staff-member.ts';
import { civilDateInWords, instantInWords } from '../../shell/dates.ts';
import { FormCard } from '../../shell/form-card.tsx';
import { LoadError } from '../../shell/load-error.tsx';
import { Page } from '../../shell/page.tsx';
import { staffAlert } from '../../shell/staff-alert.ts';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { ComparisonView } from './comparison-view.tsx';
import { rulesCopy } from './copy.ts';
import type { Place } from './grid/places.ts';
import { downloadDmn } from './rule-words.ts';
import { type RuleTexts, useComparison } from './use-comparison.ts';
import './rules.css';

const copy = rulesCopy.proposal;

// Code that parses rule files is large, and only needed here.
const ProposedCells = lazy(() => import('./proposed-cells.tsx'));

/** What one person proposed for the rules: what it would change, and the decision of a second person. */
export default function RuleProposalPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['rules', getRuleProposal.name, id],
    queryFn: () => send(getRuleProposal, { params: { id } }),
    retry: false,
  });
  const lead = <Link to="/rules">{rulesCopy.back}</Link>;
  return (
    <Page heading={copy.heading[data?.act ?? 'PUBLISH']} lead={lead}>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data && <Proposed key={data.sha256} proposal={data} />}
    </Page>
  );
}

type ProposalWithFiles = RuleProposal & { readonly files: RuleTexts };

function Proposed({ proposal }: { readonly proposal: ProposalWithFiles }) {
  const { act, kinds, effectiveOn, files, proposedBy, proposedAt, sha256 } = proposal;
  const { comparison, isComplete, compare } = useComparison();
  const [problem, setProblem] = useState<string>();
  const [place, setPlace] = useState<Place>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: compares once; the key of this component is the proposal
  useEffect(() => {
    if (act === 'PUBLISH') compare(files).catch((error) => setProblem(String(staffAlert(error).text)));
  }, []);
  return (
    <>
      <Card title={copy.what}>
        <Lines
          lines={[
            { label: copy.rules, value: kinds.map((kind) => rulesCopy.kinds[kind]).join(', ') },
            { label: copy.day, value: civilDateInWords(effectiveOn) },
            { label: copy.by, value: proposedBy },
            { label: copy.at, value: instantInWords(proposedAt) },
            { label: copy.id, value: sha256.slice(0, 12) },
          ]}
        />
        <div className="form-actions">
          {kinds.map((kind) => {
            const xml = files[kind];
            return (
              xml && (
                <button
                  key={kind}
                  type="button"
                  className="link"
                  onClick={() => downloadDmn(`${kind}-${effectiveOn}-proposed`, xml)}
                >
                  {copy.download(rulesCopy.kinds[kind])}
                </button>
              )
            );
          })}
        </div>
      </Card>
      {act === 'PUBLISH' && (
        <Suspense>
          {kinds.map(
            (kind) => files[kind] && <ProposedCells key={kind} kind={kind} xml={files[kind]} place={place} />,
          )}
        </Suspense>
      )}
      {act === 'PUBLISH' && (
        <Card title={rulesCopy.comparison.heading}>
          {problem && <p role="alert">{problem}</p>}
          {!comparison && !problem && <Skeleton />}
          {comparison && <ComparisonView comparison={comparison} onOpen={setPlace} />}
        </Card>
      )}
      <Decision proposal={proposal} missing={act === 'PUBLISH' && !isComplete ? copy.wait : undefined} />
    </>
  );
}

type DecisionProps = {
  readonly proposal: RuleProposal;
  /** What must be seen first. */
  readonly missing: string | undefined;
};

/** Confirms exactly what is shown, or returns it with a comment. */
function Decision({ proposal, missing }: DecisionProps) {
  const { id, act, sha256, isOwn, disabledReason } = proposal;
  const mayPublish = !useDisabledReason()('PUBLISH_RULES');
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const params = { id };
  const decided = async (words: string) => {
    showToast(words);
    await queries.invalidateQueries({ queryKey: ['rules'], refetchType: 'none' });
    await navigate('/rules');
  };
  const confirm = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await send(confirmRuleProposal, { params, body: { sha256 } });
      await decided(copy.confirmed[act]);
    } catch (error) {
      setProblem(String(staffAlert(error).text));
    }
    setBusy(false);
  };
  const form = useStaffForm({
    schema: returnRuleProposal.body!,
    values: {},
    async send(body) {
      await send(returnRuleProposal, { params, body });
      await decided(isOwn ? copy.takenBack : copy.returned);
    },
  });
  const reason = disabledReason ?? missing;
  return (
    <Card title={copy.decide}>
      <div className="form-actions">
        <Button isBusy={isBusy} disabled={reason !== undefined} onClick={() => void confirm()}>
          {copy.confirm[act]}
        </Button>
        {reason && <p className="fine-print">{reason}</p>}
      </div>
      {problem && <p role="alert">{problem}</p>}
      {mayPublish && (
        <FormCard form={form} action={isOwn ? copy.takeBack : copy.return} kind="secondary">
          <p className="fine-print">{copy.commentWhy}</p>
          <TextAreaField {...form.field('comment', copy.comment)} />
        </FormCard>
      )}
    </Card>
  );
}
