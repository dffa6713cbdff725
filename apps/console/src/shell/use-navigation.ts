import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** On this device the navigation stays closed beside the pages. Not personal: kept after sign-out. */
const CLOSED = 'navigationClosed';
const hasRoom = () => window.matchMedia('(min-width: 64rem)').matches;

/** Opens and closes the navigation: beside the pages as the person left it, above them until the next page. */
export function useNavigation() {
  const [isOpen, open] = useState(() => hasRoom() && !localStorage.getItem(CLOSED));
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page was chosen
  useEffect(() => {
    if (!hasRoom()) open(false);
  }, [pathname, search]);
  return {
    isOpen,
    toggle() {
      open(!isOpen);
      if (!hasRoom()) return;
      if (isOpen) localStorage.setItem(CLOSED, 'true');
      else localStorage.removeItem(CLOSED);
    },
  };
}
