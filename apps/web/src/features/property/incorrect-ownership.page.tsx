import { sendOwnershipDocument } from '@homeline/contract/property/send-ownership-document.ts';
import { Button } from '@homeline/ui/button.tsx';
import { useState } from 'react';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { UploadField, useUploads } from '../documents/upload-field.tsx';
import { PropertyPage } from './property-page.tsx';

const PAGE = 'review-app/incorrect-ownership';

const OwnershipProof = z.object({ documents: z.array(z.guid(), 'Required').length(1) });

/** Records name another owner: a deed or trust that says otherwise, or another home. */
export default function IncorrectOwnershipPage() {
  const [isOther, choose] = useState(false);
  if (!isOther) return <ProofPage useOther={() => choose(true)} />;
  return (
    <PropertyPage
      isOther
      heading="Which other home do you own?"
      why="The line is secured by a home that the county’s records show as yours."
      also={
        <Button kind="secondary" onClick={() => choose(false)}>
          Back
        </Button>
      }
    />
  );
}

function ProofPage({ useOther }: { useOther: () => void }) {
  const { property } = useApplication().answers;
  const uploads = useUploads(PAGE, 'PROPERTY_DESCRIPTION_SOURCE');
  const form = useStepForm({
    call: sendOwnershipDocument,
    schema: OwnershipProof,
    values: {},
    submit: ({ documents: [document = ''] }, save) => save({ document }),
  });
  return (
    <FormPage
      form={form}
      heading="Do you own this home?"
      why={`The county’s records name someone else as the owner of ${property?.street1}. That happens after a purchase, a change of name or a transfer to a trust.`}
      action="Send"
      also={
        <Button kind="secondary" onClick={useOther}>
          Use another home
        </Button>
      }
    >
      <UploadField
        {...form.field('documents', 'The deed that names you, or the trust that owns the home')}
        uploads={uploads}
        isSingle
        hint="A PDF, or a photo that shows every line. A deed that the county has stamped as received is enough. A person reads it, usually within 1 to 2 business days."
      />
    </FormPage>
  );
}
