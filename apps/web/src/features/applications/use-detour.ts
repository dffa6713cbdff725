import { isPage } from '@homeline/domain/client-state/pages.ts';
import { useNavigate } from 'react-router';
import { useApplication } from './application.ts';

/**
 * A page that may also be opened from a later one, to change what was answered on it, and then leads back there.
 * @param page its address behind the application
 * @param before the address of the page before it, for Back on the way; none where there is nothing to go back to
 */
export function useDetour(page: string, before?: string) {
  const { uuid, status } = useApplication();
  const navigate = useNavigate();
  const isDetour = !isPage(status.page, page);
  const back = isDetour ? status.page : before;
  return {
    isDetour,
    back: back === undefined ? undefined : `/${uuid}/${back}`,
    action: isDetour ? 'Save' : 'Continue',
    /** To be called once it is saved. */
    goBack: () => (isDetour ? navigate(`/${uuid}/${status.page}`) : undefined),
  };
}
