import {
  type ListedOriginator,
  listOriginators,
  retireOriginator,
} from '@homeline/contract/staff/manage-originators.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Dialog } from '@homeline/ui/feedback/dialog.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { Page } from '../../shell/page.tsx';
import { staffAlert } from '../../shell/staff-alert.ts';
import { TableScroll } from '../../shell/table-scroll.tsx';
import { originatorsCopy as copy } from './copy.ts';
import { AddOriginator, ChangeOriginator } from './originator-forms.tsx';
import './originators.css';

/** The lender's loan originators: who they are, their referral links. Administrators add and retire them. */
export default function OriginatorsPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['originators', listOriginators.name],
    queryFn: () => send(listOriginators, {}),
  });
  const [added, count] = useState(0);
  const [password, setPassword] = useState<string>();
  return (
    <Page heading={copy.heading} lead={copy.lead}>
      <details className="act">
        <summary>{copy.add}</summary>
        <AddOriginator
          key={added}
          onAdded={(initial) => {
            count(added + 1);
            setPassword(initial);
          }}
        />
      </details>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data?.length === 0 && <p>{copy.none}</p>}
      {data && data.length > 0 && (
        <TableScroll label={copy.heading}>
          <table className="table">
            <caption className="hidden-visually">{copy.heading}</caption>
            <thead>
              <tr>
                {[copy.name, copy.broker, copy.nmls, copy.states, copy.pay, copy.acts].map((heading) => (
                  <th key={heading} scope="col">
                    {heading}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.map((originator) => (
                <OriginatorRow key={originator.id} originator={originator} />
              ))}
            </tbody>
          </table>
        </TableScroll>
      )}
      <Dialog
        isOpen={password !== undefined}
        title={copy.start.heading}
        onClose={() => setPassword(undefined)}
      >
        <p>{copy.start.why}</p>
        <p className="initial-password figures">{password}</p>
        <Button onClick={() => setPassword(undefined)}>{copy.start.done}</Button>
      </Dialog>
    </Page>
  );
}

function OriginatorRow({ originator }: { readonly originator: ListedOriginator }) {
  const { id, name, email, phone, brokerName, nmls, states, compensationPct, retiredAt } = originator;
  const queries = useQueryClient();
  const [isAsked, ask] = useState(false);
  const [isEdited, edit] = useState(false);
  const [problem, setProblem] = useState<string>();
  const retire = async () => {
    setProblem(undefined);
    try {
      await send(retireOriginator, { params: { id } });
      showToast(copy.retiredNow);
      ask(false);
    } catch (error) {
      setProblem(String(staffAlert(error).text));
    }
    await queries.invalidateQueries({ queryKey: ['originators'] });
  };
  return (
    <tr>
      <th scope="row">
        {name}
        <p className="fine-print">
          {email} · {phone}
        </p>
      </th>
      <td>{brokerName}</td>
      <td className="figures">{nmls}</td>
      <td>{states.join(', ')}</td>
      <td className="figures">{compensationPct}</td>
      <td>
        {retiredAt ? (
          copy.retired(instantInWords(retiredAt))
        ) : (
          <div className="row-acts">
            <button
              type="button"
              className="link"
              onClick={() =>
                void navigator.clipboard.writeText(originator.referralLink).then(() => showToast(copy.copied))
              }
            >
              {copy.copyLink}
            </button>
            <button type="button" className="link" onClick={() => edit(true)}>
              {copy.edit}
            </button>
            <button type="button" className="link" onClick={() => ask(true)}>
              {copy.retire}
            </button>
          </div>
        )}
        <Dialog isOpen={isEdited} title={copy.change(name)} onClose={() => edit(false)}>
          {isEdited && (
            <ChangeOriginator
              originator={originator}
              onChanged={() => {
                edit(false);
                showToast(copy.changed);
              }}
            />
          )}
        </Dialog>
        <Dialog isOpen={isAsked} title={copy.retire} onClose={() => ask(false)}>
          <p>{copy.sure(name)}</p>
          {problem && <p role="alert">{problem}</p>}
          <div className="form-actions">
            <Button kind="danger" onClick={() => void retire()}>
              {copy.retire}
            </Button>
            <Button kind="quiet" onClick={() => ask(false)}>
              {copy.cancel}
            </Button>
          </div>
        </Dialog>
      </td>
    </tr>
  );
}
