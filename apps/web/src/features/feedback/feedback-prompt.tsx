import { dropDrafts } from '@homeline/client/form/draft.ts';
import { type Draft, useForm } from '@homeline/client/form/use-form.ts';
import { useSendOnce } from '@homeline/client/session/use-send-once.ts';
import { sendFeedback } from '@homeline/contract/feedback/send-feedback.ts';
import { said } from '@homeline/contract/said.ts';
import { CeoFeedback, FeedbackTopic, TOPIC_TITLES } from '@homeline/domain/feedback/ceo-feedback.ts';
import { isUuid } from '@homeline/domain/people/uuid.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { TextAreaField } from '@homeline/ui/fields/text-area-field.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { send } from '../../session/client.ts';
import { feedbackCopy as copy } from './copy.ts';

/** Asks a signed-in person for feedback to the lender's chief executive. */
export default function FeedbackPrompt() {
  const [isOpen, open] = useState(false);
  return (
    <>
      <p className="foot-feedback">
        <Button kind="quiet" onClick={() => open(true)}>
          {copy.open}
        </Button>
      </p>
      <Dialog isOpen={isOpen} title={copy.title} onClose={() => open(false)}>
        <FeedbackForm close={() => open(false)} />
      </Dialog>
    </>
  );
}

const TOPICS = FeedbackTopic.options.map((value) => ({ value, label: said(TOPIC_TITLES[value]) }));
const ANSWERS = [
  { value: true, label: copy.yes },
  { value: false, label: copy.no },
];

/** Typed text stays when the dialog closes. The page is that of the last opening. */
const DRAFT: Draft = { key: 'feedback', notKept: ['pathname', 'productType', 'applicationUuid'] };

function FeedbackForm({ close }: { readonly close: () => void }) {
  const { pathname } = useLocation();
  const [, area = ''] = pathname.split('/');
  // A repeated send after a lost answer arrives once. A changed message is another request.
  const sendOnce = useSendOnce(send);
  const form = useForm({
    scope: 'feedback',
    schema: CeoFeedback,
    values: { pathname, productType: 'HELOC', ...(isUuid(area) && { applicationUuid: area }) },
    draft: DRAFT,
    async send(body) {
      await sendOnce(sendFeedback, { body });
      dropDrafts(DRAFT.key);
      showToast(copy.done);
      close();
    },
  });
  return (
    <form
      className="fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {form.alerts.map(({ text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one at most
        <p key={index} role="alert">
          {text}
        </p>
      ))}
      <ChoiceField {...form.field('topic', copy.topic)} choices={TOPICS} layout="row" />
      <TextAreaField {...form.field('message', copy.message)} hint={copy.messageHint} rows={5} />
      <ChoiceField {...form.field('marketingConsent', copy.consent)} choices={ANSWERS} layout="row" />
      <QuestionActions>
        <Button type="submit" isBusy={form.isBusy}>
          {copy.action}
        </Button>
        <Button kind="secondary" onClick={close}>
          {copy.cancel}
        </Button>
      </QuestionActions>
    </form>
  );
}
