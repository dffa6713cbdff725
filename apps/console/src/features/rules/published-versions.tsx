import { organisation } from '@homeline/client/organisation.ts';
import { getRuleVersion } from '@homeline/contract/rules/get-rule-version.ts';
import { listRuleVersions, type RuleVersions } from '@homeline/contract/rules/list-rule-versions.ts';
import { withdrawRules } from '@homeline/contract/rules/withdraw-rules.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { send } from '../../session/client.ts';
import { useDecidedBy } from '../../session/decided-by.ts';
import { useDisabledReason } from '../../session/staff-member.ts';
import { civilDateInWords, todayAt } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { staffAlert } from '../../shell/staff-alert.ts';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { rulesCopy } from './copy.ts';
import { downloadDmn, editPath, versionPath } from './rule-words.ts';

const copy = rulesCopy.versions;

type Version = RuleVersions['versions'][number];

/** The published rate sheets and credit policies, newest first, with who published each. */
export function PublishedVersions() {
  const { data, error, refetch } = useQuery({
    queryKey: ['rules', listRuleVersions.name],
    queryFn: () => send(listRuleVersions, {}),
  });
  const queries = useQueryClient();
  const { decidedBy, readAgainAfter } = useDecidedBy();
  const [asked, ask] = useState<Version>();
  const [problem, setProblem] = useState<string>();
  const withdraw = async ({ kind, effectiveOn }: Version) => {
    ask(undefined);
    setProblem(undefined);
    try {
      const { changes } = await send(withdrawRules, { params: { effectiveOn }, query: { kind, decidedBy } });
      const isProposed = changes.some(({ change }) => change === 'PROPOSED');
      showToast(isProposed ? rulesCopy.proposed : copy.withdrawn);
    } catch (refused) {
      setProblem(String(staffAlert(refused).text));
      await readAgainAfter(refused);
    }
    await queries.invalidateQueries({ queryKey: ['rules'] });
  };
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton />;
  return (
    <Card title={copy.heading}>
      <TableScroll label={copy.heading}>
        <table className="table">
          <caption className="hidden-visually">{copy.heading}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.kind}</th>
              <th scope="col">{copy.effectiveOn}</th>
              <th scope="col">{copy.by}</th>
              <th scope="col">{copy.checksum}</th>
              <th scope="col">{copy.acts}</th>
            </tr>
          </thead>
          <tbody>
            {data.versions.toReversed().map((version) => (
              <VersionRow
                key={`${version.kind} ${version.effectiveOn}`}
                version={version}
                onWithdraw={() => ask(version)}
              />
            ))}
          </tbody>
        </table>
      </TableScroll>
      {problem && <p role="alert">{problem}</p>}
      <Dialog isOpen={asked !== undefined} title={copy.withdraw} onClose={() => ask(undefined)}>
        <p>{copy.sure}</p>
        <div className="form-actions">
          <Button kind="danger" onClick={() => asked && void withdraw(asked)}>
            {copy.withdraw}
          </Button>
          <Button kind="quiet" onClick={() => ask(undefined)}>
            {copy.cancel}
          </Button>
        </div>
      </Dialog>
    </Card>
  );
}

function VersionRow({ version, onWithdraw }: { readonly version: Version; readonly onWithdraw: () => void }) {
  const { kind, effectiveOn, sha256, publishedBy, proposedBy } = version;
  const mayPublish = !useDisabledReason()('PUBLISH_RULES');
  const isFuture = effectiveOn > todayAt(organisation.orgMetaData.timeZone);
  const download = async () => {
    const { xml } = await send(getRuleVersion, { params: { kind, effectiveOn } });
    downloadDmn(`${kind}-${effectiveOn}`, xml);
  };
  return (
    <tr>
      <th scope="row">{rulesCopy.kinds[kind]}</th>
      <td className="figures">
        {civilDateInWords(effectiveOn)}
        {isFuture && <span className="tag">{copy.later}</span>}
      </td>
      <td>
        {publishedBy && proposedBy ? copy.twoPeople(proposedBy, publishedBy) : (publishedBy ?? copy.first)}
      </td>
      <td className="figures">{sha256.slice(0, 12)}</td>
      <td>
        <div className="form-actions">
          <Link className="link" to={versionPath(kind, effectiveOn)}>
            {copy.open}
          </Link>
          {mayPublish && (
            <Link className="link" reloadDocument to={editPath(kind, effectiveOn)}>
              {copy.edit}
            </Link>
          )}
          <button type="button" className="link" onClick={() => void download()}>
            {copy.download}
          </button>
          {mayPublish && isFuture && (
            <button type="button" className="link" onClick={onWithdraw}>
              {copy.withdraw}
            </button>
          )}
        </div>
      </td>
    </tr>
  );
}
