import { getNotary } from '@homeline/contract/notary/get-notary.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Timeline } from '@homeline/ui/page/timeline.tsx';
import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useListening } from '../applications/use-listening.ts';
import { notaryCopy } from './copy.ts';

const copy = notaryCopy.session;

/** Opens the notary's session. The page moves on once the notary reports the result. */
export default function NotarySessionPage() {
  useListening();
  return (
    <Page heading={copy.heading} why={copy.why}>
      <Timeline
        label={copy.timeline}
        items={[
          { ...copy.identify, state: 'CURRENT' },
          { ...copy.sign, state: 'AHEAD' },
          { ...copy.seal, state: 'AHEAD' },
        ]}
      />
      <QueryBoundary call={getNotary}>
        {({ joinUrl }) => (
          <QuestionActions>
            <a className={buttonClass('primary')} href={joinUrl} target="_blank" rel="noopener">
              {copy.action}
              <span className="hidden-visually">{copy.newTab}</span>
            </a>
          </QuestionActions>
        )}
      </QueryBoundary>
      <p className="fine-print">
        {copy.help} <Phone />.
      </p>
    </Page>
  );
}
