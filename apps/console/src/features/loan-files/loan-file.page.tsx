import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Link, useLocation, useParams } from 'react-router';
import { useDisabledReason } from '../../session/staff-member.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { Page } from '../../shell/page.tsx';
import { pipelineCopy } from '../pipeline/copy.ts';
import type { FromList } from '../pipeline/pipeline-table.tsx';
import { AdverseAction } from './adverse-action.tsx';
import { fileCopy as copy } from './copy.ts';
import { DecisionsTab } from './decisions-tab.tsx';
import { DocumentsTab } from './documents-tab.tsx';
import { EvidenceTab } from './evidence-tab.tsx';
import { FactsTab } from './facts-tab.tsx';
import { FileActs } from './file-acts.tsx';
import { FileHeader } from './file-header.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { Proposals } from './proposals.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { TermsTab } from './terms-tab.tsx';
import { TimelineTab } from './timeline-tab.tsx';
import { UnreadTexts } from './unread-texts.tsx';
import { useLoanFile } from './use-loan-file.ts';
import './loan-file.css';

const TABS = {
  overview: OverviewTab,
  evidence: EvidenceTab,
  facts: FactsTab,
  decisions: DecisionsTab,
  terms: TermsTab,
  documents: DocumentsTab,
  timeline: TimelineTab,
} as const;
type Tab = keyof typeof TABS;

/** One application: what it is, what it waits for, what may be decided, and everything known about it. */
export default function LoanFilePage() {
  const { uuid = '', tab = 'overview' } = useParams();
  const from = useLocation().state as FromList | null;
  const { data: file, error, refetch } = useLoanFile(uuid);
  const isOpen = !useDisabledReason()('SEE_APPLICATION');
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!file) return <Skeleton />;
  const shown: Tab = Object.hasOwn(TABS, tab) ? (tab as Tab) : 'overview';
  const Content = TABS[shown];
  return (
    <Page
      heading={file.borrower ?? pipelineCopy.nameless}
      lead={<Link to={`/work${from?.list ?? ''}`}>{copy.back}</Link>}
    >
      <FileHeader file={file} />
      <dl className="figures-strip">
        {file.figures.map(({ label, value, detail, isOver }) => (
          <div key={label} className={isOver ? 'figure-over' : undefined}>
            <dt>{label}</dt>
            <dd className="figures">
              {value}
              {detail && <span>{detail}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <AdverseAction file={file} />
      <UnreadTexts file={file} />
      <Proposals uuid={uuid} />
      <ReviewPanel key={file.step} file={file} />
      {isOpen && (
        <>
          <nav className="tabs" aria-label={file.loanNumber}>
            {(Object.keys(TABS) as Tab[]).map((name) => (
              <Link
                key={name}
                to={`/applications/${uuid}/${name}`}
                aria-current={name === shown ? 'page' : undefined}
                state={from}
                preventScrollReset
              >
                {copy.tabs[name]}
              </Link>
            ))}
          </nav>
          <div className="file-columns">
            <div className="file-main">
              <Content file={file} />
            </div>
            <FileActs file={file} />
          </div>
        </>
      )}
    </Page>
  );
}
