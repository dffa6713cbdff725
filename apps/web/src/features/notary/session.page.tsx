import { getNotary } from '@homeline/contract/notary/get-notary.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Timeline } from '@homeline/ui/page/timeline.tsx';
import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useListening } from '../applications/use-listening.ts';

/** The way into the notary's room. The page goes on by itself once the notary's own word has come. */
export default function NotarySessionPage() {
  useListening();
  return (
    <Page
      heading="Your notary is ready"
      why="Join the session in a new tab. When you are done there, come back here: this page goes on by itself."
    >
      <Timeline
        label="The session"
        items={[
          { title: 'You prove who you are', state: 'CURRENT', text: 'A few questions, and your ID' },
          { title: 'You sign the deed with the notary', state: 'AHEAD', text: 'By video; it is recorded' },
          { title: 'The notary seals it', state: 'AHEAD', text: 'We receive it at once' },
        ]}
      />
      <QueryBoundary call={getNotary}>
        {({ joinUrl }) => (
          <QuestionActions>
            <a className={buttonClass('primary')} href={joinUrl} target="_blank" rel="noopener">
              Join the session
              <span className="hidden-visually"> (opens in a new tab)</span>
            </a>
          </QuestionActions>
        )}
      </QueryBoundary>
      <p className="fine-print">
        Does it not open, or were you cut off? Press the button again: the room stays open. You can also call
        us at <Phone />.
      </p>
    </Page>
  );
}
