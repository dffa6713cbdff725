import * as z from 'zod';

/**
 * One agency in the data that the Department of Housing and Urban Development (HUD) publishes about its approved counseling agencies, by
 * its own field names (Housing Counselor search service, data.hud.gov). Other fields are left out.
 */
const HudAgency = z.object({
  nme: z.string().trim().min(1, 'Required'),
  adr1: z.string().nullish(),
  adr2: z.string().nullish(),
  city: z.string().trim().min(1, 'Required'),
  statecd: z.string().regex(/^[A-Z]{2}$/, 'Must be a state of two letters'),
  zipcd: z.string().regex(/^\d{5}(-\d{4})?$/, 'Must be a ZIP code'),
  phone1: z.string().trim().min(1, 'Required'),
  email: z.string().nullish(),
  weburl: z.string().nullish(),
  agc_ADDR_LATITUDE: z.coerce.number().min(-90).max(90),
  agc_ADDR_LONGITUDE: z.coerce.number().min(-180).max(180),
  /** A for an active agency. */
  agc_STATUS: z.string().nullish(),
  /** Codes, separated by commas. */
  languages: z.string().nullish(),
  services: z.string().nullish(),
});
type HudAgency = z.infer<typeof HudAgency>;

/** What HUD publishes, with the day that it was obtained. */
export const CounselingData = z.object({ retrievedOn: z.iso.date(), agencies: z.unknown() });
export type CounselingData = z.infer<typeof CounselingData>;

/** An agency as the list for an applicant states it (80 FR 22091). */
export type CounselingAgency = {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly phone: string;
  readonly email?: string;
  readonly website?: string;
  readonly languages: readonly string[];
  readonly services: readonly string[];
  readonly latitude: number;
  readonly longitude: number;
};

const LANGUAGES: Readonly<Record<string, string>> = {
  ...{ ENG: 'English', SPA: 'Spanish', CHI: 'Chinese', FRE: 'French', FAR: 'Farsi', POR: 'Portuguese' },
  ...{ KOR: 'Korean', VIE: 'Vietnamese', RUS: 'Russian', HIN: 'Hindi', CRE: 'Creole', OTH: 'Other' },
};

const SERVICES: Readonly<Record<string, string>> = {
  DFC: 'Mortgage delinquency and default counseling',
  DFW: 'Mortgage delinquency workshops',
  FBC: 'Financial management and budget counseling',
  FBW: 'Financial, budgeting and credit workshops',
  FHW: 'Fair housing workshops',
  HIC: 'Home improvement and rehabilitation counseling',
  NDW: 'Post-purchase workshops',
  PLW: 'Predatory lending workshops',
  PPC: 'Pre-purchase counseling',
  PPW: 'Pre-purchase workshops',
  RMC: 'Reverse mortgage counseling',
  HMC: 'Homeless counseling',
  RHC: 'Rental counseling',
  RHW: 'Rental workshops',
};

/** Services that don't help a homeowner, so an agency with nothing else isn't relevant (12 CFR 1024.20(a)(1)). */
const NOT_FOR_OWNERS: readonly string[] = ['HMC', 'RHC', 'RHW'];

/** Returns the active agencies in HUD's data that counsel homeowners, and each error with its row and field. */
export function readAgencies(data: unknown): {
  readonly agencies: readonly CounselingAgency[];
  readonly mistakes: readonly string[];
} {
  const rows = z.array(z.unknown()).safeParse(data);
  if (!rows.success) return { agencies: [], mistakes: ['Must be a list of agencies'] };
  const agencies: CounselingAgency[] = [];
  const mistakes: string[] = [];
  for (const [index, row] of rows.data.entries()) {
    const { data: agency, error } = HudAgency.safeParse(row);
    for (const { path, message } of error?.issues ?? [])
      mistakes.push(`row ${index + 1}: ${path.join('.')}: ${message}`);
    if (agency && isRelevant(agency)) agencies.push(agencyOf(agency));
  }
  return { agencies, mistakes };
}

function isRelevant({ agc_STATUS: status, services }: HudAgency): boolean {
  const offered = codesIn(services);
  const helpsOwners = offered.length === 0 || offered.some((code) => !NOT_FOR_OWNERS.includes(code));
  return (status ?? 'A') === 'A' && helpsOwners;
}

function agencyOf(row: HudAgency): CounselingAgency {
  const worded = (codes: string | null | undefined, words: Readonly<Record<string, string>>) =>
    codesIn(codes).map((code) => words[code] ?? code);
  return {
    name: row.nme,
    street: [row.adr1, row.adr2].filter(Boolean).join(', '),
    ...{ city: row.city, state: row.statecd, zip: row.zipcd.slice(0, 5), phone: row.phone1 },
    ...(row.email && { email: row.email }),
    ...(row.weburl && { website: row.weburl }),
    languages: worded(row.languages, LANGUAGES),
    services: worded(row.services, SERVICES),
    latitude: row.agc_ADDR_LATITUDE,
    longitude: row.agc_ADDR_LONGITUDE,
  };
}

function codesIn(text: string | null | undefined): string[] {
  return (text ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean);
}
