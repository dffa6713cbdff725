import { useEffect } from 'react';
import { Dialog } from './dialog.tsx';

const DEFAULT_TIMEOUT_MS = 30_000;

type ProcessingModalProps = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly text: string;
  /** How long the modal may cover the page; 30 seconds by default. */
  readonly timeoutMs?: number;
  /** Called when the modal has covered the page for `timeoutMs`. */
  readonly onTimeout: () => void;
};

/** Covers the page while something happens that the person must wait for, such as a move to another site. */
export function ProcessingModal({
  isOpen,
  title,
  text,
  timeoutMs = DEFAULT_TIMEOUT_MS,
  onTimeout,
}: ProcessingModalProps) {
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(onTimeout, timeoutMs);
    return () => clearTimeout(timer);
  }, [isOpen, timeoutMs, onTimeout]);
  return (
    <Dialog isOpen={isOpen} title={title}>
      <p role="status">{text}</p>
    </Dialog>
  );
}
