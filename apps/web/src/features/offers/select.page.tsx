import { getOffers } from '@homeline/contract/offers/get-offers.ts';
import { LoadError } from '../../shell/error-page.tsx';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { ChangedOffer } from './changed-offer.tsx';
import { OfferChoice } from './offer-choice.tsx';

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
