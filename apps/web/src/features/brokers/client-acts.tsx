import { deleteClient, getClient, handOverClient, listClients } from '@homeline/contract/brokers/clients.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { send } from '../../session/client.ts';
import { useAct } from '../applications/use-act.ts';
import { brokersCopy } from './copy.ts';

const copy = brokersCopy.client;

type ActsProps = {
  readonly client: string;
  readonly name: string;
  /** The saved address that the hand-over goes to, once it was asked for. */
  readonly handedTo: string | undefined;
  readonly onAsk: () => void;
  readonly onKeep: () => void;
};

/** Hands the client over or deletes them, each after asking once more. */
export function ClientActs({ client, name, handedTo, onAsk, onKeep }: ActsProps) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const [isDeleting, ask] = useState(false);
  const leave = async (words: string) => {
    queries.removeQueries({ queryKey: [getClient.name, client] });
    queries.removeQueries({ queryKey: [listClients.name] });
    showToast(words);
    await navigate('/clients');
  };
  const handOver = useAct(async () => {
    await send(handOverClient, { params: { client }, body: { agreed: true }, idempotencyKey: key });
    await leave(copy.handedOver);
  });
  const remove = useAct(async () => {
    await send(deleteClient, { params: { client } });
    await leave(copy.removed);
  });
  return (
    <>
      <Button onClick={onAsk}>{copy.handOver}</Button>
      <span className="client-remove">
        <Button kind="danger" onClick={() => ask(true)}>
          {copy.remove}
        </Button>
      </span>
      <Dialog isOpen={isDeleting} title={copy.removeAsk(name)} onClose={() => ask(false)}>
        <p>{copy.removeText}</p>
        {remove.problem && <p role="alert">{remove.problem}</p>}
        <QuestionActions>
          <Button kind="danger" isBusy={remove.isBusy} onClick={remove.act}>
            {copy.removeConfirm}
          </Button>
          <Button kind="quiet" onClick={() => ask(false)}>
            {copy.removeKeep}
          </Button>
        </QuestionActions>
      </Dialog>
      <Dialog isOpen={handedTo !== undefined} title={copy.ask(name)} onClose={onKeep}>
        <p>{copy.text(handedTo ?? '')}</p>
        {handOver.problem && <p role="alert">{handOver.problem}</p>}
        <QuestionActions>
          <Button isBusy={handOver.isBusy} onClick={handOver.act}>
            {copy.confirm}
          </Button>
          <Button kind="quiet" onClick={onKeep}>
            {copy.keep}
          </Button>
        </QuestionActions>
      </Dialog>
    </>
  );
}
