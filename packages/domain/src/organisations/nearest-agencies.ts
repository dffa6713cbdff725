import type { CounselingAgency } from './counseling-agencies.ts';

/** How many agencies a list names (80 FR 22091). */
export const LISTED_AGENCIES = 10;

type Place = Pick<CounselingAgency, 'latitude' | 'longitude'>;

/**
 * Returns the ten agencies nearest to a home, nearest first (12 CFR 1024.20(a)(1), 80 FR 22091). There is no table of ZIP codes offline. So
 * we place the home in the middle of the agencies with the same ZIP code, else the same first four, three or two digits, else the same state.
 * Within a ZIP area the order can differ from the true one. For counsel to confirm: whether that is precise enough.
 */
export function nearestAgencies(
  agencies: readonly CounselingAgency[],
  home: { readonly zip: string; readonly state: string },
): readonly CounselingAgency[] {
  const place = placeOf(agencies, home);
  if (!place) return agencies.slice(0, LISTED_AGENCIES);
  return agencies
    .map((agency) => ({ agency, distance: radians(agency, place) }))
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, LISTED_AGENCIES)
    .map(({ agency }) => agency);
}

const ZIP_DIGITS = [5, 4, 3, 2];

function placeOf(
  agencies: readonly CounselingAgency[],
  home: { readonly zip: string; readonly state: string },
): Place | undefined {
  for (const digits of ZIP_DIGITS) {
    const sharing = agencies.filter(({ zip }) => zip.slice(0, digits) === home.zip.slice(0, digits));
    if (sharing.length > 0) return middleOf(sharing);
  }
  const inState = agencies.filter(({ state }) => state === home.state);
  return inState.length > 0 ? middleOf(inState) : undefined;
}

function middleOf(places: readonly Place[]): Place {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    latitude: mean(places.map(({ latitude }) => latitude)),
    longitude: mean(places.map(({ longitude }) => longitude)),
  };
}

const RADIANS = Math.PI / 180;

/** Returns the great-circle distance as an angle. */
function radians(a: Place, b: Place): number {
  const sine = (degrees: number) => Math.sin((degrees * RADIANS) / 2) ** 2;
  const across = Math.cos(a.latitude * RADIANS) * Math.cos(b.latitude * RADIANS);
  return 2 * Math.asin(Math.sqrt(sine(a.latitude - b.latitude) + across * sine(a.longitude - b.longitude)));
}
