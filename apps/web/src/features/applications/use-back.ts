import { backPage, returnPage } from '@homeline/domain/client-state/pages.ts';
import { useContext } from 'react';
import { useSearchParams } from 'react-router';
import { ApplicationContext } from './application.ts';
import { pageUrl } from './page-url.ts';

/** Returns where Back leads from the current page; undefined outside an application. */
export function useBack(): string | undefined {
  const application = useContext(ApplicationContext);
  const [query] = useSearchParams();
  if (!application) return undefined;
  const { uuid, status, page } = application;
  const asked = query.get('returnTo');
  const before = asked === null ? backPage(status, page) : returnPage(status, asked);
  return before === '/' ? '/dashboard' : pageUrl(uuid, before);
}
