import { buttonClass } from '@homeline/ui/button.tsx';
import { Link } from 'react-router';
import { useApplication } from '../applications/application.ts';
import { ASKED_LATER } from '../applications/copy.ts';
import { pageUrl } from '../applications/page-url.ts';

/** Leads to what the lender needs later, while the application continues. */
export function LaterConditions() {
  const { uuid, page, status } = useApplication();
  if (!status.asksLater || page.startsWith('conditions')) return null;
  return (
    <p>
      <Link className={buttonClass('secondary')} to={pageUrl(uuid, 'conditions')}>
        {ASKED_LATER(status.asksLater)}
      </Link>
    </p>
  );
}
