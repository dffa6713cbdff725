import type { Status } from '@homeline/contract/applications/status.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Link } from 'react-router';
import { DASHBOARD } from './dashboard-copy.ts';
import { pageUrl } from './page-url.ts';

const copy = DASHBOARD.later;

type Owing = Pick<Status, 'alsoOpen' | 'asksLater'>;

/** Returns whether the borrower owes something although their application goes on. */
export function owesSomething({ alsoOpen = [] }: Owing): boolean {
  return alsoOpen.length > 0;
}

/** What the borrower still owes beside the current step, each with its button. */
export function LaterTasks({ uuid, status }: { readonly uuid: string; readonly status: Owing }) {
  const { alsoOpen = [], asksLater = 0 } = status;
  const tasks = [
    { page: 'insurance/upload', ...copy.insurance },
    { page: 'bank/deposit', ...copy.deposit },
    { page: 'conditions', ...copy.documents, title: copy.documents.title(asksLater) },
  ] as const;
  return tasks
    .filter(({ page }) => alsoOpen.includes(page))
    .map(({ page, title, text, action }) => (
      <section key={page} className="dashboard-next">
        <div>
          <p className="dashboard-label">{copy.label}</p>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
        <Link className={buttonClass('secondary')} to={pageUrl(uuid, page)}>
          {action}
        </Link>
      </section>
    ));
}
