import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Keeps the typed values of a form next to a file until they are sent, since it may unmount. The next person to sign in never sees them. */
export function useDraft<Values>(name: string) {
  const queries = useQueryClient();
  const kept = () => queries.getQueryData<Values>(['draft', name]);
  useEffect(() => {
    // The browser asks before it leaves a page with unsent text.
    const ask = (event: BeforeUnloadEvent) => {
      if (hasWords(queries.getQueryData(['draft', name]))) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [queries, name]);
  return {
    /** What was typed before; undefined when nothing was. */
    kept,
    keep(values: Values): void {
      queries.setQueryDefaults(['draft'], { gcTime: Number.POSITIVE_INFINITY });
      queries.setQueryData(['draft', name], values ?? null);
    },
    forget(): void {
      queries.removeQueries({ queryKey: ['draft', name] });
    },
  };
}

function hasWords(values: unknown): boolean {
  if (typeof values === 'string') return values.trim() !== '';
  return typeof values === 'object' && values !== null && Object.values(values).some(hasWords);
}
