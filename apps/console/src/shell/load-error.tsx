import { refusalOf } from '@homeline/client/session/refusal.ts';
import { useServerBack } from '@homeline/client/session/use-server-back.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { shellCopy } from './copy.ts';

const copy = shellCopy.loadError;

/** Says why something could not be loaded, and offers another try. The page isn't reloaded, so that typed text stays. */
export function LoadError({ error, onRetry }: { readonly error: unknown; readonly onRetry?: () => void }) {
  const { code, errors } = refusalOf(error);
  const queries = useQueryClient();
  return (
    <Alert
      kind="SYSTEM"
      title={code === 'NOT_FOUND' ? copy.notFound : copy.title}
      text={code === 'NOT_FOUND' ? copy.notYours : (errors?.join(', ') ?? copy.unreachable)}
      action={
        <Button kind="secondary" onClick={onRetry ?? (() => void queries.refetchQueries({ type: 'active' }))}>
          {copy.action}
        </Button>
      }
    />
  );
}

/** Says that a page failed, such as one whose script didn't load. It reloads once the server answers: a browser never tries a failed script again. */
export function PageError({ error }: { readonly error: unknown }) {
  const [isRetried, retry] = useState(false);
  const isDown = useServerBack(true, () => window.location.reload(), isRetried);
  return (
    <>
      <LoadError error={error} onRetry={() => retry(true)} />
      <p role="status">{isDown && copy.down}</p>
    </>
  );
}
