import { mayChange } from '@homeline/domain/client-state/pages.ts';
import type { PagePath } from '@homeline/domain/workflow/page-path.ts';
import { Link } from 'react-router';
import { useApplication } from './application.ts';
import { ANSWERS } from './copy.ts';
import { pageUrl } from './page-url.ts';

/**
 * Links to the page that changes an answer, while the step allows it. The borrower comes back to the page with the link.
 * @param what names the answer for screen readers
 */
export function ChangeLink({ page, what }: { page: PagePath; what: string }) {
  const { uuid, status, page: here } = useApplication();
  if (!mayChange(status, page)) return null;
  return (
    <Link to={pageUrl(uuid, page, here)}>
      {ANSWERS.change}
      <span className="hidden-visually"> {what}</span>
    </Link>
  );
}
