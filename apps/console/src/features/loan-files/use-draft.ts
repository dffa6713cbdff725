import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Keeps what is typed in a form beside a file until it is sent: forms come and go there. Nobody else who signs in finds it. */
export function useDraft<Values>(name: string) {
  const queries = useQueryClient();
  const kept = () => queries.getQueryData<Values>(['draft', name]);
  useEffect(() => {
    // The browser asks before it leaves words that nobody has sent.
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
