import { formCopy } from '@homeline/client/form/copy.ts';
import { offersCalls } from '@homeline/contract/offers/calls.ts';

import type { CostedTerms, Offers } from '@homeline/contract/offers/get-offers.ts';
import { changeRefundsFees } from '@homeline/domain/disclosures/disclosed-terms.ts';
import { areSameTerms, areWorseTerms } from '@homeline/domain/facts/same-terms.ts';
import { formatDollars } from '@homeline/domain/money/cents.ts';
import { formatPct, formatRate } from '@homeline/domain/money/percent.ts';
import { CHANGE_REASON_COPY } from '@homeline/domain/offers/change-reason-words.ts';
import { Button, buttonClass } from '@homeline/ui/button.tsx';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { useApplication } from '../applications/application.ts';
import { useAct } from '../applications/use-act.ts';
import { useSave } from '../applications/use-save.ts';
import { offersCopy } from './copy.ts';
import { costLines } from './cost-lines.ts';
import { DecisionExplanation } from './decision-explanation.tsx';
import { changedCopy } from './deferred-copy.ts';
import './offer-choice.css';
import { termName } from './offer-key.ts';

const copy = changedCopy;

type Changed = NonNullable<Offers['changed']>;

/** Shows terms that changed or were confirmed after they were chosen, with the reason, and takes the borrower's answer. */
export default function ChangedOffer({ changed }: { changed: Changed }) {
  const save = useSave(offersCalls.answerChangedOffer);
  const accept = useAct(() => save({ answer: 'ACCEPTED' }));
  const [isRefusing, refuse] = useState(false);
  const { before, after, reason, income } = changed;
  const isSame = areSameTerms(before, after);
  const words = isSame ? copy.same : copy.other;
  const alerts: AlertItem[] = [
    ...(accept.problem ? [{ kind: 'SYSTEM', title: formCopy.notSaved, text: accept.problem } as const] : []),
    { kind: 'DECISION', title: words.title, text: isSame ? copy.same.text : CHANGE_REASON_COPY[reason] },
  ];
  return (
    <Page isWide heading={words.heading} why={copy.why} alerts={alerts}>
      {!isSame && income && <ComparedIncome income={income} />}
      <div className="offer-compare">
        {!isSame && <TermsBox title={copy.before} terms={before} />}
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
        refundsFees={changeRefundsFees(changed)}
      />
    </Page>
  );
}

/** Shows the stated beside the verified income, and what to do if the verified one is wrong. */
function ComparedIncome({ income }: { income: NonNullable<Changed['income']> }) {
  const { uuid } = useApplication();
  const words = copy.income;
  return (
    <Card title={words.title}>
      <Lines
        lines={[
          { label: words.stated, value: formatDollars(income.statedCents) },
          { label: words.verified, value: formatDollars(income.verifiedCents), isTotal: true },
        ]}
      />
      <p>
        {words.wrong} <Phone />.
      </p>
      <p>
        <Link className={buttonClass('secondary')} to={`/messages/${uuid}?about=income`}>
          {words.write}
        </Link>
      </p>
    </Card>
  );
}

type RefuseDialogProps = {
  readonly isOpen: boolean;
  readonly close: () => void;
  readonly title: string;
  /** Whether the terms are worse than the chosen ones. Declining a counteroffer brings an adverse action notice. */
  readonly isCounterOffer: boolean;
  /** Whether a term of the early disclosures changed. */
  readonly refundsFees: boolean;
};

function RefuseDialog({ isOpen, close, title, isCounterOffer, refundsFees }: RefuseDialogProps) {
  const save = useSave(offersCalls.answerChangedOffer);
  const { act, isBusy, problem } = useAct(() => save({ answer: 'REFUSED' }));
  return (
    <Dialog isOpen={isOpen} title={title} onClose={close}>
      <p>
        {copy.refusal.ends} {isCounterOffer && `${copy.refusal.letter} `}
        {refundsFees && `${copy.refusal.refund} `}
        {copy.refusal.owe}
      </p>
      {problem && <p role="alert">{problem}</p>}
      <QuestionActions>
        <Button onClick={close}>{copy.refusal.keep}</Button>
        <Button kind="danger" isBusy={isBusy} onClick={act}>
          {copy.refusal.end}
        </Button>
      </QuestionActions>
    </Dialog>
  );
}

function TermsBox({ title, terms, isNew }: { title: string; terms: CostedTerms; isNew?: boolean }) {
  return (
    <Card title={title} tone={isNew ? 'accent' : 'plain'}>
      <Lines
        lines={[
          { label: copy.line, value: formatDollars(terms.lineAmountCents) },
          { label: offersCopy.select.term, value: termName(terms) },
          { label: offersCopy.terms.payment, value: formatDollars(terms.monthlyPaymentCents) },
          { label: offersCopy.terms.apr, value: formatPct(terms.aprPct, 2) },
          { label: offersCopy.terms.rate, value: formatRate(terms.noteRatePct) },
          ...costLines(terms.costs),
          { label: offersCopy.terms.cash, value: formatDollars(terms.cashToBorrowerCents), isTotal: true },
        ]}
      />
    </Card>
  );
}
