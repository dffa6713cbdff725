import { chatFileName, chatFileProblem, chatFileProblemWords } from '@homeline/domain/chat/attachments.ts';
import { MOST_MESSAGE_FILES } from '@homeline/domain/chat/conversation.ts';
import { useState } from 'react';
import { chatCopy } from './copy.ts';

/** A file to send, under its displayed name. `id` tells two files of the same name apart. */
export type Attachment = { readonly id: string; readonly name: string; readonly file: File };

/** The files of the next message, and why others were refused. */
export function useAttachments() {
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  return {
    files,
    problems,
    /** Accepts files that a chat allows, by name and content, and sets `problems` to why each other one was refused. */
    async add(chosen: readonly File[]): Promise<void> {
      const checked = await Promise.all(chosen.map(problemOf));
      const taken = chosen.filter((_, index) => checked[index] === undefined);
      const room = MOST_MESSAGE_FILES - files.length;
      setProblems([
        ...checked.filter((problem) => problem !== undefined),
        ...(taken.length > room ? [chatCopy.composer.tooMany(MOST_MESSAGE_FILES)] : []),
      ]);
      const added = taken
        .slice(0, Math.max(0, room))
        .map((file) => ({ id: crypto.randomUUID(), name: chatFileName(file.name), file }));
      setFiles((before) => [...before, ...added]);
    },
    remove: (id: string) => setFiles((before) => before.filter((attachment) => attachment.id !== id)),
    clear(): void {
      setFiles([]);
      setProblems([]);
    },
  };
}

/** Returns what is wrong with a file; undefined if nothing. */
async function problemOf(file: File): Promise<string | undefined> {
  const name = chatFileName(file.name);
  const problem = chatFileProblem(name, new Uint8Array(await file.arrayBuffer()));
  return problem && chatFileProblemWords(problem, name);
}
