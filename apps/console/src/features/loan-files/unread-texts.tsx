import { Words } from '@homeline/client/chat/words.tsx';
import type { LoanFile } from '@homeline/contract/loan-files/get-loan-file.ts';
import { markTextRead } from '@homeline/contract/loan-files/notes.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { fileCopy } from './copy.ts';
import { reasonAgainst, useFileAct } from './use-loan-file.ts';

const copy = fileCopy.unreadTexts;

/** What people on the application replied to text messages, until somebody says that they have read it. */
export function UnreadTexts({ file }: { readonly file: LoanFile }) {
  const { uuid, unreadTexts } = file;
  const { run, isBusy, problem } = useFileAct(uuid);
  if (unreadTexts.length === 0) return null;
  const disabledReason = reasonAgainst(file, 'WRITE_TO_BORROWER');
  return (
    <Card title={copy.heading} tone="sunken">
      {unreadTexts.map(({ uuid: note, text, at }) => (
        <div key={note} className="proposal">
          <blockquote dir="auto">
            <Words text={text} />
          </blockquote>
          <p className="fine-print">{copy.from(instantInWords(at))}</p>
          {!disabledReason && (
            <Button
              kind="secondary"
              isBusy={isBusy}
              onClick={() => void run(() => send(markTextRead, { params: { uuid, note } }), copy.done)}
            >
              {copy.read}
            </Button>
          )}
        </div>
      ))}
      <p className="fine-print">{disabledReason ?? copy.hint}</p>
      {problem && <p role="alert">{problem}</p>}
    </Card>
  );
}
