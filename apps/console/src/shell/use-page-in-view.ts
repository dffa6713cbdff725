import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Follows which page of a scrolled document is in view, and scrolls to another. Pages are the sections of the element. */
export function usePageInView(element: RefObject<HTMLElement | null>, count: number) {
  const [page, setPage] = useState(1);
  useEffect(() => {
    const scroller = element.current;
    if (!scroller || count === 0) return undefined;
    const look = () => {
      const middle = scroller.getBoundingClientRect().top + scroller.clientHeight / 2;
      const passed = pagesIn(scroller).filter((each) => each.getBoundingClientRect().top <= middle);
      setPage(Math.max(1, passed.length));
    };
    scroller.addEventListener('scroll', look, { passive: true });
    return () => scroller.removeEventListener('scroll', look);
  }, [element, count]);
  const goTo = useCallback(
    (wanted: number) => {
      const found = element.current && pagesIn(element.current)[wanted - 1];
      if (!found) return;
      found.scrollIntoView({ block: 'start', inline: 'nearest' });
      setPage(wanted);
    },
    [element],
  );
  return { page: Math.min(page, Math.max(1, count)), goTo };
}

function pagesIn(element: HTMLElement): readonly HTMLElement[] {
  return [...element.querySelectorAll('section')];
}
