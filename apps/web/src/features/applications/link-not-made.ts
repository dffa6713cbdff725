import { refusalOf } from '@homeline/client/session/refusal.ts';
import type { PageAddress } from '@homeline/domain/workflow/page-path.ts';
import { useNavigate } from 'react-router';
import { useApplication } from './application.ts';
import { pageUrl } from './page-url.ts';

/** How the server names a link that the borrower left, or that failed, and the page's own word for it. */
const ERRORS: Readonly<Record<string, string>> = { LINK_CANCELLED: 'CANCELLED', LINK_FAILED: 'LINK_FAILED' };

/**
 * Returns a handler for a refused link: it returns to the page that offers the link, which says what happened. It throws any other error.
 * @param page the page that offers the link, relative to the application
 */
export function useLinkNotMade(page: PageAddress) {
  const { uuid } = useApplication();
  const navigate = useNavigate();
  return async (error: unknown): Promise<void> => {
    const word = ERRORS[refusalOf(error).code ?? ''];
    if (!word) throw error;
    await navigate(`${pageUrl(uuid, page)}?error=${word}`, { replace: true });
  };
}
