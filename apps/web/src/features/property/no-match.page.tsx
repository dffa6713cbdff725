import { useDetour } from '../applications/use-detour.ts';
import { PropertyPage } from './property-page.tsx';

/** Neither the records nor a person found the address; or it is corrected before they were asked. */
export default function NoMatchPage() {
  const { isDetour, goBack } = useDetour('review-app/property');
  if (isDetour) {
    return (
      <PropertyPage
        heading="Which home is it about?"
        why="Nothing has been looked up yet: you can change it freely."
        onSaved={goBack}
      />
    );
  }
  return (
    <PropertyPage
      heading="Is this the address on your deed?"
      why="The county’s records have no home at this address. A missing unit, a different city name or ZIP code is often the reason; your property tax bill shows how the county writes it."
    />
  );
}
