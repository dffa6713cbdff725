import { useDetour } from '../applications/use-detour.ts';
import { propertyCopy } from './copy.ts';
import { PropertyPage } from './property-page.tsx';

/** Corrects an address that nobody found, or one that has not been looked up yet. */
export default function NoMatchPage() {
  const { isDetour, goBack } = useDetour('review-app/property');
  return isDetour ? (
    <PropertyPage {...propertyCopy.change} onSaved={goBack} />
  ) : (
    <PropertyPage {...propertyCopy.noMatch} />
  );
}
