import { useCallback, useState } from 'react';
import { readDraft, writeDraft } from '../../form/draft.ts';
import { useApplication } from '../applications/application.ts';

/** Which documents of the application were opened in this tab, by uuid: what was read on one page is read on the next. */
export function useOpened(): { readonly opened: readonly string[]; readonly open: (uuid: string) => void } {
  const key = `${useApplication().uuid}/opened`;
  const [opened, setOpened] = useState(() => (readDraft(key)['documents'] ?? []) as readonly string[]);
  const open = useCallback(
    (uuid: string) => {
      const now = [...new Set([...((readDraft(key)['documents'] ?? []) as readonly string[]), uuid])];
      writeDraft(key, { documents: now });
      setOpened(now);
    },
    [key],
  );
  return { opened, open };
}
