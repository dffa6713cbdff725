import { Link } from 'react-router';
import { useApplication } from '../applications/application.ts';
import { pageUrl } from '../applications/page-url.ts';
import { depositEventCopy } from './event-copy.ts';
import './later-deposit.css';

/** Leads to the code of a small deposit while the application goes on. */
export function LaterDeposit() {
  const { uuid, page, status } = useApplication();
  if (!status.alsoOpen?.includes('bank/deposit') || page === 'bank/deposit') return null;
  return (
    <p className="later-deposit">
      <Link to={pageUrl(uuid, 'bank/deposit')}>{depositEventCopy.later}</Link>
    </p>
  );
}
