import { refusalOf } from '@homeline/client/session/refusal.ts';
import { said } from '@homeline/contract/said.ts';
import {
  chatFileName,
  chatFileProblem,
  chatFileProblemWords,
  chatFileTypeNamed,
  chosenFileProblem,
} from '@homeline/domain/chat/attachments.ts';
import { MOST_MESSAGE_CHARACTERS, MOST_MESSAGE_FILES } from '@homeline/domain/chat/conversation.ts';
import { PERSONAL_NUMBER_WORDS, personalNumberIn } from '@homeline/domain/chat/personal-numbers.ts';
import { useEffect, useRef, useState } from 'react';
import type { FileToSend } from './agent-conversation.ts';
import { isRefused } from './chat-client.ts';
import { chatCopy as copy } from './copy.ts';

/** A chosen file. */
export type Chip = FileToSend & { readonly id: string };

type Options = {
  /** Returns why a text can't be sent after the earlier messages; undefined if it can. */
  readonly problemWith: (text: string) => string | undefined;
  readonly deliver: (key: string, text: string, files: readonly string[]) => Promise<void>;
  readonly upload: (file: FileToSend) => Promise<{ readonly uuid: string }>;
  /** Called when a send begins. */
  readonly onSending: () => void;
  /** Called when a send failed for a reason other than its content, so that sending again may help. */
  readonly onFailed: () => void;
  /** The keys of the messages that arrived. */
  readonly arrived: (key: string) => boolean;
};

export type Composer = {
  readonly text: string;
  readonly chips: readonly Chip[];
  /** Why the message or files weren't taken. */
  readonly problems: readonly string[];
  readonly isSending: boolean;
  write(text: string): void;
  add(files: readonly File[]): Promise<void>;
  remove(id: string): void;
  submit(): Promise<void>;
};

/** The unsent text. It stays until it has arrived, whatever happens to the chat meanwhile. */
export function useComposer({
  problemWith,
  deliver,
  upload,
  onSending,
  onFailed,
  arrived,
}: Options): Composer {
  const [text, setText] = useState('');
  const [chips, setChips] = useState<readonly Chip[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  /** The message sent last: sending the same again keeps its key, so that it arrives once. */
  const last = useRef({ content: '', key: '' });
  const uploaded = useRef(new Map<string, string>());
  const content = JSON.stringify([text, chips.map(({ id }) => id)]);

  function clear(): void {
    setText('');
    setChips([]);
    setProblems([]);
    last.current = { content: '', key: '' };
  }

  // True if the message arrived although its answer was lost.
  const isArrived = last.current.content === content && arrived(last.current.key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: clears once
  useEffect(() => {
    if (isArrived && !isSending) clear();
  }, [isArrived, isSending]);

  /** @returns the server's names of the files; undefined when it refuses one, which is then removed */
  async function uploadAll(): Promise<readonly string[] | undefined> {
    const uuids: string[] = [];
    for (const chip of chips) {
      try {
        const uuid = uploaded.current.get(chip.id) ?? (await upload(chip)).uuid;
        uploaded.current.set(chip.id, uuid);
        uuids.push(uuid);
      } catch (error) {
        if (!isRefused(error) || ![400, 413, 415, 422].includes(error.status)) throw error;
        setChips((before) => before.filter(({ id }) => id !== chip.id));
        setProblems([
          refusalOf(error).fields?.['file'] ?? said(chatFileProblemWords('NOT_WHAT_IT_SAYS', chip.name)),
        ]);
        return undefined;
      }
    }
    return uuids;
  }

  async function submit(): Promise<void> {
    if (isBusy.current || (text.trim() === '' && chips.length === 0)) return;
    const problem = problemOf(text) ?? problemWith(text.trim());
    if (problem) return setProblems([problem]);
    isBusy.current = true;
    setSending(true);
    setProblems([]);
    onSending();
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() };
    const { key } = last.current;
    try {
      const files = await uploadAll();
      if (files) {
        await deliver(key, text.trim(), files);
        clear();
      }
    } catch (error) {
      const { fields = {}, code } = refusalOf(error);
      const said = Object.values(fields);
      if (said.length > 0) setProblems(said);
      else if (isRefused(error) && code === 'TOO_MANY_ATTEMPTS') setProblems([error.message]);
      else onFailed();
    }
    isBusy.current = false;
    setSending(false);
  }

  return {
    ...{ text, chips, problems, isSending, submit },
    write(now) {
      setText(now);
      setProblems([]);
    },
    async add(files) {
      const checked = await Promise.all(files.map(checkedFile));
      const refused = checked.filter((one) => typeof one === 'string');
      const good = checked.filter((one) => typeof one !== 'string');
      const room = MOST_MESSAGE_FILES - chips.length;
      setChips((before) => [...before, ...good].slice(0, MOST_MESSAGE_FILES));
      setProblems([...refused, ...(good.length > room ? [copy.compose.tooMany(MOST_MESSAGE_FILES)] : [])]);
    },
    remove: (id) => setChips((before) => before.filter((chip) => chip.id !== id)),
  };
}

function problemOf(text: string): string | undefined {
  const personal = personalNumberIn(text);
  if (personal) return said(PERSONAL_NUMBER_WORDS[personal]);
  return text.length > MOST_MESSAGE_CHARACTERS ? copy.compose.tooLong(MOST_MESSAGE_CHARACTERS) : undefined;
}

/** Returns a chosen file with the type that its content has, or why it isn't taken. */
async function checkedFile(file: File): Promise<Chip | string> {
  const name = chatFileName(file.name);
  const problem = await problemOfFile(name, file);
  if (problem) return said(chatFileProblemWords(problem, name));
  const type = chatFileTypeNamed(name);
  return { id: crypto.randomUUID(), name, file: new Blob([file], type ? { type } : {}) };
}

async function problemOfFile(name: string, file: File) {
  const byName = chosenFileProblem(name, file.size);
  return byName ?? chatFileProblem(name, new Uint8Array(await file.arrayBuffer()));
}
