import { PropertyPage } from './property-page.tsx';

/** Neither the records nor a person found the address. */
export default function NoMatchPage() {
  return (
    <PropertyPage
      heading="Is this the address on your deed?"
      why="The county’s records have no home at this address. A missing unit, a different city name or ZIP code is often the reason; your property tax bill shows how the county writes it."
    />
  );
}
