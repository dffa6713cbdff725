import { insuranceCalls } from '@homeline/contract/insurance/calls.ts';
import { getInsurance, type Insurance } from '@homeline/contract/insurance/get-insurance.ts';
import { Button } from '@homeline/ui/button.tsx';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { WaitPanel } from '@homeline/ui/feedback/wait-panel.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { Link } from 'react-router';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { ConfirmPage } from '../applications/confirm-page.tsx';
import { formatInstant } from '../applications/format-instant.ts';
import { pageUrl } from '../applications/page-url.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useAct } from '../applications/use-act.ts';
import { useListening } from '../applications/use-listening.ts';
import { useSave } from '../applications/use-save.ts';
import { UploadField } from '../documents/upload-field.tsx';
import { useUploads } from '../documents/use-uploads.ts';
import { insuranceCopy } from './copy.ts';
import { RequirementLines } from './requirement-lines.tsx';
import './insurance.css';

const copy = insuranceCopy.upload;
const { sendInsurance, postponeInsurance } = insuranceCalls;

const Files = z.array(z.guid(), 'Required').min(1, 'Required');
/** Flood insurance is asked for only where the home needs it. */
const Proof = z.object({ home: Files, flood: Files.optional() });
const ProofWithFlood = Proof.required({ flood: true });

/** When the policy is sent: when first asked for, while the step asks for something else, or as the last thing before the money. */
function momentOf(step: string): keyof typeof copy.why {
  if (step === 'INSURANCE_REQUEST') return 'early';
  return step === 'INSURANCE_UPLOAD' ? 'gate' : 'later';
}

/** Takes the proof of insurance, unless we find the policy first. */
export default function InsuranceUploadPage() {
  // A provider looks the policy up, or checks the one sent. What it finds needs no answer.
  useListening();
  return (
    <QueryBoundary call={getInsurance} isFollowed>
      {(insurance) =>
        insurance.standing === 'CHECKING' ? (
          <Checking />
        ) : (
          // A form for another policy starts empty.
          <Upload key={insurance.sent} insurance={insurance} />
        )
      }
    </QueryBoundary>
  );
}

/** Says that the policy is being checked, and that the borrower needn't wait. */
function Checking() {
  const { status } = useApplication();
  const postpone = useSave(postponeInsurance);
  const { heading, why, action, ...wait } = insuranceCopy.checking;
  return (
    <ConfirmPage heading={heading} why={why} action={action} act={() => postpone()}>
      <WaitPanel {...wait} since={formatInstant(status.since)} />
    </ConfirmPage>
  );
}

function Upload({ insurance }: { insurance: Insurance }) {
  const { uuid, status } = useApplication();
  const { floodRequired, sent } = insurance;
  const moment = momentOf(status.step);
  const home = useUploads(`insurance/upload/${sent}`, 'PROOFOFHAZARDINSURANCE');
  const flood = useUploads(`insurance/upload/${sent}`, 'PROOFOFFLOODINSURANCE');
  const form = useStepForm({
    call: sendInsurance,
    schema: (floodRequired ? ProofWithFlood : Proof) as typeof Proof,
    values: {},
    draft: `insurance/upload/${sent}`,
    // Before the gate the step stays unchanged, while the policy is checked.
    movesOn: moment === 'gate',
    submit: (proof, save) => save({ documents: [...proof.home, ...(proof.flood ?? [])] }),
  });
  return (
    <FormPage
      form={form}
      heading={copy.heading}
      why={copy.why[moment]}
      alerts={alertsOf(insurance)}
      action={copy.action}
    >
      <RequirementLines {...insurance} />
      <p>
        <Link to={pageUrl(uuid, 'insurance/requirements')}>{copy.words}</Link>
      </p>
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
      {moment === 'early' && <Postpone />}
    </FormPage>
  );
}

/** Offers to sign first. */
function Postpone() {
  const postpone = useSave(postponeInsurance);
  const { act, isBusy, problem } = useAct(() => postpone());
  return (
    <Card title={copy.postpone.title} tone="sunken">
      <p>{copy.postpone.text}</p>
      {problem && <p role="alert">{problem}</p>}
      <div>
        <Button kind="secondary" isBusy={isBusy} onClick={act}>
          {copy.postpone.action}
        </Button>
      </div>
    </Card>
  );
}

/** Says what the last policy lacked. */
function alertsOf({ standing, shortfalls }: Insurance): readonly AlertItem[] {
  if (standing === 'REJECTED') return [{ kind: 'DECISION', ...copy.rejected }];
  if (standing !== 'FELL_SHORT') return [];
  const { title, text } = copy.fellShort;
  const lacking = shortfalls.map((shortfall) => <li key={shortfall}>{copy.shortfalls[shortfall]}</li>);
  return [
    {
      kind: 'DECISION',
      title,
      text: (
        <>
          {lacking.length > 0 && <ul className="insurance-shortfalls">{lacking}</ul>}
          <p>{text}</p>
        </>
      ),
    },
  ];
}
