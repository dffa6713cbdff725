import { getOffers } from '@homeline/contract/offers/get-offers.ts';
import { Snag } from '../../shell/error-page.tsx';
import { WhenRead } from '../applications/when-read.tsx';
import { ChangedOffer } from './changed-offer.tsx';
import { OfferChoice } from './offer-choice.tsx';

/** The offers: how much, over how long, at what cost; or terms that changed after they were chosen. */
export default function SelectPage() {
  return (
    <WhenRead call={getOffers}>
      {(offers) => {
        if (offers.changed) return <ChangedOffer changed={offers.changed} />;
        return offers.offers.length ? <OfferChoice {...offers} /> : <Snag />;
      }}
    </WhenRead>
  );
}
