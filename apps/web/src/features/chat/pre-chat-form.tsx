import { useForm } from '@homeline/client/form/use-form.ts';
import { PreChatForm as Schema } from '@homeline/contract/chat/web-chat.ts';
import { Button } from '@homeline/ui/button.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import * as z from 'zod';
import type { ChatPartner } from './chat-selectors.ts';
import { chatCopy } from './copy.ts';
import type { KnownPerson } from './use-borrower.ts';

const copy = chatCopy.form;

const WithAgent = Schema.extend({ agentId: z.string('Required').trim().min(1, 'Required').max(100) });
const WithoutAgent = Schema.extend({ agentId: z.undefined().optional() });

type PreChatFormProps = {
  readonly partner: ChatPartner;
  /** Outside production, the stream provider reaches one agent. */
  readonly asksAgent: boolean;
  /** Answers that are known already. */
  readonly known: Partial<KnownPerson>;
  /** The agents aren't there, whatever the mode. */
  readonly isClosed: boolean;
  /** When they answer again, in a sentence. */
  readonly opening: string | undefined;
  readonly onStart: (person: KnownPerson & { readonly agentId?: string | undefined }) => Promise<void>;
};

/** Asks who chats. */
export function PreChatForm({ partner, asksAgent, known, isClosed, opening, onStart }: PreChatFormProps) {
  const schema: z.ZodType<z.infer<typeof Schema> & { agentId?: string | undefined }> = asksAgent
    ? WithAgent
    : WithoutAgent;
  const form = useForm({
    scope: 'chat',
    schema: schema as z.ZodType<
      z.infer<typeof schema>,
      { friendlyName: string; emailAddress: string; agentId: string }
    >,
    values: known,
    send: onStart,
  });
  return (
    <form
      className="fields chat-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <p>{partner === 'AGENT' && !isClosed ? copy.why : copy.whyChatbot}</p>
      {isClosed && opening && <p>{opening}</p>}
      <TextField {...form.field('friendlyName', copy.friendlyName)} autoComplete="name" />
      <TextField
        {...form.field('emailAddress', copy.emailAddress)}
        type="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
      />
      {asksAgent && partner === 'AGENT' && <TextField {...form.field('agentId', copy.agentId)} />}
      <Button type="submit" isBusy={form.isBusy}>
        {copy.action}
      </Button>
    </form>
  );
}
