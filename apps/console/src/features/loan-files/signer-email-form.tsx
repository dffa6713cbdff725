import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import type { SignerSummary } from '@homeline/contract/signers/list-signers.ts';
import { correctSignerEmail, SignerEmailForm } from '@homeline/contract/signers/signer-email.ts';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { FormCard } from '../../shell/form-card.tsx';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { fileCopy } from './copy.ts';
import { reasonAgainst, useFileAct } from './use-loan-file.ts';

const copy = fileCopy.signers.email;

type Props = { readonly file: LoanFile; readonly signer: SignerSummary };

/** Corrects the address of a signer who hasn't signed in yet. */
export function SignerEmailCorrection({ file, signer }: Props) {
  const { uuid } = file;
  const { changed, sendOnce } = useFileAct(uuid);
  const form = useStaffForm({
    scope: signer.uuid,
    schema: SignerEmailForm,
    values: { email: signer.email },
    async send(body) {
      const params = { uuid, signer: signer.uuid };
      await sendOnce(correctSignerEmail, { params, body });
      showToast(copy.done);
      await changed();
    },
  });
  return (
    <details className="act">
      <summary>{copy.open}</summary>
      <FormCard form={form} action={copy.action} disabledReason={reasonAgainst(file, 'MANAGE_SIGNERS')}>
        <TextField {...form.field('email', copy.label)} type="email" />
      </FormCard>
    </details>
  );
}
