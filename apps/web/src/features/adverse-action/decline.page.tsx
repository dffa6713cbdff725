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
import { dayWords } from '../applications/format-instant.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { DecisionExplanation } from '../offers/decision-explanation.tsx';
import { PropertyPage } from '../property/property-page.tsx';
import { adverseActionCopy as copy } from './copy.ts';
import './decline.css';
import { Letter } from './letter.tsx';
import { Reasons } from './reasons.tsx';
import { ReportUsed } from './report-used.tsx';

/** Explains an adverse action: the reasons, what would change them, and the letter. An ineligible home can be replaced. */
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
      heading={copy.otherHome.heading}
      why={copy.otherHome.why}
      back={() => choose(false)}
    />
  );
}

function Decision({ adverse, useOther }: { adverse: AdverseAction; useOther: () => void }) {
  const { answers, status } = useApplication();
  const isProperty = status.step === 'INELIGIBLE_PROPERTY';
  const { heading, why } = isProperty
    ? { heading: copy.property.heading, why: copy.property.why(status.dueAt && dayWords(status.dueAt)) }
    : outcomeCopy(adverse.action, status.since);
  // After a decision, Back would lead to the dashboard as the button does.
  return (
    <Page heading={heading} why={why} hasOwnBack={!isProperty} isWide={!isProperty}>
      <div className={isProperty ? 'decline-one' : 'decline-columns'}>
        <div className="decline-one">
          <Reasons reasons={adverse.reasons} />
          {!isProperty && adverse.isExplained && <DecisionExplanation />}
        </div>
        <div className="decline-one">
          {!isProperty && <Letter />}
          {!isProperty && adverse.bureau && <ReportUsed {...adverse.bureau} />}
          <p>
            {copy.questions} <Phone />. {!answers.hardCreditConsent && copy.softCheck}
          </p>
        </div>
      </div>
      <QuestionActions>
        {isProperty ? (
          <Button onClick={useOther}>{copy.property.action}</Button>
        ) : (
          <Link className={buttonClass()} to="/dashboard">
            {copy.dashboard}
          </Link>
        )}
      </QuestionActions>
    </Page>
  );
}

function outcomeCopy(action: AdverseAction['action'], since: string): { heading: string; why: string } {
  const { heading, decided, why } = copy.outcomes[action];
  return { heading, why: `${decided(dayWords(since))} ${why}` };
}
