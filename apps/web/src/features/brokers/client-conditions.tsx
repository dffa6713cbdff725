import { Words } from '@homeline/client/chat/words.tsx';
import {
  type ClientCondition,
  type ClientProgress,
  sendClientDocuments,
  uploadClientDocument,
} from '@homeline/contract/brokers/client-progress.ts';
import { dateWords } from '@homeline/domain/dates/date-words.ts';
import { Button } from '@homeline/ui/button.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { dayInWords } from '../applications/format-instant.ts';
import { useAct } from '../applications/use-act.ts';
import { conditionWords } from '../conditions/condition-words.ts';
import { namedUploads, requestedUpload } from '../documents/requested-upload.ts';
import { UploadField } from '../documents/upload-field.tsx';
import { useUploadsTo } from '../documents/use-uploads.ts';
import { progressCopy as copy } from './progress-copy.ts';

type Done = { readonly client: string; readonly onDone: (progress: ClientProgress) => void };

/** What the lender needs from a client, in the client's words, with what was sent; takes files for what is open. */
export function ClientConditions({
  client,
  progress: { conditions, privateConditions },
  onDone,
}: Done & { readonly progress: ClientProgress }) {
  return (
    <>
      {conditions.map((condition) => (
        <Condition
          key={`${condition.uuid} ${condition.since}`}
          condition={condition}
          client={client}
          onDone={onDone}
        />
      ))}
      {(conditions.length === 0 || privateConditions > 0) && (
        <Card title={conditions.length === 0 ? copy.conditions : undefined} tone="sunken">
          <p>{privateConditions > 0 ? copy.privately(privateConditions) : copy.noConditions}</p>
        </Card>
      )}
    </>
  );
}

function Condition({ condition, ...done }: Done & { readonly condition: ClientCondition }) {
  const { state, since, dueOn, sent, returnComments } = condition;
  const { title, ask } = conditionWords(condition);
  const isOpen = state === 'OPEN' || state === 'RETURNED';
  return (
    <Card title={title}>
      <p>
        <strong>{copy.states[state]}</strong> {copy.since(dayInWords(since))}
        {isOpen && dueOn && `, ${copy.dueOn(dateWords(dueOn))}`}
      </p>
      {isOpen && (
        <p dir="auto">
          <Words text={ask} />
        </p>
      )}
      {sent.length > 0 && <p>{copy.sent(sent.join(', '))}</p>}
      {state === 'RETURNED' && (
        <p dir="auto">
          <Words text={copy.returned(returnComments)} />
        </p>
      )}
      {isOpen && <Sending condition={condition} {...done} />}
    </Card>
  );
}

function Sending({ condition, client, onDone }: Done & { readonly condition: ClientCondition }) {
  const { uuid, requestDocuments, needed } = condition;
  const [files, setFiles] = useState<Readonly<Record<string, readonly string[]>>>({});
  const requests = requestDocuments.length > 0 ? requestDocuments : ['SUPPORT'];
  const documents = requests.flatMap((name) => files[name] ?? []);
  const body = { documents, ...namedUploads(requests, (name) => files[name]) };
  const { act, isBusy, problem } = useAct(async () => {
    const params = { client, condition: uuid };
    const idempotencyKey = crypto.randomUUID();
    onDone(await send(sendClientDocuments, { params, body, idempotencyKey }));
    showToast(copy.received);
  });
  return (
    <>
      {needed > 1 && <p>{copy.needed(needed)}</p>}
      {requests.map((name) => (
        <Requested
          key={name}
          name={name}
          condition={condition}
          client={client}
          onChange={(uuids) => setFiles((before) => ({ ...before, [name]: uuids }))}
        />
      ))}
      {documents.length > 0 && (
        <>
          <QuestionActions>
            <Button kind="secondary" isBusy={isBusy} onClick={act}>
              {copy.send}
            </Button>
          </QuestionActions>
          {problem && <p role="alert">{problem}</p>}
        </>
      )}
    </>
  );
}

type RequestedProps = {
  readonly name: string;
  readonly condition: ClientCondition;
  readonly client: string;
  readonly onChange: (uuids: readonly string[]) => void;
};

function Requested({ name, condition: { uuid, since }, client, onChange }: RequestedProps) {
  const { type, label } = requestedUpload(name);
  const uploads = useUploadsTo(
    `clients/${client}/${uuid}/${since}/${name}`,
    async ({ upload, file, contentType }) => {
      const answer = await send(uploadClientDocument, {
        params: { client, condition: uuid },
        query: { type, name: file.name.slice(-200) },
        body: new Blob([file], { type: contentType }),
        idempotencyKey: upload,
      });
      return answer.uuid;
    },
  );
  return (
    <UploadField
      name={`${uuid}-${name}`}
      label={label}
      hint={copy.sendHint}
      uploads={uploads}
      onChange={(uuids) => onChange(uuids ?? [])}
      onBlur={() => undefined}
    />
  );
}
