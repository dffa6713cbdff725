import type { LoanFile, OfferedDecision } from '@homeline/contract/loan-files/get-loan-file.ts';
import { decideReview } from '@homeline/contract/reviews/decide-review.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { MoneyField } from '@homeline/ui/fields/money-field.tsx';
import { NumberField } from '@homeline/ui/fields/number-field.tsx';
import { TextAreaField } from '@homeline/ui/fields/text-area-field.tsx';
import { Lines } from '@homeline/ui/page/card.tsx';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useDisabledReason } from '../../session/staff-member.ts';
import { FormCard } from '../../shell/form-card.tsx';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { useClaimedByColleague } from './claimed-by-colleague.tsx';
import { fileCopy } from './copy.ts';
import { DebtFields } from './debt-fields.tsx';
import { useDecisionEffect } from './decision-effect.tsx';
import { proposedToast } from './decline-form.tsx';
import { GivenForm, type GivenInput } from './given-form.ts';
import { ParcelFields } from './parcel-fields.tsx';
import { PrincipalReasons } from './principal-reasons.tsx';
import { RecordingTaxFields } from './recording-tax-fields.tsx';
import { useUnlikelyAmount } from './unlikely-amount.tsx';
import { useDraft } from './use-draft.ts';
import { useFileAct } from './use-loan-file.ts';

const copy = fileCopy.review;

type DecisionFormProps = {
  readonly file: LoanFile;
  readonly decision: OfferedDecision;
  readonly onDone: () => void;
};

/** Returns the draft's key for a decision on an application. */
const draftName = (uuid: string, decision: string) => `decision ${uuid} ${decision}`;

/** What one decision needs: its evidence, comments for the file and a reason for the borrower. */
export function DecisionForm({ file, decision, onDone }: DecisionFormProps) {
  const { uuid, step, debtsToReview } = file;
  const {
    title,
    effect: sentence,
    effectLines = [],
    caution,
    input,
    reason,
    reasonCodes,
    usualReasons,
    isAdverse,
    keepsComments,
    knownCents,
  } = decision;
  const { changed, sendOnce } = useFileAct(uuid);
  const navigate = useNavigate();
  const seesAll = !useDisabledReason()('SEE_APPLICATION');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
  }, []);
  const unlikely = useUnlikelyAmount(knownCents, title);
  const claimed = useClaimedByColleague(file, title);
  const draft = useDraft<GivenInput['given']>(draftName(uuid, decision.decision));
  const form = useStaffForm({
    schema: GivenForm,
    values: {
      given: draft.kept() ?? {
        ...(input === 'debts' && { debts: debtsToReview.map(({ id }) => ({ id })) }),
        ...(input === 'recordingTax' && { recordingTax: { source: '' } }),
        ...(input === 'parcel' && { parcel: { recordedLiens: [] } }),
      },
    },
    async send({ given }) {
      if (unlikely.stops(given.monthlyGrossCents ?? given.valueCents) || claimed.stops()) return;
      if (await effect.stops(given)) return;
      const body = { step, decision: decision.decision, given };
      try {
        const answer = await sendOnce(decideReview, {
          params: { uuid },
          query: { decidedBy: decision.takesTwo ? 'TWO' : 'ONE' },
          body,
        });
        draft.forget();
        const follows = effectLines.map(({ label, value }) => `${label}: ${value}.`);
        showToast(
          answer.awaitsSecondPerson
            ? proposedToast(given.statedReason)
            : [copy.decided, ...follows].join(' '),
        );
        onDone();
        // A partner no longer sees the file once it moves on.
        if (!seesAll && !answer.awaitsSecondPerson) return await navigate('/work');
      } finally {
        // Even after a refusal, since another person may have decided first.
        await changed();
      }
    },
  });
  const given = form.value('given');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the typed values saves the draft
  useEffect(() => draft.keep(given), [given]);
  const isComplete =
    (!reason || given?.reason !== undefined) &&
    (reasonCodes !== 'REQUIRED' || given?.reasonCodes !== undefined);
  const asked = { uuid, step, decision: decision.decision, isComplete };
  const effect = useDecisionEffect(asked, given, title, reasonCodes !== undefined);
  return (
    <div ref={place}>
      <FormCard
        form={form}
        action={title}
        kind={isAdverse ? 'danger' : caution ? 'caution' : 'primary'}
        also={
          <Button
            kind="quiet"
            onClick={() => {
              draft.forget();
              onDone();
            }}
          >
            {copy.cancel}
          </Button>
        }
      >
        <p>{sentence}</p>
        {effectLines.length > 0 && <Lines lines={effectLines} />}
        {caution && <Alert kind="SYSTEM" tone="CAUTION" text={caution} />}
        <div className="fields">
          {(input === 'monthlyGrossCents' || input === 'valueCents') && (
            <MoneyField {...form.field(`given.${input}`, copy.amount[input])} {...unlikely.hint} />
          )}
          {unlikely.question}
          {input === 'numDocsRequired' && (
            <NumberField {...form.field('given.numDocsRequired', copy.numDocsRequired)} optional />
          )}
          {input === 'legalDescription' && (
            <TextAreaField
              {...form.field('given.legalDescription', copy.legalDescription)}
              hint={copy.legalDescriptionHint}
              optional
            />
          )}
          {input === 'recordingTax' && <RecordingTaxFields form={form} />}
          {input === 'debts' && <DebtFields form={form} file={file} />}
          {input === 'parcel' && <ParcelFields form={form} />}
          {input && effect.shown}
          {input === 'monthlyGrossCents' && (
            <MoneyField
              {...form.field('given.taxFreeCents', copy.taxFree)}
              hint={copy.taxFreeHint}
              optional
            />
          )}
          {reason && <TextAreaField {...form.field('given.reason', copy.reason)} hint={copy.reasonHint} />}
          {reasonCodes && (
            <PrincipalReasons
              codes={form.field('given.reasonCodes', fileCopy.principalReasons.label)}
              ownWords={form.field('given.statedReason', fileCopy.principalReasons.ownWords)}
              isOptional={reasonCodes === 'OPTIONAL'}
              usual={usualReasons}
              added={file.ruleReasons}
            />
          )}
          {keepsComments && (
            <TextAreaField
              {...form.field('given.comments', copy.comments)}
              hint={caution ? copy.whyAnyway : copy.commentsHint}
              optional={caution === undefined}
            />
          )}
          {!input && effect.shown}
        </div>
        {claimed.question}
      </FormCard>
    </div>
  );
}

type MovedOnProps = { readonly uuid: string; readonly decision: OfferedDecision };

/** Says that a decision can't be recorded any more, with the comments that were typed for it. */
export function MovedOn({ uuid, decision }: MovedOnProps) {
  const comments = useDraft<GivenInput['given']>(draftName(uuid, decision.decision)).kept()?.comments;
  return (
    <>
      <Alert kind="SYSTEM" tone="CAUTION" text={copy.movedOn} />
      {comments && (
        <>
          <p className="fine-print">{copy.youWrote}</p>
          <blockquote className="written">{comments}</blockquote>
        </>
      )}
    </>
  );
}
