import { sendOwnershipDocument } from '@homeline/contract/property/send-ownership-document.ts';
import { Button } from '@homeline/ui/button.tsx';
import { useState } from 'react';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { UploadField } from '../documents/upload-field.tsx';
import { useUploads } from '../documents/use-uploads.ts';
import { propertyCopy } from './copy.ts';
import { PropertyPage } from './property-page.tsx';

const words = propertyCopy.owner;
const PAGE = 'review-app/incorrect-ownership';

const OwnershipProof = z.object({ documents: z.array(z.guid(), 'Required').length(1) });

/** Takes proof of ownership, or another home, where county records name another owner. */
export default function IncorrectOwnershipPage() {
  const [isOther, choose] = useState(false);
  if (!isOther) return <ProofPage useOther={() => choose(true)} />;
  return (
    <PropertyPage
      isOther
      heading={propertyCopy.other.heading}
      why={propertyCopy.other.why}
      back={() => choose(false)}
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
      heading={words.heading}
      why={words.why(property?.street1)}
      action={words.action}
      also={
        <Button kind="secondary" onClick={useOther}>
          {words.useOther}
        </Button>
      }
    >
      <UploadField
        {...form.field('documents', words.documents)}
        uploads={uploads}
        isSingle
        hint={words.hint}
      />
    </FormPage>
  );
}
