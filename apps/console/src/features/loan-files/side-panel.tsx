import { Button } from '@homeline/ui/button.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { shellCopy } from '../../shell/copy.ts';

const FIRST = 'form :is(input, textarea, select, button)';

type SidePanelProps = {
  readonly title: string;
  /** Absent when the form can't be closed here. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
};

/** Shows a form beside the content it is about, so that both stay visible. */
export function SidePanel({ title, onClose, children }: SidePanelProps) {
  const place = useRef<HTMLElement>(null);
  const [isOpened] = useState(onClose !== undefined);
  // A form opened from a menu takes the keyboard focus.
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
