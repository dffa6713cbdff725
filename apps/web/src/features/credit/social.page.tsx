import { SsnForm, submitSsn } from '@homeline/contract/credit/submit-ssn.ts';
import { SsnField } from '@homeline/ui/fields/ssn-field.tsx';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { creditCopy } from './copy.ts';

const words = creditCopy.social;

/** Asks for the SSN where the bureau could not find the file by name and address. */
export default function SocialPage() {
  const { ssn } = useApplication().answers;
  const form = useStepForm({
    call: submitSsn,
    schema: SsnForm,
    values: {},
    draft: false,
  });
  return (
    <FormPage
      form={form}
      heading={words.heading}
      why={words.why}
      action={words.action}
      alerts={
        ssn ? [{ kind: 'DECISION', title: words.noFile.title, text: words.noFile.text(ssn.last4) }] : []
      }
    >
      <SsnField {...form.field('ssn', words.ssn)} hint={words.hint} />
    </FormPage>
  );
}
