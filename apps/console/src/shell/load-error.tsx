import { refusalOf } from '@homeline/client/session/refusal.ts';
import { Button } from '@homeline/ui/button.tsx';
import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { useQueryClient } from '@tanstack/react-query';
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
