import { Words } from '@homeline/client/chat/words.tsx';
import type { ChatMessage } from '@homeline/contract/chat/chat-message.ts';
import { listAgentChatMessages } from '@homeline/contract/chat/desk.ts';
import { Button } from '@homeline/ui/button.tsx';
import { CopyButton } from '@homeline/ui/feedback/copy-button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { send } from '../../session/client.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { Page } from '../../shell/page.tsx';
import { chatCopy } from './copy.ts';
import { transcriptText } from './transcript.ts';
import { chatKey, useChatDetails } from './use-desk.ts';
import './chat.css';

const copy = chatCopy.transcript;

/** A whole conversation as text, to copy or print. */
export default function TranscriptPage() {
  const { conversation = '' } = useParams();
  const { data: chat, error } = useChatDetails(conversation);
  const messages = useQuery({
    queryKey: chatKey('transcript', conversation),
    queryFn: () => wholeConversation(conversation),
    staleTime: 0,
  });
  const problem = error ?? messages.error;
  if (problem) return <LoadError error={problem} />;
  if (!chat || !messages.data) return <Skeleton />;
  const text = transcriptText(chat, messages.data);
  return (
    <Page
      heading={copy.heading(chat.friendlyName)}
      lead={<Link to={`/chats/${conversation}`}>{copy.back}</Link>}
      actions={
        <>
          <CopyButton text={text} what={copy.what} />
          <Button kind="secondary" onClick={() => window.print()}>
            {copy.print}
          </Button>
        </>
      }
    >
      <section className="chat-transcript" aria-label={copy.label}>
        <p className="written" dir="auto">
          <Words text={text} />
        </p>
      </section>
      <p className="fine-print">{copy.notes}</p>
    </Page>
  );
}

/** Reads every message of a conversation, from the newest page back to the first. */
async function wholeConversation(conversation: string): Promise<readonly ChatMessage[]> {
  let messages: readonly ChatMessage[] = [];
  for (;;) {
    const page = await send(listAgentChatMessages, {
      params: { conversation },
      query: { before: messages[0]?.number },
    });
    messages = [...page.messages, ...messages];
    if (!page.hasMore || page.messages.length === 0) return messages;
  }
}
