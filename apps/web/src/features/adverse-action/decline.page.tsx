import {
  type AdverseAction,
  getAdverseAction,
} from '@homeline/contract/adverse-action/get-adverse-action.ts';
import { Button, buttonClass } from '@homeline/ui/button.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { useApplication } from '../applications/application.ts';
import { dayWords } from '../applications/instant-words.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { DecisionExplanation } from '../offers/decision-explanation.tsx';
import { PropertyPage } from '../property/property-page.tsx';
import './decline.css';
import { Letter } from './letter.tsx';
import { Reasons } from './reasons.tsx';
import { ReportUsed } from './report-used.tsx';

/** The application does not go on: why, what would change it, when to try again, and the letter. Another home may take its place. */
export default function DeclinePage() {
  const [isOther, choose] = useState(false);
  if (!isOther) {
    return (
      <QueryBoundary call={getAdverseAction}>
        {(adverse) => <Decision adverse={adverse} useOther={() => choose(true)} />}
      </QueryBoundary>
    );
  }
  return (
    <PropertyPage
      isOther
      heading="Which other home do you own?"
      why="Everything else that you told us stays."
      also={
        <Button kind="secondary" onClick={() => choose(false)}>
          Back
        </Button>
      }
    />
  );
}

function Decision({ adverse, useOther }: { adverse: AdverseAction; useOther: () => void }) {
  const { answers, status } = useApplication();
  const isProperty = status.step === 'INELIGIBLE_PROPERTY';
  const words = isProperty ? HOME : WORDS[adverse.action];
  const until = isProperty && status.dueAt ? ` You have until ${dayWords(status.dueAt)}.` : '';
  const decided = isProperty ? '' : `${words.decided} on ${dayWords(status.since)}. `;
  // Back would lead where the button does: nothing goes on from here.
  return (
    <Page heading={words.heading} why={decided + words.why + until} hasOwnBack={!isProperty}>
      <Reasons reasons={adverse.reasons} />
      {!isProperty && adverse.isExplained && <DecisionExplanation />}
      {!isProperty && <Letter />}
      {!isProperty && adverse.bureau && <ReportUsed {...adverse.bureau} />}
      <p>
        Do you think that something is not right? Call us at <Phone />: a person looks at it with you.
        {!answers.hardCreditConsent && ' The soft credit check does not affect your score.'}
      </p>
      <QuestionActions>
        {isProperty ? (
          <Button onClick={useOther}>Use another home</Button>
        ) : (
          <Link className={buttonClass()} to="/dashboard">
            Go to dashboard
          </Link>
        )}
      </QuestionActions>
    </Page>
  );
}

const HOME = {
  decided: '',
  heading: 'We cannot lend on this home',
  why: 'You can put another home in its place; everything else that you told us stays.',
};

const WORDS: Readonly<Record<AdverseAction['action'], { heading: string; decided: string; why: string }>> = {
  DECLINE: {
    heading: 'We cannot offer you a line right now',
    decided: 'We decided this',
    why: 'This is about the application as it stands today, not about you. Here is exactly why, and what would change it.',
  },
  INCOMPLETENESS: {
    heading: 'Your application is closed',
    decided: 'We closed it',
    why: 'We did not receive what was missing in the time that our letter gave, so we could not decide.',
  },
  COUNTER_OFFER: {
    heading: 'Your application is closed',
    decided: 'It ended',
    why: 'You did not take the terms that we could offer. You may apply again at any time.',
  },
};
