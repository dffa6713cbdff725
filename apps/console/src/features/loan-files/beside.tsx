import { Button } from '@homeline/ui/button.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { shellCopy } from '../../shell/copy.ts';

const FIRST = 'form :is(input, textarea, select, button)';

type BesideProps = {
  readonly title: string;
  /** Without it, the form itself can be left, or stays. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
};

/** A form beside what it is about, so that both stay in view. */
export function Beside({ title, onClose, children }: BesideProps) {
  const place = useRef<HTMLElement>(null);
  const [isOpened] = useState(onClose !== undefined);
  // What was opened from a menu is where somebody goes on by keyboard.
  useEffect(() => {
    if (isOpened) place.current?.querySelector<HTMLElement>(FIRST)?.focus();
  }, [isOpened]);
  return (
    <aside ref={place} className="file-beside" aria-label={title}>
      <Card
        title={title}
        action={
          onClose && (
            <Button kind="quiet" onClick={onClose}>
              {shellCopy.preview.close}
            </Button>
          )
        }
      >
        {children}
      </Card>
    </aside>
  );
}
