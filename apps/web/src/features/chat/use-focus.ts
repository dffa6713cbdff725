import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';

/** On a phone the panel covers the page. */
const COVERS = '(max-width: 40rem)';

/**
 * Moves the focus into an opened panel, and to its first field whenever something else shows. Where the panel covers the page, the focus
 * stays in it.
 * @param shows tells apart what the panel shows
 */
export function useFocus(isOpen: boolean, shows: string) {
  const panel = useRef<HTMLDivElement>(null);
  const coversPage = useCovers();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another content has another first field
  useEffect(() => {
    if (!isOpen) return;
    const { activeElement } = document;
    const isElsewhere = activeElement !== document.body && !isInChat(activeElement, panel);
    // Don't take the focus from a field that the person is typing in elsewhere on the page.
    if (isElsewhere && activeElement instanceof HTMLInputElement) return;
    firstField(panel.current)?.focus();
  }, [isOpen, shows]);
  useEffect(() => {
    if (!isOpen || !coversPage) return;
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && !isInChat(target, panel)) firstField(panel.current)?.focus();
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [isOpen, coversPage]);
  return { panel, coversPage };
}

/** Returns whether an element is in the panel, or is the button beside it. */
function isInChat(element: Element | null, panel: RefObject<HTMLDivElement | null>): boolean {
  return Boolean(panel.current?.parentElement?.contains(element));
}

function firstField(panel: HTMLElement | null): HTMLElement | undefined {
  const first = panel?.querySelector<HTMLElement>('[data-first], .chat-form input');
  return first ?? undefined;
}

function useCovers(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(COVERS);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => window.matchMedia(COVERS).matches,
  );
}
