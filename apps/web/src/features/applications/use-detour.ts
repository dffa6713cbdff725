import { isPage, returnPage } from '@homeline/domain/client-state/pages.ts';
import type { PagePath } from '@homeline/domain/workflow/page-path.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { useApplication } from './application.ts';
import { ANSWER_ACTIONS } from './copy.ts';
import { pageUrl } from './page-url.ts';

/** Lets a later page open this one to change its answers, and returns there afterwards. */
export function useDetour(page: PagePath) {
  const { uuid, status } = useApplication();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isDetour = !isPage(status.page, page);
  return {
    isDetour,
    action: isDetour ? ANSWER_ACTIONS.again : ANSWER_ACTIONS.inTurn,
    /** Returns to the later page. Call it once the answers are saved. */
    goBack: () => (isDetour ? navigate(pageUrl(uuid, returnPage(status, query.get('returnTo')))) : undefined),
  };
}
