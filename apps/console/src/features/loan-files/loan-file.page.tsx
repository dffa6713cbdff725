import type { LoanFile, OfferedDecision } from '@homeline/contract/loan-files/get-loan-file.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'react-router';
import { useDisabledReason } from '../../session/staff-member.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { useTabTitle } from '../../shell/page.tsx';
import { pipelineCopy } from '../pipeline/copy.ts';
import type { FromList } from '../pipeline/pipeline-table.tsx';
import { type FileAct, NoteForm } from './acts.tsx';
import { AdverseAction } from './adverse-action.tsx';
import { fileCopy as copy } from './copy.ts';
import { DecisionBar } from './decision-bar.tsx';
import { DecisionForm, MovedOn } from './decision-form.tsx';
import { DecisionsTab } from './decisions-tab.tsx';
import { DocumentsTab } from './documents-tab.tsx';
import { EvidenceTab } from './evidence-tab.tsx';
import { FactsTab } from './facts-tab.tsx';
import { FigureStrip } from './figure-strip.tsx';
import { FileHeader } from './file-header.tsx';
import { OnPaper } from './on-paper.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { Proposals } from './proposals.tsx';
import { ReturnedMessages } from './returned-messages.tsx';
import { asksAboutCoBorrower, ReviewTab } from './review-tab.tsx';
import { SidePanel } from './side-panel.tsx';
import { TermsTab } from './terms-tab.tsx';
import { TimelineTab } from './timeline-tab.tsx';
import { UnreadTexts } from './unread-texts.tsx';
import { reasonAgainst, useLoanFile } from './use-loan-file.ts';
import './loan-file.css';

const TABS = {
  review: ReviewTab,
  overview: OverviewTab,
  evidence: EvidenceTab,
  documents: DocumentsTab,
  timeline: TimelineTab,
  decisions: DecisionsTab,
  terms: TermsTab,
  facts: FactsTab,
} as const;
type Tab = keyof typeof TABS;

/** The tabs with room for a note beside their content. */
const WITH_NOTE: readonly Tab[] = ['review', 'overview'];

/** Where messages are read; the head of the file counts them on every tab. */
const WITH_MESSAGES: readonly Tab[] = [...WITH_NOTE, 'timeline'];

/** What is open beside the file: a decision, with the step at which it was opened, or another act. */
type Open = { readonly step: string; readonly decision: OfferedDecision } | { readonly act: FileAct };

/** One application's page: borrower and step, figures, the work itself in tabs, and the possible decisions. */
export default function LoanFilePage() {
  const { uuid = '' } = useParams();
  const { data: file, error, refetch } = useLoanFile(uuid);
  // A loaded file stays while the server is down: a person may be typing.
  if (error && !file) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (!file) return <Skeleton />;
  return <Desk key={uuid} file={file} />;
}

function Desk({ file }: { readonly file: LoanFile }) {
  const { uuid, step } = file;
  const { tab } = useParams();
  const [open, setOpen] = useState<Open>();
  const [left, leave] = useState<string>();
  const isOpen = !useDisabledReason()('SEE_APPLICATION');
  const mayNote = isOpen && !reasonAgainst(file, 'WRITE_NOTE');
  useTabTitle(file.borrower ?? pipelineCopy.nameless);
  const isReviewed = file.decisions.length > 0 || file.checks.length > 0 || asksAboutCoBorrower(file);
  const tabs = (Object.keys(TABS) as Tab[]).filter((name) => name !== 'review' || isReviewed);
  const asked = isOpen ? tabs.find((name) => name === tab) : undefined;
  const shown = asked ?? (isReviewed ? 'review' : 'overview');
  const Content = TABS[shown];
  const decision = open && 'decision' in open && open.step === step ? open.decision : undefined;
  const missed = open && 'decision' in open && open.step !== step ? open.decision : undefined;
  const act = open && 'act' in open ? open.act : undefined;
  const close = () => {
    leave(decision?.decision);
    setOpen(undefined);
  };
  return (
    <div className="file">
      <FileHeader file={file} tabs={tabs} onAct={isOpen ? (chosen) => setOpen({ act: chosen }) : undefined} />
      <FigureStrip figures={file.figures} />
      {isOpen && <Tabs uuid={uuid} names={tabs} shown={shown} />}
      <div className="file-columns">
        <div className="file-main">
          <AdverseAction file={file} />
          {WITH_MESSAGES.includes(shown) && <UnreadTexts file={file} />}
          {WITH_NOTE.includes(shown) && <OnPaper file={file} />}
          {WITH_NOTE.includes(shown) && <ReturnedMessages file={file} />}
          <Proposals uuid={uuid} offered={file.decisions} />
          {(isOpen || isReviewed) && <Content file={file} />}
        </div>
        {decision && (
          <SidePanel key={decision.decision} title={decision.title}>
            <DecisionForm file={file} decision={decision} onDone={close} />
          </SidePanel>
        )}
        {missed && (
          <SidePanel title={missed.title} onClose={close}>
            <MovedOn uuid={uuid} decision={missed} />
          </SidePanel>
        )}
        {act && (
          <SidePanel key={act.act} title={act.title} onClose={close}>
            {act.form({ file, onDone: close })}
          </SidePanel>
        )}
        {mayNote && !open && WITH_NOTE.includes(shown) && (
          <SidePanel title={copy.note.heading}>
            <NoteForm file={file} />
          </SidePanel>
        )}
      </div>
      {!decision && (
        <DecisionBar file={file} left={left} onChoose={(chosen) => setOpen({ step, decision: chosen })} />
      )}
    </div>
  );
}

type TabsProps = { readonly uuid: string; readonly names: readonly Tab[]; readonly shown: Tab };

function Tabs({ uuid, names, shown }: TabsProps) {
  const from = useLocation().state as FromList | null;
  return (
    <nav className="tabs" aria-label={copy.tabsLabel}>
      {names.map((name) => (
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
  );
}
