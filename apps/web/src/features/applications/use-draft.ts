import { useMemo } from 'react';
import { useApplication } from './application.ts';

/**
 * Where a page of this application keeps what is typed until it is sent. A step that is entered again begins with the saved answers,
 * not with what was typed the time before.
 * @param page its address behind the application
 * @param secret the name of a field that is never kept
 */
export function useDraft(page: string, secret?: string) {
  const { uuid, status } = useApplication();
  const key = `${uuid}/${page}/${status.since}`;
  return useMemo(() => ({ key, ...(secret && { secrets: [secret] }) }), [key, secret]);
}
