import { Words } from '@homeline/client/chat/words.tsx';
import { finishReminder, type Reminder } from '@homeline/contract/loan-files/reminders.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { send } from '../../session/client.ts';
import { dayInWords, instantInWords, todayHere } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { Page } from '../../shell/page.tsx';
import { staffAlert } from '../../shell/staff-alert.ts';
import { remindersCopy as copy } from './copy.ts';
import { REMINDERS, useReminders } from './use-reminders.ts';

/** Shows the signed-in person's reminders, the earliest due first. */
export default function RemindersPage() {
  const { data, error, refetch } = useReminders();
  return (
    <Page heading={copy.heading} lead={copy.lead}>
      {error && !data && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data?.length === 0 && <p>{copy.none}</p>}
      {data && data.length > 0 && (
        <Card>
          <ul>
            {data.map((reminder) => (
              <OneReminder key={reminder.note} reminder={reminder} />
            ))}
          </ul>
        </Card>
      )}
    </Page>
  );
}

function OneReminder({ reminder }: { readonly reminder: Reminder }) {
  const { note, uuid, borrower, loanNumber, text, by, at, dueOn } = reminder;
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const finish = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await send(finishReminder, { params: { note } });
      showToast(copy.finished);
    } catch (error) {
      setProblem(String(staffAlert(error).text));
    }
    setBusy(false);
    await queries.invalidateQueries({ queryKey: REMINDERS });
  };
  return (
    <li className="item">
      <div>
        <p className="tagged">
          <Link className="link" to={`/applications/${uuid}`}>
            {borrower ?? loanNumber}
          </Link>
          <DueDay dueOn={dueOn} />
          <span className="fine-print">{copy.by(by, instantInWords(at))}</span>
        </p>
        <p dir="auto">
          <Words text={text} />
        </p>
        {problem && <p role="alert">{problem}</p>}
      </div>
      <Button kind="secondary" isBusy={isBusy} onClick={() => void finish()}>
        {copy.done}
      </Button>
    </li>
  );
}

function DueDay({ dueOn }: Pick<Reminder, 'dueOn'>) {
  const today = todayHere();
  if (dueOn < today) return <span className="tag tag-danger">{copy.overdue(dayInWords(dueOn))}</span>;
  if (dueOn === today) return <span className="tag tag-caution">{copy.today}</span>;
  return <span className="tag">{copy.due(dayInWords(dueOn))}</span>;
}
