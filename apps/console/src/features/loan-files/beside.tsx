import { Button } from '@homeline/ui/button.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import type { ReactNode } from 'react';
import { shellCopy } from '../../shell/copy.ts';

type BesideProps = {
  readonly title: string;
  /** Without it, the form itself can be left, or stays. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
};

/** A form beside what it is about, so that both stay in view. */
export function Beside({ title, onClose, children }: BesideProps) {
  return (
    <aside className="file-beside" aria-label={title}>
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
