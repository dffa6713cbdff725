import { listRuleDrafts } from '@homeline/contract/rules/rule-drafts.ts';
import { listRuleActs, listRuleProposals } from '@homeline/contract/rules/rule-proposals.ts';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { send } from '../../session/client.ts';
import { civilDateInWords, instantInWords } from '../../shell/dates.ts';
import { rulesCopy } from './copy.ts';
import { editPath, kindsInWords, proposalInWords } from './rule-words.ts';

/** What waits for a second person. */
export function OpenProposals() {
  const copy = rulesCopy.proposals;
  const { data = [] } = useQuery({
    queryKey: ['rules', listRuleProposals.name],
    queryFn: () => send(listRuleProposals, {}),
  });
  if (data.length === 0) return null;
  return (
    <Card title={copy.heading} tone="sunken">
      {data.map((proposal) => (
        <div key={proposal.id} className="item">
          <div>
            <p>
              <strong>{proposalInWords(proposal)}</strong>
            </p>
            <p className="fine-print">{copy.by(proposal.proposedBy, instantInWords(proposal.proposedAt))}</p>
          </div>
          <Link to={`/rules/proposals/${proposal.id}`}>{copy.open}</Link>
        </div>
      ))}
    </Card>
  );
}

/** The rate sheet and the credit policy that a person is writing. */
export function Drafts() {
  const copy = rulesCopy.drafts;
  const { data } = useQuery({
    queryKey: ['rules', listRuleDrafts.name],
    queryFn: () => send(listRuleDrafts, {}),
  });
  if (!data) return null;
  return (
    <Card title={copy.heading}>
      {data.length === 0 && <p>{copy.none}</p>}
      {data.map(({ kind, changedBy, changedAt, basedOn }) => (
        <div key={kind} className="item">
          <div>
            <p>
              <strong>{rulesCopy.kinds[kind]}</strong>
            </p>
            <p className="fine-print">
              {copy.by(changedBy, instantInWords(changedAt), civilDateInWords(basedOn))}
            </p>
          </div>
          <Link reloadDocument to={editPath(kind)}>
            {copy.open(rulesCopy.kinds[kind])}
          </Link>
        </div>
      ))}
    </Card>
  );
}

/** Who proposed, returned and published what. */
export function RuleHistory() {
  const copy = rulesCopy.acts;
  const { data = [] } = useQuery({
    queryKey: ['rules', listRuleActs.name],
    queryFn: () => send(listRuleActs, {}),
  });
  if (data.length === 0) return null;
  return (
    <Card title={copy.heading}>
      <ol className="history rule-history">
        {data.map(({ at, by, what, kinds, effectiveOn, comment }) => (
          <li key={`${at} ${what} ${by}`}>
            <span className="tag">{copy.what[what]}</span>
            <span>
              {kindsInWords(kinds)}
              {effectiveOn && copy.from(civilDateInWords(effectiveOn))}
              {comment && (
                <q className="rule-comment" dir="auto">
                  {comment}
                </q>
              )}
            </span>
            <span className="fine-print">
              <bdi>{by}</bdi> · {instantInWords(at)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
