/** A county's name and federal code (FIPS). */
type County = { readonly name: string; readonly fips?: string };

/**
 * Counties with their own recording tax, by the first three digits of most of their ZIP codes, and those of the personas' homes.
 * Source: INCITS 31 (formerly FIPS 6-4).
 */
const BY_ZIP: Readonly<Record<string, County>> = {
  '100': { name: 'New York County', fips: '36061' },
  '104': { name: 'Bronx County', fips: '36005' },
  '106': { name: 'Westchester County', fips: '36119' },
  '107': { name: 'Westchester County', fips: '36119' },
  '112': { name: 'Kings County', fips: '36047' },
  '115': { name: 'Nassau County', fips: '36059' },
  '122': { name: 'Albany County', fips: '36001' },
  '142': { name: 'Erie County', fips: '36029' },
  '208': { name: 'Montgomery County', fips: '24031' },
  '212': { name: 'Baltimore City', fips: '24510' },
  '214': { name: 'Anne Arundel County', fips: '24003' },
  '217': { name: 'Frederick County', fips: '24021' },
  '30030': { name: 'DeKalb County', fips: '13089' },
  '336': { name: 'Hillsborough County', fips: '12057' },
  '43085': { name: 'Franklin County', fips: '39049' },
  '432': { name: 'Franklin County', fips: '39049' },
  '551': { name: 'Ramsey County', fips: '27123' },
  '554': { name: 'Hennepin County', fips: '27053' },
  '787': { name: 'Travis County', fips: '48453' },
  '984': { name: 'Pierce County', fips: '53053' },
};

const UNLISTED: County = { name: 'Sample County' };

/** Returns the county of a home: the name that its persona gives, else the one of its ZIP code. */
export function countyOf({
  zip,
  county,
}: {
  readonly zip: string;
  readonly county?: string | undefined;
}): County {
  const found = BY_ZIP[zip.slice(0, 5)] ?? BY_ZIP[zip.slice(0, 3)] ?? UNLISTED;
  return county === undefined ? found : { ...found, name: county };
}
