import { type RefObject, useEffect, useRef } from 'react';

/** Returns the ref of a dialog that is shown as a modal while it is open. */
export function useModal(isOpen: boolean): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen) return undefined;
    element?.showModal();
    // A page that is hidden, as by maintenance, would keep everything else from being pressed.
    return () => element?.close();
  }, [isOpen]);
  return dialog;
}
