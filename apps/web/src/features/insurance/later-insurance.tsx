import { Link } from 'react-router';
import { useApplication } from '../applications/application.ts';
import { pageUrl } from '../applications/page-url.ts';
import { insuranceEventCopy } from './event-copy.ts';
import './later-insurance.css';

/** Leads to the policy that the borrower chose to send later, while the application continues. The page of the signing has its own link. */
export function LaterInsurance() {
  const { uuid, page, status } = useApplication();
  const isLinked = page.startsWith('insurance') || page === 'signing/intro';
  if (!status.alsoOpen?.includes('insurance/upload') || isLinked) return null;
  return (
    <p className="later-insurance">
      <Link to={pageUrl(uuid, 'insurance/upload')}>{insuranceEventCopy.later}</Link>
    </p>
  );
}
