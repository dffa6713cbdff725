import { getRuleVersion } from '@homeline/contract/rules/get-rule-version.ts';
import { listRuleVersions } from '@homeline/contract/rules/list-rule-versions.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { send } from '../../session/client.ts';
import { civilDateInWords } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import NotFoundPage from '../../shell/not-found.page.tsx';
import { Page } from '../../shell/page.tsx';
import { rulesCopy } from './copy.ts';
import { SheetsView } from './grid/sheets-view.tsx';
import { useSheets } from './grid/use-sheets.ts';
import { KINDS, type Kind } from './rule-words.ts';

const copy = rulesCopy.version;

/** A published rate sheet or credit policy to read, alone or beside another version. Its tables hold nothing about a person. */
export default function RuleVersionPage() {
  const { kind = '', effectiveOn = '' } = useParams();
  const found = KINDS.find((each) => each === kind);
  return found ? <Version kind={found} effectiveOn={effectiveOn} /> : <NotFoundPage />;
}

type VersionProps = { readonly kind: Kind; readonly effectiveOn: string };

function Version({ kind, effectiveOn }: VersionProps) {
  const [search, setSearch] = useSearchParams();
  const beside = search.get('beside') ?? '';
  const versions = useQuery({
    queryKey: ['rules', listRuleVersions.name],
    queryFn: () => send(listRuleVersions, {}),
  });
  const own = useVersion(kind, effectiveOn);
  const other = useVersion(kind, beside);
  const sheets = useSheets(own.data?.xml);
  const before = useSheets(other.data?.xml);
  const error = own.error ?? other.error ?? versions.error;
  const others =
    versions.data?.versions.filter((each) => each.kind === kind && each.effectiveOn !== effectiveOn) ?? [];
  const isReady = sheets !== undefined && (beside === '' || before !== undefined);
  const isUnreadable = sheets === 'UNREADABLE' || before === 'UNREADABLE';
  const lead = (
    <>
      {copy.lead} <Link to="/rules">{rulesCopy.back}</Link>
    </>
  );
  return (
    <Page heading={copy.heading(rulesCopy.kinds[kind], civilDateInWords(effectiveOn))} lead={lead}>
      {error && <LoadError error={error} onRetry={() => void own.refetch()} />}
      {!isReady && !error && <Skeleton />}
      {isReady && (
        <Card title={rulesCopy.kinds[kind]}>
          <label className="filter">
            <span>{copy.beside}</span>
            <select
              className="control"
              value={beside}
              onChange={({ target }) => setSearch(target.value ? { beside: target.value } : {})}
            >
              <option value="">{copy.alone}</option>
              {others.map((each) => (
                <option key={each.effectiveOn} value={each.effectiveOn}>
                  {civilDateInWords(each.effectiveOn)}
                </option>
              ))}
            </select>
          </label>
          {isUnreadable ? (
            <p>{rulesCopy.grid.unreadable}</p>
          ) : (
            <SheetsView
              sheets={sheets}
              before={before}
              beside={
                before && [copy.from(civilDateInWords(beside)), copy.from(civilDateInWords(effectiveOn))]
              }
            />
          )}
        </Card>
      )}
    </Page>
  );
}

function useVersion(kind: Kind, effectiveOn: string) {
  return useQuery({
    queryKey: ['rules', getRuleVersion.name, kind, effectiveOn],
    queryFn: () => send(getRuleVersion, { params: { kind, effectiveOn } }),
    enabled: effectiveOn !== '',
    retry: false,
  });
}
