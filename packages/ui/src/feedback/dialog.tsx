import { type ReactNode, useId } from 'react';
import { useModal } from './use-modal.ts';
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
  const dialog = useModal(isOpen);
  const titleId = useId();
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
