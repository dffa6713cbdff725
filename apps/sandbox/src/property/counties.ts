/** A county's name and federal code (FIPS). */
type County = { readonly name: string; readonly fips: string };

/** Counties with their own recording tax, by the first three digits of most of their ZIP codes. */
const BY_ZIP: Readonly<Record<string, County>> = {
  '100': { name: 'New York', fips: '36061' },
  '104': { name: 'Bronx', fips: '36005' },
  '106': { name: 'Westchester', fips: '36119' },
  '107': { name: 'Westchester', fips: '36119' },
  '112': { name: 'Kings', fips: '36047' },
  '115': { name: 'Nassau', fips: '36059' },
  '122': { name: 'Albany', fips: '36001' },
  '142': { name: 'Erie', fips: '36029' },
  '208': { name: 'Montgomery', fips: '24031' },
  '212': { name: 'Baltimore City', fips: '24510' },
  '214': { name: 'Anne Arundel', fips: '24003' },
  '217': { name: 'Frederick', fips: '24021' },
  '551': { name: 'Ramsey', fips: '27123' },
  '554': { name: 'Hennepin', fips: '27053' },
};

/** Returns the county of a home, if it's in this list. */
export function countyOf({ zip }: { readonly zip: string }): County | undefined {
  return BY_ZIP[zip.slice(0, 3)];
}
