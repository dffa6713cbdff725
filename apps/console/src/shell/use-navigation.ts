import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** The storage key of a navigation closed on this device. Not personal: kept after sign-out. */
const CLOSED = 'navigationClosed';
const ROOM = '(min-width: 64rem)';

/** Opens and closes the navigation. In wide windows it stays as the person left it; in narrow ones it closes on the next page. */
export function useNavigation() {
  const [hasRoom, setRoom] = useState(() => window.matchMedia(ROOM).matches);
  const [isOpen, open] = useState(() => hasRoom && !localStorage.getItem(CLOSED));
  const { pathname, search } = useLocation();
  useEffect(() => {
    const room = window.matchMedia(ROOM);
    const change = () => {
      setRoom(room.matches);
      open(room.matches && !localStorage.getItem(CLOSED));
    };
    room.addEventListener('change', change);
    return () => room.removeEventListener('change', change);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page was chosen
  useEffect(() => {
    if (!hasRoom) open(false);
  }, [pathname, search]);
  return {
    isOpen,
    toggle() {
      open(!isOpen);
      if (!hasRoom) return;
      if (isOpen) localStorage.setItem(CLOSED, 'true');
      else localStorage.removeItem(CLOSED);
    },
  };
}
