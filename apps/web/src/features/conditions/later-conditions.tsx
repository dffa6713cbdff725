import { buttonClass } from '@homeline/ui/button.tsx';
import { Link } from 'react-router';
import { useApplication } from '../applications/application.ts';
import { pageUrl } from '../applications/page-url.ts';

/** Leads to what the lender needs later, while the application goes on. */
export function LaterConditions() {
  const { uuid, page, status } = useApplication();
  if (!status.asksLater || page.startsWith('conditions')) return null;
  return (
    <p>
      <Link className={buttonClass('secondary')} to={pageUrl(uuid, 'conditions')}>
        {linkWords(status.asksLater)}
      </Link>
    </p>
  );
}

/** Not with the other words of conditions, which only their pages load. */
function linkWords(count: number): string {
  return count === 1 ? 'Send a document we’ll need later' : `Send ${count} documents we’ll need later`;
}
