import { isPage, pageToReturnTo } from '@homeline/domain/client-state/pages.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { useApplication } from './application.ts';

/**
 * A page that may also be opened from a later one, to change what was answered on it, and then leads back to where one was.
 * @param page its address behind the application
 */
export function useDetour(page: string) {
  const { uuid, status } = useApplication();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const isDetour = !isPage(status.page, page);
  return {
    isDetour,
    action: isDetour ? 'Save' : 'Continue',
    /** To be called once it is saved. */
    goBack: () =>
      isDetour ? navigate(`/${uuid}/${pageToReturnTo(status, query.get('returnTo'))}`) : undefined,
  };
}
