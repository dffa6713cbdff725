import { shellCopy } from './copy.ts';
import { useOnline } from './use-online.ts';
import './offline-notice.css';

/** Tells the borrower at once that the connection is lost, until it is back. */
export function OfflineNotice() {
  if (useOnline()) return null;
  return (
    <p className="offline" role="alert">
      <strong>{shellCopy.offline.title}</strong> {shellCopy.offline.text}
    </p>
  );
}
