import { mayChange } from '@homeline/domain/client-state/pages.ts';
import { Link } from 'react-router';
import { useApplication } from './application.ts';

/**
 * The way to change an answer, where the step lets it be changed. One returns to the page that it stands on.
 * @param what is changed, for those who hear the page
 */
export function ChangeLink({ page, what }: { page: string; what: string }) {
  const { uuid, status, page: here } = useApplication();
  if (!mayChange(status, page)) return null;
  return (
    <Link to={`/${uuid}/${page}?${new URLSearchParams({ returnTo: here })}`}>
      Change<span className="hidden-visually"> {what}</span>
    </Link>
  );
}
