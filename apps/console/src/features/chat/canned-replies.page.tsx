import { Words } from '@homeline/client/chat/words.tsx';
import {
  type CannedReply,
  deleteCannedReply,
  saveCannedReply,
} from '@homeline/contract/chat/canned-replies.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { TextAreaField } from '@homeline/ui/fields/text-area-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { send } from '../../session/client.ts';
import { useDisabledReason } from '../../session/staff-member.ts';
import { FormCard } from '../../shell/form-card.tsx';
import { LoadError } from '../../shell/load-error.tsx';
import { Page } from '../../shell/page.tsx';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { chatCopy } from './copy.ts';
import { useCannedReplies, useChatAct } from './use-desk.ts';
import './chat.css';

const copy = chatCopy.replies;

/** The lender's canned replies. Staff who may edit them add, change and remove them; other agents only read them. */
export default function CannedRepliesPage() {
  const { data, error, refetch } = useCannedReplies();
  const disabledReason = useDisabledReason()('WRITE_CANNED_REPLIES');
  const [added, countAdded] = useState(0);
  return (
    <Page heading={copy.heading} lead={<Link to="/chats">{chatCopy.links.back}</Link>}>
      <p>{copy.lead}</p>
      <details className="act" key={added}>
        <summary>{copy.add}</summary>
        {disabledReason ? (
          <p className="fine-print">{disabledReason}</p>
        ) : (
          <ReplyForm onSaved={() => countAdded(added + 1)} />
        )}
      </details>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data?.length === 0 && <p>{copy.none}</p>}
      {data?.map((reply) => (
        <Reply key={reply.uuid} reply={reply} disabledReason={disabledReason} />
      ))}
    </Page>
  );
}

type ReplyProps = { readonly reply: CannedReply; readonly disabledReason: string | undefined };

function Reply({ reply, disabledReason }: ReplyProps) {
  const { uuid, title, text } = reply;
  const { run, isBusy, problem } = useChatAct();
  const [asked, ask] = useState<'CHANGE' | 'REMOVE'>();
  const isDisabled = disabledReason !== undefined;
  const close = () => ask(undefined);
  return (
    <Card title={title}>
      <p className="written" dir="auto">
        <Words text={text} />
      </p>
      <div className="form-actions">
        <Button kind="secondary" disabled={isDisabled} onClick={() => ask('CHANGE')}>
          {copy.change}
          <span className="hidden-visually"> {title}</span>
        </Button>
        <Button kind="quiet" disabled={isDisabled} onClick={() => ask('REMOVE')}>
          {copy.remove}
          <span className="hidden-visually"> {title}</span>
        </Button>
        {disabledReason && <p className="fine-print">{disabledReason}</p>}
      </div>
      <Dialog isOpen={asked === 'CHANGE'} title={copy.titleOf(title)} onClose={close}>
        <ReplyForm reply={reply} onSaved={close} />
      </Dialog>
      <Dialog isOpen={asked === 'REMOVE'} title={copy.remove} onClose={close}>
        <p>{copy.sure(title)}</p>
        {problem && <p role="alert">{problem}</p>}
        <div className="form-actions">
          <Button
            kind="danger"
            isBusy={isBusy}
            onClick={() => void run(() => send(deleteCannedReply, { params: { reply: uuid } }), copy.removed)}
          >
            {copy.remove}
          </Button>
          <Button kind="quiet" onClick={close}>
            {copy.cancel}
          </Button>
        </div>
      </Dialog>
    </Card>
  );
}

type ReplyFormProps = { readonly reply?: CannedReply; readonly onSaved: () => void };

function ReplyForm({ reply, onSaved }: ReplyFormProps) {
  const { changed } = useChatAct();
  const [uuid] = useState(() => reply?.uuid ?? crypto.randomUUID());
  const form = useStaffForm({
    scope: uuid,
    schema: saveCannedReply.body!,
    values: { title: reply?.title, text: reply?.text },
    async send(body) {
      await send(saveCannedReply, { params: { reply: uuid }, body });
      showToast(copy.saved);
      onSaved();
      await changed();
    },
  });
  return (
    <FormCard form={form} action={copy.save}>
      <TextField {...form.field('title', copy.title)} />
      <TextAreaField {...form.field('text', copy.text)} rows={5} />
    </FormCard>
  );
}
