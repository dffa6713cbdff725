import { refusalOf } from '@homeline/client/session/refusal.ts';
import type { ChatMessage } from '@homeline/contract/chat/chat-message.ts';
import { sendAgentChatMessage, uploadAgentChatFile } from '@homeline/contract/chat/desk.ts';
import { chatFileTypeNamed } from '@homeline/domain/chat/attachments.ts';
import { openVariable } from '@homeline/domain/chat/canned-reply.ts';
import { PERSONAL_NUMBER_WORDS, personalNumberIn } from '@homeline/domain/chat/personal-numbers.ts';
import { useRef, useState } from 'react';
import { send } from '../../session/client.ts';
import { staffAlert } from '../../shell/staff-alert.ts';
import { chatCopy } from './copy.ts';
import type { Attachment } from './use-attachments.ts';

type Sent = { readonly text: string; readonly ids: string; readonly key: string };

/** Returns why a message can't be sent; undefined when it can. */
export function messageProblem(text: string): string | undefined {
  const number = personalNumberIn(text);
  const variable = openVariable(text);
  if (number) return PERSONAL_NUMBER_WORDS[number];
  return variable && chatCopy.composer.variable(variable);
}

/** Sends messages. A failed message keeps its key and uploaded files, so that it arrives only once. */
export function useSending(conversation: string, onSent: (message: ChatMessage) => void) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const last = useRef<Sent>(undefined);
  const uploaded = useRef(new Map<string, string>());

  async function upload({ id, name, file }: Attachment): Promise<string> {
    const known = uploaded.current.get(id);
    if (known) return known;
    const body = new Blob([file], { type: chatFileTypeNamed(name) ?? '' });
    const { uuid } = await send(uploadAgentChatFile, { params: { conversation }, query: { name }, body });
    uploaded.current.set(id, uuid);
    return uuid;
  }

  return {
    isSending,
    problem,
    hasFailed,
    forgetProblem: () => setProblem(undefined),
    /** @returns whether the message is sent */
    async send(text: string, attachments: readonly Attachment[]): Promise<boolean> {
      if (isSending || (text.trim() === '' && attachments.length === 0)) return false;
      const words = messageProblem(text);
      setProblem(words);
      setFailed(false);
      if (words) return false;
      setSending(true);
      const ids = attachments.map(({ id }) => id).join(' ');
      const isSame = last.current?.text === text && last.current.ids === ids;
      const key = isSame && last.current ? last.current.key : crypto.randomUUID();
      last.current = { text, ids, key };
      try {
        const files: string[] = [];
        for (const attachment of attachments) files.push(await upload(attachment));
        onSent(await send(sendAgentChatMessage, { params: { conversation }, body: { key, text, files } }));
        last.current = undefined;
        uploaded.current.clear();
        return true;
      } catch (error) {
        const isRefused = refusalOf(error).code !== undefined;
        setProblem(isRefused ? String(staffAlert(error).text) : chatCopy.composer.failed);
        setFailed(!isRefused);
        return false;
      } finally {
        setSending(false);
      }
    },
  };
}
