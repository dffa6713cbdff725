import { useMemo } from 'react';
import { useApplication } from './application.ts';

/**
 * Where a page of this application keeps what is typed until it is sent. A step that is entered again begins with the saved answers,
 * not with what was typed the time before. A page that asks for a secret has none.
 * @param page its address behind the application
 */
export function useDraft(page: string) {
  const { uuid, status } = useApplication();
  return useMemo(() => ({ key: `${uuid}/${page}/${status.since}` }), [uuid, page, status.since]);
}
