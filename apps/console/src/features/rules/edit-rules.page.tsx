import { refusalOf } from '@homeline/client/session/refusal.ts';
import { getRuleVersion } from '@homeline/contract/rules/get-rule-version.ts';
import { listRuleVersions } from '@homeline/contract/rules/list-rule-versions.ts';
import { getRuleDraft, listRuleDrafts } from '@homeline/contract/rules/rule-drafts.ts';
import { listRuleProposals } from '@homeline/contract/rules/rule-proposals.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { send } from '../../session/client.ts';
import { civilDateInWords, instantInWords } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import NotFoundPage from '../../shell/not-found.page.tsx';
import { Page } from '../../shell/page.tsx';
import { rulesCopy } from './copy.ts';
import { useEditorDocument } from './editor-document.ts';
import { type EditedRules, RuleEditor } from './rule-editor.tsx';
import { KINDS, type Kind } from './rule-words.ts';

const copy = rulesCopy.edit;

/** Edits the draft of a rate sheet or a credit policy: as tables or as text, with its check, its comparison and its proposal. */
export default function EditRulesPage() {
  const { kind = '' } = useParams();
  const found = KINDS.find((each) => each === kind);
  return found ? <Loaded kind={found} /> : <NotFoundPage />;
}

function Loaded({ kind }: { readonly kind: Kind }) {
  const isOwnDocument = useEditorDocument();
  const [search] = useSearchParams();
  const { data, error, refetch } = useQuery({
    queryKey: ['rules', 'edited', kind],
    queryFn: () => load(kind, search.get('from')),
    // Never stale, so nothing refetches over edits; conflicts surface on save.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const lead = data && (
    <>
      {data.draft
        ? copy.saved(
            data.draft.changedBy,
            instantInWords(data.draft.changedAt),
            civilDateInWords(data.basedOn),
          )
        : copy.started(civilDateInWords(data.basedOn))}{' '}
      <Link to="/rules">{rulesCopy.back}</Link>
    </>
  );
  return (
    <Page heading={copy.headings[kind]} lead={lead}>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {(!data || !isOwnDocument) && !error && <Skeleton />}
      {data && isOwnDocument && (
        <RuleEditor
          key={`${data.draft?.version} ${data.draft?.sha256}`}
          edited={data}
          onReload={() => void refetch()}
        />
      )}
    </Page>
  );
}

async function load(kind: Kind, from: string | null): Promise<EditedRules> {
  const drafts = await send(listRuleDrafts, {});
  if (drafts.some((draft) => draft.kind === kind)) {
    const { xml, ...draft } = await send(getRuleDraft, { params: { kind } });
    const proposals = await send(listRuleProposals, {});
    const isProposed = proposals.some(({ act, kinds }) => act === 'PUBLISH' && kinds.join() === kind);
    const publishedXml = await publishedText(kind, draft.basedOn);
    return { kind, xml, basedOn: draft.basedOn, publishedXml, draft, isProposed };
  }
  const { versions } = await send(listRuleVersions, {});
  const own = versions.filter((version) => version.kind === kind);
  const started = own.find(({ effectiveOn }) => effectiveOn === from) ?? own.at(-1);
  const basedOn = started?.effectiveOn ?? '';
  const { xml } = await send(getRuleVersion, { params: { kind, effectiveOn: basedOn } });
  return { kind, xml, basedOn, publishedXml: xml, draft: undefined, isProposed: false };
}

/** Returns the text of a published version; undefined for one that was withdrawn since. */
async function publishedText(kind: Kind, effectiveOn: string): Promise<string | undefined> {
  try {
    return (await send(getRuleVersion, { params: { kind, effectiveOn } })).xml;
  } catch (error) {
    if (refusalOf(error).code === 'NOT_FOUND') return undefined;
    throw error;
  }
}
