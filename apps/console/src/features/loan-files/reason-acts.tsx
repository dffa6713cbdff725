import { recordMailedDisclosures } from '@homeline/contract/disclosures/record-mailed-disclosures.ts';
import { placeLegalHold, releaseLegalHold } from '@homeline/contract/records/records.ts';
import { holdApplication } from '@homeline/contract/reviews/hold-application.ts';
import { reopenApplication } from '@homeline/contract/reviews/reopen-application.ts';
import { repeatHardPull } from '@homeline/contract/reviews/repeat-hard-pull.ts';
import { withdrawApplication } from '@homeline/contract/reviews/withdraw-application.ts';
import type { StaffAct } from '@homeline/domain/staff/staff-acts.ts';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { TextAreaField } from '@homeline/ui/fields/text-area-field.tsx';
import { FormCard } from '../../shell/form-card.tsx';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { fileCopy } from './copy.ts';
import { type FormProps, useFileAct } from './use-loan-file.ts';

type ReasonCopy = {
  readonly heading: string;
  readonly why: string;
  readonly reason: string;
  readonly action: string;
  readonly done: string;
};

type ReasonCall =
  | typeof holdApplication
  | typeof placeLegalHold
  | typeof recordMailedDisclosures
  | typeof releaseLegalHold
  | typeof reopenApplication
  | typeof repeatHardPull
  | typeof withdrawApplication;

type ReasonAct = {
  readonly act: StaffAct;
  readonly copy: ReasonCopy;
  readonly call: ReasonCall;
  readonly isDangerous?: true;
};

/** What is recorded of an application, or stops, withdraws or reopens it: each takes a reason and nothing else. */
export const REASON_ACTS: readonly ReasonAct[] = [
  { act: 'RECORD_MAILED_DISCLOSURES', copy: fileCopy.mailedDisclosures, call: recordMailedDisclosures },
  { act: 'HOLD_APPLICATION', copy: fileCopy.hold, call: holdApplication },
  { act: 'PLACE_LEGAL_HOLD', copy: fileCopy.legalHold, call: placeLegalHold },
  { act: 'RELEASE_LEGAL_HOLD', copy: fileCopy.releaseLegalHold, call: releaseLegalHold },
  { act: 'REOPEN_APPLICATION', copy: fileCopy.reopen, call: reopenApplication },
  { act: 'REPEAT_HARD_PULL', copy: fileCopy.repeatHardPull, call: repeatHardPull },
  { act: 'WITHDRAW_APPLICATION', copy: fileCopy.withdraw, call: withdrawApplication, isDangerous: true },
];

/** The form of an act that takes a reason. */
export function ReasonForm({ row, file: { uuid }, onDone }: FormProps & { readonly row: ReasonAct }) {
  const { act, copy, call, isDangerous = false } = row;
  const { changed, sendOnce } = useFileAct(uuid);
  const form = useStaffForm({
    scope: act.toLowerCase(),
    schema: call.body!,
    values: {},
    async send(body) {
      await sendOnce(call, { params: { uuid }, body });
      showToast(copy.done);
      onDone();
      await changed();
    },
  });
  return (
    <FormCard form={form} action={copy.action} kind={isDangerous ? 'danger' : 'primary'}>
      <p className="fine-print">{copy.why}</p>
      <TextAreaField {...form.field('reason', copy.reason)} />
    </FormCard>
  );
}
