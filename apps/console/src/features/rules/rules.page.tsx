import { Page } from '../../shell/page.tsx';
import { rulesCopy as copy } from './copy.ts';
import { FiguresNotice } from './figures-notice.tsx';
import { Drafts, OpenProposals, RuleHistory } from './pending-rules.tsx';
import { PublishFiles } from './publish-files.tsx';
import { PublishedVersions } from './published-versions.tsx';

/** The lender's rate sheets and credit policies: versions in effect, drafts and proposals. */
export default function RulesPage() {
  return (
    <Page heading={copy.heading} lead={copy.lead}>
      <FiguresNotice />
      <OpenProposals />
      <PublishedVersions />
      <Drafts />
      <PublishFiles />
      <RuleHistory />
    </Page>
  );
}
