import { CallbackPhoneForm, saveCallbackPhone } from '@homeline/contract/credit/save-callback-phone.ts';
import { keepsPolling } from '@homeline/domain/client-state/polling.ts';
import { Button } from '@homeline/ui/button.tsx';
import { PhoneField } from '@homeline/ui/fields/phone-field.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { pageUrl } from '../applications/page-url.ts';
import { WaitPage } from '../applications/wait.page.tsx';
import { useRefetchConditions } from '../conditions/open-conditions.ts';
import { creditCopy } from './copy.ts';

const words = creditCopy.callback;

/** Asks where to call, then waits for the call: an alert on the credit file requires one. */
export default function CallbackPhonePage() {
  const { uuid, status, answers } = useApplication();
  const navigate = useNavigate();
  const refetch = useRefetchConditions();
  const [isChanging, change] = useState(false);
  const conditions = pageUrl(uuid, 'conditions');
  if (!keepsPolling(status))
    return <PhoneForm onSaved={() => void refetch().then(() => navigate(conditions))} />;
  if (!answers.callbackPhone || isChanging) return <PhoneForm onSaved={() => change(false)} />;
  return (
    <WaitPage heading={words.waiting(answers.callbackPhone.phone)}>
      <QuestionActions>
        <Button kind="secondary" onClick={() => change(true)}>
          {words.change}
        </Button>
      </QuestionActions>
    </WaitPage>
  );
}

function PhoneForm({ onSaved }: { onSaved: () => void }) {
  const { answers } = useApplication();
  const form = useStepForm({
    call: saveCallbackPhone,
    movesOn: false,
    schema: CallbackPhoneForm,
    values: { phone: answers.callbackPhone?.phone ?? answers.contact?.phone },
    submit: async (answer, save) => {
      await save(answer);
      onSaved();
    },
  });
  return (
    <FormPage form={form} heading={words.heading} why={words.why}>
      <PhoneField {...form.field('phone', words.phone)} hint={words.hint} />
    </FormPage>
  );
}
