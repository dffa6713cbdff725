import { getOffers } from '@homeline/contract/offers/get-offers.ts';
import { lazy } from 'react';
import { LoadError } from '../../shell/error-page.tsx';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { OfferChoice } from './offer-choice.tsx';

/** Few borrowers see it, so the others don't load it. */
const ChangedOffer = lazy(() => import('./changed-offer.tsx'));

/** Shows the offers to choose from, or terms that changed after the borrower chose. */
export default function SelectPage() {
  return (
    <QueryBoundary call={getOffers}>
      {(offers) => {
        if (offers.changed) return <ChangedOffer changed={offers.changed} />;
        return offers.offers.length ? <OfferChoice {...offers} /> : <LoadError />;
      }}
    </QueryBoundary>
  );
}
