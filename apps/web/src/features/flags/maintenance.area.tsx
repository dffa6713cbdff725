import { organisation } from '@homeline/client/organisation.ts';
import { said } from '@homeline/contract/said.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { Shell } from '../../shell/shell.tsx';
import { type ClosedPage, closedPage } from './closed-for-maintenance.ts';
import { flagsCopy as copy } from './copy.ts';
import { useDecisions } from './use-decisions.ts';

const KEYS = ['fe-heloc-maintenance', 'fe-heloc-dashboard-url'] as const;

/** A page that is served closed says so before it asks. */
const FIRST = new Map(organisation.firstDecisions?.map((decision) => [decision.featureKey, decision]));

type MaintenanceAreaProps = {
  /** The page below is closed, and is to be hidden with everything typed into it. */
  readonly onClosed: (isClosed: boolean) => void;
};

/** Shows the maintenance page in place of a page that the maintenance flag closes, and the page again when it opens. */
export default function MaintenanceArea({ onClosed }: MaintenanceAreaProps) {
  const { pathname } = useLocation();
  const closed = closedPage(useDecisions(KEYS, pathname, FIRST), pathname);
  const isClosed = closed !== undefined;
  useEffect(() => onClosed(isClosed), [isClosed, onClosed]);
  return closed && <MaintenancePage {...closed} />;
}

function MaintenancePage({ pageTitle, message, dashboardUrl }: ClosedPage) {
  return (
    <Shell>
      <Page hasOwnBack heading={said(pageTitle)} why={said(message)}>
        <p>{copy.kept}</p>
        {dashboardUrl && (
          <QuestionActions>
            <a className={buttonClass('secondary')} href={dashboardUrl}>
              {copy.dashboard}
            </a>
          </QuestionActions>
        )}
        <p>
          {copy.call} <Phone />.
        </p>
      </Page>
    </Shell>
  );
}
