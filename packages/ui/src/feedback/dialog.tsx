import { type ReactNode, useEffect, useId, useRef } from 'react';
import './dialog.css';

type DialogProps = {
  readonly isOpen: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  /** Escape, and whatever else the browser takes for closing. Without it the dialog must be answered. */
  readonly onClose?: () => void;
};

/** A question that must be answered before going on. The browser keeps the focus inside and gives it back. */
export function Dialog({ isOpen, title, children, onClose }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
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
