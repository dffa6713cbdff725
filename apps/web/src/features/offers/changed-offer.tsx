import { answerChangedOffer } from '@homeline/contract/offers/answer-changed-offer.ts';
import type { CostedTerms, Offers } from '@homeline/contract/offers/get-offers.ts';
import { areSameTerms, areWorseTerms } from '@homeline/domain/facts/same-terms.ts';
import { formatDollars } from '@homeline/domain/money/cents.ts';
import { formatPct } from '@homeline/domain/money/percent.ts';
import { CHANGE_REASONS } from '@homeline/domain/offers/change-reason-words.ts';
import { Button } from '@homeline/ui/button.tsx';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useState } from 'react';
import { Page } from '../../shell/page.tsx';
import { useAct } from '../applications/use-act.ts';
import { useSave } from '../applications/use-save.ts';
import { costLines } from './cost-lines.ts';
import { DecisionExplanation } from './decision-explanation.tsx';
import './offer-choice.css';
import { termName } from './offer-key.ts';

type Changed = NonNullable<Offers['changed']>;

/** Terms that changed after they were chosen, or were confirmed as they are: with the reason, and the borrower's own answer. */
export function ChangedOffer({ changed }: { changed: Changed }) {
  const save = useSave(answerChangedOffer);
  const accept = useAct(() => save({ answer: 'ACCEPTED' }));
  const [isRefusing, refuse] = useState(false);
  const { before, after, reason } = changed;
  const isSame = areSameTerms(before, after);
  const words = isSame ? CONFIRMED : CHANGED;
  const alerts: AlertItem[] = [
    ...(accept.problem
      ? [{ kind: 'SYSTEM', title: 'This was not saved', text: accept.problem } as const]
      : []),
    { kind: 'DECISION', title: words.title, text: isSame ? CONFIRMED.text : CHANGE_REASONS[reason] },
  ];
  return (
    <Page isWide heading={words.heading} why="Nothing goes on until you have said yes or no." alerts={alerts}>
      <div className="offer-compare">
        {!isSame && <TermsBox title="What you chose" terms={before} />}
        <TermsBox title={words.terms} terms={after} isNew />
      </div>
      <DecisionExplanation />
      <QuestionActions>
        <Button isBusy={accept.isBusy} onClick={accept.act}>
          {words.accept}
        </Button>
        <Button kind="secondary" onClick={() => refuse(true)}>
          {words.refuse}
        </Button>
      </QuestionActions>
      <RefuseDialog
        isOpen={isRefusing}
        close={() => refuse(false)}
        title={words.question}
        isCounterOffer={areWorseTerms(after, before)}
      />
    </Page>
  );
}

type RefuseDialogProps = {
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly title: string;
  /** Worse terms than were chosen: whoever refuses them is told in writing why there were no better ones. */
  readonly isCounterOffer: boolean;
};

function RefuseDialog({ isOpen, close, title, isCounterOffer }: RefuseDialogProps) {
  const save = useSave(answerChangedOffer);
  const { act, isBusy, problem } = useAct(() => save({ answer: 'REFUSED' }));
  return (
    <Dialog isOpen={isOpen} title={title} onClose={close}>
      <p>
        Your application ends with it.{' '}
        {isCounterOffer && 'A letter says why we could not offer what you chose. '}
        Nothing is owed, and you may apply again at any time.
      </p>
      {problem && <p role="alert">{problem}</p>}
      <QuestionActions>
        <Button onClick={close}>Keep it open</Button>
        <Button kind="danger" isBusy={isBusy} onClick={act}>
          End my application
        </Button>
      </QuestionActions>
    </Dialog>
  );
}

const CHANGED = {
  heading: 'Your offer has changed',
  title: 'Why it changed',
  terms: 'What we can offer',
  accept: 'Accept the new terms',
  refuse: 'Refuse',
  question: 'Refuse this offer?',
};

const CONFIRMED = {
  heading: 'Your offer stands',
  title: 'Nothing has changed',
  text: 'We have verified what you told us. These are the terms that you chose.',
  terms: 'What you chose',
  accept: 'Go on with these terms',
  refuse: 'I no longer want the line',
  question: 'Give up this line?',
};

function TermsBox({ title, terms, isNew }: { title: string; terms: CostedTerms; isNew?: boolean }) {
  return (
    <Card title={title} tone={isNew ? 'accent' : 'plain'}>
      <Lines
        lines={[
          { label: 'Line', value: formatDollars(terms.lineAmountCents) },
          { label: 'Term', value: termName(terms) },
          { label: 'Monthly payment', value: formatDollars(terms.monthlyPaymentCents) },
          { label: 'APR', value: formatPct(terms.aprPct, 2) },
          { label: 'Interest rate', value: formatPct(terms.noteRatePct, 2) },
          ...costLines(terms.costs),
          { label: 'Cash in hand', value: formatDollars(terms.cashToBorrowerCents), isTotal: true },
        ]}
      />
    </Card>
  );
}
