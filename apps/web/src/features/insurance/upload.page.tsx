import { getInsurance, type Insurance } from '@homeline/contract/insurance/get-insurance.ts';
import { sendInsurance } from '@homeline/contract/insurance/send-insurance.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { Link } from 'react-router';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { pageUrl } from '../applications/page-url.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useListening } from '../applications/use-listening.ts';
import { UploadField } from '../documents/upload-field.tsx';
import { useUploads } from '../documents/use-uploads.ts';
import { insuranceCopy } from './copy.ts';
import { RequirementLines } from './requirement-lines.tsx';

const copy = insuranceCopy.upload;

const Files = z.array(z.guid(), 'Required').min(1, 'Required');
/** Flood insurance is asked for only where the home needs it. */
const Proof = z.object({ home: Files, flood: Files.optional() });
const ProofWithFlood = Proof.required({ flood: true });

const REJECTED: AlertItem = { kind: 'DECISION', ...copy.rejected };

/** Takes the proof of insurance, unless we find the policy first. */
export default function InsuranceUploadPage() {
  // A provider looks the policy up meanwhile. Once it is found, the borrower needn't send anything.
  useListening();
  return <QueryBoundary call={getInsurance}>{(insurance) => <Upload insurance={insurance} />}</QueryBoundary>;
}

function Upload({ insurance }: { insurance: Insurance }) {
  const { uuid } = useApplication();
  const { floodRequired, rejected } = insurance;
  const home = useUploads('insurance/upload', 'PROOFOFHAZARDINSURANCE');
  const flood = useUploads('insurance/upload', 'PROOFOFFLOODINSURANCE');
  const form = useStepForm({
    call: sendInsurance,
    schema: (floodRequired ? ProofWithFlood : Proof) as typeof Proof,
    values: {},
    submit: (proof, save) => save({ documents: [...proof.home, ...(proof.flood ?? [])] }),
  });
  return (
    <FormPage
      form={form}
      heading={copy.heading}
      why={copy.why}
      alerts={rejected ? [REJECTED] : []}
      action={copy.action}
      also={
        <Link className={buttonClass('secondary')} to={pageUrl(uuid, 'insurance/requirements')}>
          {copy.requirements}
        </Link>
      }
    >
      <UploadField
        {...form.field('home', copy.fields.home.label)}
        uploads={home}
        isSingle
        hint={copy.fields.home.hint}
      />
      {floodRequired && (
        <UploadField
          {...form.field('flood', copy.fields.flood.label)}
          uploads={flood}
          isSingle
          hint={copy.fields.flood.hint}
        />
      )}
      {rejected && <RequirementLines {...insurance} />}
    </FormPage>
  );
}
