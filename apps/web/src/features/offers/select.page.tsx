import { getOffers } from '@homeline/contract/offers/get-offers.ts';
import { LoadError } from '../../shell/error-page.tsx';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { ChangedOffer } from './changed-offer.tsx';
import { OfferChoice } from './offer-choice.tsx';

/** The offers: how much, over how long, at what cost; or terms that changed after they were chosen. */
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
