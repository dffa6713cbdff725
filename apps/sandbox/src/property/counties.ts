/** A county, by its name and federal code. */
type County = { readonly name: string; readonly fips: string };

/**
 * Some counties that set the tax on recording themselves, by the first three digits of most of their ZIP codes. Real records know the
 * county of every parcel.
 */
const BY_ZIP: Readonly<Record<string, County>> = {
  '100': { name: 'New York', fips: '36061' },
  '104': { name: 'Bronx', fips: '36005' },
  '106': { name: 'Westchester', fips: '36119' },
  '112': { name: 'Kings', fips: '36047' },
  '115': { name: 'Nassau', fips: '36059' },
  '142': { name: 'Erie', fips: '36029' },
  '208': { name: 'Montgomery', fips: '24031' },
  '212': { name: 'Baltimore City', fips: '24510' },
  '214': { name: 'Anne Arundel', fips: '24003' },
  '217': { name: 'Frederick', fips: '24021' },
  '551': { name: 'Ramsey', fips: '27123' },
  '554': { name: 'Hennepin', fips: '27053' },
};

/** The county of a home, where these records know it. */
export function countyOf({ zip }: { readonly zip: string }): County | undefined {
  return BY_ZIP[zip.slice(0, 3)];
}
