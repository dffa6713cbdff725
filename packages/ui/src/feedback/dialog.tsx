import { type ReactNode, useEffect, useId, useRef } from 'react';
import './dialog.css';

type DialogProps = {
  readonly isOpen: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Called when the browser closes it, such as on Escape. Without it, the dialog requires an answer. */
  readonly onClose?: () => void;
};

/** Shows a modal question. The browser keeps the focus inside and restores it afterwards. */
export function Dialog({ isOpen, title, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen) return undefined;
    element?.showModal();
    // A page that is hidden, as by maintenance, would keep everything else from being pressed.
    return () => element?.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      className="dialog"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      {isOpen && (
        <div className="dialog-body">
          <h2 id={titleId}>{title}</h2>
          {children}
        </div>
      )}
    </dialog>
  );
}
