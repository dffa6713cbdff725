import { useMemo } from 'react';
import { useApplication } from './application.ts';

/**
 * Where a page of this application keeps what is typed until it is sent. A step that is entered again begins with the saved answers,
 * not with what was typed the time before.
 * @param page its address behind the application
 * @param secrets the names of fields that are not kept here: secrets, and what has a place of its own
 */
export function useDraft(page: string, ...secrets: readonly string[]) {
  const { uuid, status } = useApplication();
  const key = `${uuid}/${page}/${status.since}`;
  const names = secrets.join(' ');
  return useMemo(() => ({ key, secrets: names.split(' ') }), [key, names]);
}
