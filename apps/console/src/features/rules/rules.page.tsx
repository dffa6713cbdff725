import { organisation } from '@homeline/client/organisation.ts';
import type { ComparedRules } from '@homeline/contract/rules/compare-rules.ts';
import { compareRules } from '@homeline/contract/rules/compare-rules.ts';
import { getRuleVersion } from '@homeline/contract/rules/get-rule-version.ts';
import { listRuleVersions, type RuleVersions } from '@homeline/contract/rules/list-rule-versions.ts';
import { publishRules, type RuleChanges } from '@homeline/contract/rules/publish-rules.ts';
import { withdrawRules } from '@homeline/contract/rules/withdraw-rules.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { factLabel } from '@homeline/domain/staff/fact-rows.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { send } from '../../session/client.ts';
import { useDisabledReason } from '../../session/staff-member.ts';
import { todayAt } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { Page } from '../../shell/page.tsx';
import { staffAlert } from '../../shell/staff-alert.ts';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { rulesCopy as copy } from './copy.ts';

const KEY = [listRuleVersions.name];

type Kind = 'rates' | 'policy';
type Version = RuleVersions['versions'][number];
const isProposed = (changes: RuleChanges['changes']) => changes.some(({ change }) => change === 'PROPOSED');

type Files = Partial<Record<Kind, string>>;

/** The lender's rate sheets and credit policies: what is in effect, and what a new version would change. */
export default function RulesPage() {
  const { data, error, refetch } = useQuery({ queryKey: KEY, queryFn: () => send(listRuleVersions, {}) });
  return (
    <Page heading={copy.heading} lead={copy.lead}>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data && <Versions versions={data.versions} />}
      <Proposal />
    </Page>
  );
}

function Versions({ versions }: { readonly versions: readonly Version[] }) {
  const words = copy.versions;
  const queries = useQueryClient();
  const mayPublish = !useDisabledReason()('PUBLISH_RULES');
  const today = todayAt(organisation.orgMetaData.timeZone);
  const [asked, ask] = useState<Version>();
  const [problem, setProblem] = useState<string>();
  const download = async ({ kind, effectiveOn }: Version) => {
    const { xml } = await send(getRuleVersion, { params: { kind, effectiveOn } });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([xml], { type: 'application/xml' }));
    link.download = `${kind}-${effectiveOn}.dmn`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  const withdraw = async ({ kind, effectiveOn }: Version) => {
    ask(undefined);
    setProblem(undefined);
    try {
      const { changes } = await send(withdrawRules, { params: { effectiveOn }, query: { kind } });
      showToast(isProposed(changes) ? copy.proposed : words.withdrawn);
    } catch (error) {
      setProblem(String(staffAlert(error).text));
    }
    await queries.invalidateQueries({ queryKey: KEY });
  };
  return (
    <Card title={words.heading}>
      <TableScroll label={words.heading}>
        <table className="table">
          <caption className="hidden-visually">{words.heading}</caption>
          <thead>
            <tr>
              <th scope="col">{words.kind}</th>
              <th scope="col">{words.effectiveOn}</th>
              <th scope="col">{words.checksum}</th>
              <th scope="col">{words.acts}</th>
            </tr>
          </thead>
          <tbody>
            {versions.toReversed().map((version) => (
              <tr key={`${version.kind} ${version.effectiveOn}`}>
                <th scope="row">{copy.kinds[version.kind]}</th>
                <td className="figures">
                  {version.effectiveOn}
                  {version.effectiveOn > today && <span className="tag">{words.later}</span>}
                </td>
                <td className="figures">{version.sha256.slice(0, 12)}</td>
                <td>
                  <div className="form-actions">
                    <button type="button" className="link" onClick={() => void download(version)}>
                      {words.download}
                    </button>
                    {mayPublish && version.effectiveOn > today && (
                      <button type="button" className="link" onClick={() => ask(version)}>
                        {words.withdraw}
                      </button>
                    )}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
      {problem && <p role="alert">{problem}</p>}
      <Dialog isOpen={asked !== undefined} title={words.withdraw} onClose={() => ask(undefined)}>
        <p>{words.sure}</p>
        <div className="form-actions">
          <Button kind="danger" onClick={() => asked && void withdraw(asked)}>
            {words.withdraw}
          </Button>
          <Button kind="quiet" onClick={() => ask(undefined)}>
            {words.cancel}
          </Button>
        </div>
      </Dialog>
    </Card>
  );
}

/** A new version: its files, what it would change, and the day from which it counts. */
function Proposal() {
  const words = copy.propose;
  const queries = useQueryClient();
  const disabledReason = useDisabledReason()('PUBLISH_RULES');
  const [files, setFiles] = useState<Files>({});
  const [effectiveOn, setDay] = useState('');
  const [compared, setCompared] = useState<Partial<Record<Kind, ComparedRules>>>({});
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const kinds = (['rates', 'policy'] as const).filter((kind) => files[kind] !== undefined);
  const run = async (act: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await act();
    } catch (error) {
      setProblem(String(staffAlert(error).text));
    }
    setBusy(false);
  };
  const compare = () =>
    run(async () => {
      for (const kind of kinds) {
        const answer = await send(compareRules, { body: { kind, xml: files[kind] ?? '' } });
        setCompared((before) => ({ ...before, [kind]: answer }));
      }
    });
  const more = (kind: Kind, before: ComparedRules) =>
    run(async () => {
      const body = { kind, xml: files[kind] ?? '', after: before.next };
      const answer = await send(compareRules, { body });
      setCompared((all) => ({ ...all, [kind]: { ...answer, rows: [...before.rows, ...answer.rows] } }));
    });
  const publish = () =>
    run(async () => {
      const { changes } = await send(publishRules, { params: { effectiveOn }, body: files });
      const isNew = changes.some(({ change }) => change !== 'UNCHANGED');
      showToast(isProposed(changes) ? copy.proposed : isNew ? words.published : words.unchanged);
      await queries.invalidateQueries({ queryKey: KEY });
    });
  const missing =
    kinds.length === 0
      ? words.noFile
      : kinds.some((kind) => !compared[kind])
        ? words.notCompared
        : effectiveOn === ''
          ? words.noDay
          : undefined;
  return (
    <Card title={words.heading}>
      <p className="fine-print">{words.why}</p>
      <div className="field-row">
        {(['rates', 'policy'] as const).map((kind) => (
          <label key={kind} className="filter">
            <span>{words[kind]}</span>
            <input
              type="file"
              accept=".dmn,.xml"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                setCompared({});
                setFiles(({ [kind]: _, ...others }) => others);
                void file?.text().then((xml) => setFiles((before) => ({ ...before, [kind]: xml })));
              }}
            />
          </label>
        ))}
        <label className="filter">
          <span>{words.effectiveOn}</span>
          <input
            type="date"
            className="control"
            value={effectiveOn}
            onChange={({ target }) => setDay(target.value)}
          />
        </label>
      </div>
      <div className="form-actions">
        <Button kind="secondary" isBusy={isBusy} disabled={kinds.length === 0} onClick={() => void compare()}>
          {words.compare}
        </Button>
        <Button
          isBusy={isBusy}
          disabled={missing !== undefined || disabledReason !== undefined}
          onClick={() => void publish()}
        >
          {words.publish}
        </Button>
        <p className="fine-print">{disabledReason ?? missing}</p>
      </div>
      {problem && <p role="alert">{problem}</p>}
      {kinds.map((kind) => {
        const answer = compared[kind];
        return (
          answer && (
            <Comparison key={kind} kind={kind} compared={answer} onMore={() => void more(kind, answer)} />
          )
        );
      })}
    </Card>
  );
}

type ComparisonProps = {
  readonly kind: Kind;
  readonly compared: ComparedRules;
  readonly onMore: () => void;
};

/** The open applications that the new rules decide differently. */
function Comparison({ kind, compared: { rows, undecided, incomparable, next }, onMore }: ComparisonProps) {
  const words = copy.comparison;
  const changed = rows.filter(
    ({ before, after, changedTerms }) =>
      before.outcome !== after.outcome ||
      before.largestLineCents !== after.largestLineCents ||
      changedTerms.length > 0,
  );
  return (
    <section>
      <h3>{words.heading(copy.kinds[kind].toLowerCase())}</h3>
      {changed.length === 0 && <p>{words.none}</p>}
      {changed.length > 0 && (
        <TableScroll label={words.heading(copy.kinds[kind].toLowerCase())}>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">{words.loan}</th>
                <th scope="col">{words.before}</th>
                <th scope="col">{words.after}</th>
                <th scope="col">{words.line}</th>
              </tr>
            </thead>
            <tbody>
              {changed.map(({ uuid, before, after, changedTerms }) => (
                <tr key={uuid}>
                  <th scope="row">
                    <Link to={`/applications/${uuid}`}>{uuid.slice(0, 8)}</Link>
                  </th>
                  <td>{factLabel(before.outcome.replaceAll('_', ' '))}</td>
                  <td>
                    {factLabel(after.outcome.replaceAll('_', ' '))}
                    {changedTerms.length > 0 && (
                      <span className="tag">{words.changed(changedTerms.length)}</span>
                    )}
                  </td>
                  <td className="figures">
                    {formatWholeDollars(before.largestLineCents)} →{' '}
                    {formatWholeDollars(after.largestLineCents)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
      {undecided > 0 && <p className="fine-print">{words.undecided(undecided)}</p>}
      {incomparable.length > 0 && (
        <p role="status">
          {words.incomparable(incomparable.length)}{' '}
          {[...new Set(incomparable.map(({ why }) => why))].join('; ')}
        </p>
      )}
      {next && (
        <p>
          <Button kind="secondary" onClick={onMore}>
            {words.more}
          </Button>
        </p>
      )}
    </section>
  );
}
