import { useOnline } from './use-online.ts';
import './offline-notice.css';

/** Said at once when the connection is lost, above whatever part of the page one looks at, and gone when it is back. */
export function OfflineNotice() {
  if (useOnline()) return null;
  return (
    <p className="offline" role="alert">
      <strong>You are offline.</strong> What you typed is kept. You can go on as soon as the connection is
      back.
    </p>
  );
}
