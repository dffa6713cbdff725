import { useDetour } from '../applications/use-detour.ts';
import { propertyCopy } from './copy.ts';
import { PropertyPage } from './property-page.tsx';

/** Corrects an address that county records don't have, or one not looked up yet. */
export default function NoMatchPage() {
  const { isDetour, goBack } = useDetour('review-app/property');
  return isDetour ? (
    <PropertyPage {...propertyCopy.change} onSaved={goBack} />
  ) : (
    <PropertyPage {...propertyCopy.noMatch} />
  );
}
