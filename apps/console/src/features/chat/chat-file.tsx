import type { ChatFile, ChatMessage } from '@homeline/contract/chat/chat-message.ts';
import { type ChatDetails, getAgentChatFile, useChatFile } from '@homeline/contract/chat/desk.ts';
import { factLabel } from '@homeline/domain/staff/fact-rows.ts';
import { Button } from '@homeline/ui/button.tsx';
import { useEffect, useState } from 'react';
import { send } from '../../session/client.ts';
import { FilePreview } from '../../shell/file-preview.tsx';
import { chatCopy } from './copy.ts';
import { useChatAct } from './use-desk.ts';

const copy = chatCopy.file;

/** The file types that the page can preview. */
const SHOWN = ['application/pdf', 'image/jpeg', 'image/png'];

/** A file of a message: the file itself, and who sent it. */
export type ChatFileRef = { readonly file: ChatFile; readonly from: ChatMessage['from'] };

type ChatFileViewProps = ChatFileRef & { readonly chat: ChatDetails; readonly onClose: () => void };

/** Shows a file of the chat; one from the borrower may answer an open condition. */
export function ChatFileView({ file, from, chat, onClose }: ChatFileViewProps) {
  const read = () => send(getAgentChatFile, { params: { conversation: chat.uuid, file: file.uuid } });
  const isDocument = SHOWN.includes(file.type);
  const conditions = chat.application?.openConditions ?? [];
  const acts = (
    <div className="form-actions">
      <Download name={file.name} read={read} />
      {from === 'APPLICANT' && isDocument && conditions.length > 0 && (
        <UseFile file={file} chat={chat} onDone={onClose} />
      )}
    </div>
  );
  if (isDocument)
    return (
      <FilePreview key={file.uuid} title={file.name} read={read} onClose={onClose}>
        {acts}
      </FilePreview>
    );
  return (
    <div className="chat-plain-file form-actions">
      <strong>{file.name}</strong>
      {acts}
    </div>
  );
}

type DownloadProps = { readonly name: string; readonly read: () => Promise<Blob> };

function Download({ name, read }: DownloadProps) {
  const { run, isBusy, problem } = useChatAct();
  const [link, setLink] = useState<string>();
  useEffect(() => {
    if (!link) return;
    const anchor = document.createElement('a');
    anchor.href = link;
    anchor.download = name;
    anchor.click();
    return () => URL.revokeObjectURL(link);
  }, [link, name]);
  return (
    <>
      <Button
        kind="secondary"
        isBusy={isBusy}
        onClick={() => void run(async () => setLink(URL.createObjectURL(await read())))}
      >
        {copy.download}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}

type UseFileProps = {
  readonly file: ChatFile;
  readonly chat: ChatDetails;
  readonly onDone: () => void;
};

function UseFile({ file, chat, onDone }: UseFileProps) {
  const conditions = chat.application?.openConditions ?? [];
  const [chosen, choose] = useState(conditions[0]?.uuid ?? '');
  const { run, isBusy, problem } = useChatAct();
  const params = { conversation: chat.uuid, file: file.uuid };
  return (
    <>
      <label className="filter">
        <span>{copy.condition}</span>
        <select className="control" value={chosen} onChange={({ target }) => choose(target.value)}>
          {conditions.map(({ uuid, category }) => (
            <option key={uuid} value={uuid}>
              {factLabel(category.replaceAll('_', ' '))}
            </option>
          ))}
        </select>
      </label>
      <Button
        isBusy={isBusy}
        onClick={() =>
          void run(() => send(useChatFile, { params, body: { condition: chosen } }), copy.used).then(
            (isDone) => isDone && onDone(),
          )
        }
      >
        {copy.use}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  );
}
