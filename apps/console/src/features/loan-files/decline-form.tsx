import { declineApplication } from '@homeline/contract/reviews/decline-application.ts';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { TextAreaField } from '@homeline/ui/fields/text-area-field.tsx';
import { FormCard } from '../../shell/form-card.tsx';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { fileCopy } from './copy.ts';
import { PrincipalReasons } from './principal-reasons.tsx';
import { type FormProps, useFileAct } from './use-loan-file.ts';

const copy = fileCopy.decline;

/** Declines an application outside a review, for coded reasons. */
export function DeclineForm({ file: { uuid, ruleReasons }, onDone }: FormProps) {
  const { changed, sendOnce } = useFileAct(uuid);
  const form = useStaffForm({
    scope: 'decline_application',
    schema: declineApplication.body!,
    values: {},
    async send(body) {
      const answer = await sendOnce(declineApplication, { params: { uuid }, body });
      showToast(answer.awaitsSecondPerson ? proposedToast(body.statedReason) : copy.done);
      onDone();
      await changed();
    },
  });
  return (
    <FormCard form={form} action={copy.action} kind="danger">
      <p className="fine-print">{copy.why}</p>
      <PrincipalReasons
        codes={form.field('reasonCodes', fileCopy.principalReasons.label)}
        ownWords={form.field('statedReason', fileCopy.principalReasons.ownWords)}
        added={ruleReasons}
      />
      <TextAreaField {...form.field('comments', copy.comments)} hint={copy.commentsHint} optional />
    </FormCard>
  );
}

/** Returns the toast after a proposed decline, which says who must confirm it. */
export function proposedToast(statedReason: string | undefined): string {
  return statedReason === undefined ? fileCopy.review.proposed : fileCopy.principalReasons.compliance;
}
