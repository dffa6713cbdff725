import { getInsurance, type Insurance } from '@homeline/contract/insurance/get-insurance.ts';
import { sendInsurance } from '@homeline/contract/insurance/send-insurance.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { Link } from 'react-router';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { useQuestionForm } from '../../form/use-question-form.ts';
import { useApplication } from '../applications/application.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useDraft } from '../applications/use-draft.ts';
import { useListening } from '../applications/use-listening.ts';
import { useSave } from '../applications/use-save.ts';
import { UploadField, useUploads } from '../documents/upload-field.tsx';
import { UPLOAD_WORDS } from '../documents/upload-words.ts';
import { RequirementLines } from './requirement-lines.tsx';

const Files = z.array(z.guid(), 'Required').min(1, 'Required');
const Proof = z.object({ home: Files });
const ProofWithFlood = z.object({ home: Files, flood: Files });

const SENT_BACK: AlertItem = {
  kind: 'DECISION',
  title: 'The last policy was not enough',
  text: 'Please compare it with what the policy must say, below. Your insurer can usually change it the same day.',
};

/** The proof that the home is insured, unless the policy was found. */
export default function InsuranceUploadPage() {
  // The policy is looked up meanwhile; when it is found, nothing need be sent.
  useListening();
  return <QueryBoundary call={getInsurance}>{(insurance) => <Upload insurance={insurance} />}</QueryBoundary>;
}

function Upload({ insurance }: { insurance: Insurance }) {
  const { uuid } = useApplication();
  const { floodRequired, rejected } = insurance;
  const home = useUploads('insurance/upload', 'PROOFOFHAZARDINSURANCE');
  const flood = useUploads('insurance/upload', 'PROOFOFFLOODINSURANCE');
  const save = useSave(sendInsurance);
  const form = useQuestionForm<{ home: string[]; flood?: string[] }, { home: string[]; flood?: string[] }>({
    schema: floodRequired ? ProofWithFlood : Proof,
    values: {},
    draft: useDraft('insurance/upload'),
    send: (proof) => save({ documents: [...proof.home, ...(proof.flood ?? [])] }),
  });
  return (
    <FormPage
      form={form}
      heading="Is your home insured?"
      why="The line needs it for as long as it is open. The declarations page of your policy shows it; your insurer’s website has it."
      alerts={rejected ? [SENT_BACK] : []}
      action="Send"
      also={
        <Link className={buttonClass('secondary')} to={`/${uuid}/insurance/requirements`}>
          What the policy must say
        </Link>
      }
    >
      <UploadField
        {...form.field('home', UPLOAD_WORDS.PROOFOFHAZARDINSURANCE.label)}
        uploads={home}
        isSingle
        hint={`${UPLOAD_WORDS.PROOFOFHAZARDINSURANCE.hint} PDF, JPEG or PNG, up to 20 MB.`}
      />
      {floodRequired && (
        <UploadField
          {...form.field('flood', UPLOAD_WORDS.PROOFOFFLOODINSURANCE.label)}
          uploads={flood}
          isSingle
          hint={`${UPLOAD_WORDS.PROOFOFFLOODINSURANCE.hint} PDF, JPEG or PNG, up to 20 MB.`}
        />
      )}
      {rejected && <RequirementLines {...insurance} />}
    </FormPage>
  );
}
