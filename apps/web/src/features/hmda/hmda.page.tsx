import { getHmda } from '@homeline/contract/hmda/get-hmda.ts';
import { type HmdaAnswers, HmdaForm, saveHmda } from '@homeline/contract/hmda/save-hmda.ts';
import { withoutUnusedTexts } from '@homeline/domain/hmda/demographics.ts';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useDetour } from '../applications/use-detour.ts';
import { hmdaCopy } from './copy.ts';
import { DemographicFields } from './demographic-fields.tsx';

/** Asks for the demographic information required by federal law. */
export default function HmdaPage() {
  return <QueryBoundary call={getHmda}>{(known) => <Questions known={known} />}</QueryBoundary>;
}

function Questions({ known }: { known: HmdaAnswers }) {
  const { status } = useApplication();
  const { isDetour, goBack, ...frame } = useDetour('start/hmda');
  const form = useStepForm({
    call: saveHmda,
    movesOn: !isDetour,
    schema: HmdaForm,
    values: known,
    relevant: withoutUnusedTexts,
    submit: async (answers, save) => {
      await save(answers);
      await goBack();
    },
  });
  return (
    <FormPage
      form={form}
      {...frame}
      heading={hmdaCopy.heading}
      why={status.submitted ? hmdaCopy.whyAgain : hmdaCopy.why}
    >
      <DemographicFields form={form} />
    </FormPage>
  );
}
