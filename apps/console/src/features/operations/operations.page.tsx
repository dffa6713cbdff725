import type { StaffAct } from '@homeline/domain/staff/staff-acts.ts';
import type { ReactElement } from 'react';
import { Link, useParams } from 'react-router';
import { useDisabledReason } from '../../session/staff-member.ts';
import NotFoundPage from '../../shell/not-found.page.tsx';
import { Page } from '../../shell/page.tsx';
import { AuditTab } from './audit-tab.tsx';
import { operationsCopy as copy } from './copy.ts';
import { JobsTab } from './jobs-tab.tsx';
import { ProvidersTab } from './providers-tab.tsx';
import { RecordsTab } from './records-tab.tsx';
import { RepairsTab } from './repairs-tab.tsx';
import { SignInsTab } from './sign-ins-tab.tsx';
import { WebhooksTab } from './webhooks-tab.tsx';
import './operations.css';

type TabName = keyof typeof copy.tabs;

type Tab = {
  readonly name: TabName;
  /** Whoever may do this act sees the tab. */
  readonly act: StaffAct;
  readonly Content: () => ReactElement;
};

const TABS: readonly Tab[] = [
  { name: 'repairs', act: 'SEE_FAILURES', Content: RepairsTab },
  { name: 'providers', act: 'SEE_SYSTEM', Content: ProvidersTab },
  { name: 'webhooks', act: 'SEE_SYSTEM', Content: WebhooksTab },
  { name: 'jobs', act: 'SEE_SYSTEM', Content: JobsTab },
  { name: 'signIns', act: 'SEE_REFUSED_SIGN_INS', Content: SignInsTab },
  { name: 'records', act: 'SEE_RECORDS', Content: RecordsTab },
  { name: 'audit', act: 'VERIFY_AUDIT', Content: AuditTab },
];

/** What runs behind the applications: what needs repair, providers, webhooks, jobs and the audit chains. */
export default function OperationsPage() {
  const { tab } = useParams();
  const disabledReason = useDisabledReason();
  const tabs = TABS.filter(({ act }) => !disabledReason(act));
  const shown = tab === undefined ? tabs[0] : tabs.find(({ name }) => name === tab);
  if (!shown) return <NotFoundPage />;
  return (
    <Page heading={copy.heading} title={copy.title(copy.tabs[shown.name])} lead={copy.leads[shown.name]}>
      <nav className="tabs" aria-label={copy.heading}>
        {tabs.map(({ name }) => (
          <Link
            key={name}
            to={`/operations/${name}`}
            aria-current={name === shown.name ? 'page' : undefined}
            preventScrollReset
          >
            {copy.tabs[name]}
          </Link>
        ))}
      </nav>
      <shown.Content />
    </Page>
  );
}
