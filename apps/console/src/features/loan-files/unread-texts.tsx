import { Words } from '@homeline/client/chat/words.tsx';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { MessageForms, markTextRead, writeToBorrower } from '@homeline/contract/loan-files/notes.ts';
import { Button } from '@homeline/ui/button.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { TextAreaField } from '@homeline/ui/fields/text-area-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { FormCard } from '../../shell/form-card.tsx';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { fileCopy } from './copy.ts';
import { reasonAgainst, useFileAct } from './use-loan-file.ts';

const copy = fileCopy.unreadTexts;

/** What people on the application replied to text messages, until a person says that they have read it. */
export function UnreadTexts({ file }: { readonly file: LoanFile }) {
  const { uuid, unreadTexts } = file;
  const { run, isBusy, problem } = useFileAct(uuid);
  const [answered, answer] = useState<string>();
  if (unreadTexts.length === 0) return null;
  const disabledReason = reasonAgainst(file, 'WRITE_TO_BORROWER');
  return (
    <Card title={copy.heading} tone="sunken">
      {unreadTexts.map(({ uuid: note, text, at, by, signer }) => (
        <div key={note} className="proposal">
          <blockquote dir="auto">
            <Words text={text} />
          </blockquote>
          <p className="fine-print">{by ? copy.by(by, instantInWords(at)) : copy.from(instantInWords(at))}</p>
          {!disabledReason && answered !== note && (
            <div className="form-actions">
              <Button
                kind="secondary"
                isBusy={isBusy}
                onClick={() => void run(() => send(markTextRead, { params: { uuid, note } }), copy.done)}
              >
                {copy.read}
              </Button>
              {by && (
                <Button kind="quiet" onClick={() => answer(note)}>
                  {copy.answer}
                </Button>
              )}
            </div>
          )}
          {by && answered === note && (
            <AnswerForm uuid={uuid} note={note} to={by} signer={signer} onDone={() => answer(undefined)} />
          )}
        </div>
      ))}
      <p className="fine-print">{disabledReason ?? copy.hint}</p>
      {problem && <p role="alert">{problem}</p>}
    </Card>
  );
}

type AnswerProps = {
  readonly uuid: string;
  readonly note: string;
  readonly to: string;
  readonly signer: string | undefined;
  readonly onDone: () => void;
};

/** Answers the person in their account, which also takes their message off the list. */
function AnswerForm({ uuid, note, to, signer, onDone }: AnswerProps) {
  const { changed, sendOnce } = useFileAct(uuid);
  const form = useStaffForm({
    scope: `answer-${note}`,
    schema: MessageForms.ACCOUNT,
    values: { channel: 'ACCOUNT', ...(signer && { signer }) },
    async send(body) {
      await sendOnce(writeToBorrower, { params: { uuid }, body });
      await send(markTextRead, { params: { uuid, note } });
      showToast(copy.answered);
      onDone();
      await changed();
    },
  });
  return (
    <FormCard form={form} action={copy.send}>
      <TextAreaField {...form.field('text', copy.answerTo(to))} rows={4} />
    </FormCard>
  );
}
