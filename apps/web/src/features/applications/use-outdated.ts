import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { answersKey } from './use-save.ts';

/**
 * Returns whether the answers are older than the status, and then reads them again: a provider or staff moved the application on,
 * and the next form needs the current version. Undefined versions aren't known yet.
 */
export function useOutdated(
  uuid: string,
  answersVersion: number | undefined,
  statusVersion: number | undefined,
): boolean {
  const queries = useQueryClient();
  const isOutdated = isOlder(answersVersion, statusVersion);
  useEffect(() => {
    // Each new version asks again: a reading on its way when the status moved may already be too old.
    if (isOlder(answersVersion, statusVersion))
      void queries.invalidateQueries({ queryKey: answersKey(uuid) });
  }, [answersVersion, statusVersion, queries, uuid]);
  return isOutdated;
}

function isOlder(answersVersion: number | undefined, statusVersion: number | undefined): boolean {
  return answersVersion !== undefined && statusVersion !== undefined && answersVersion < statusVersion;
}
