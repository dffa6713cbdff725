import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { OutsideProvider } from '@homeline/domain/chat/chat-providers.ts';
import type { Persona } from '@homeline/domain/sample-people/persona.ts';
import { startSandbox } from '@homeline/sandbox/sandbox.ts';
import { PORTS } from '../../settings.ts';
import { type BridgePort, createVendors, type Port, type Vendors } from '../vendors.ts';

export const PERSONAS_DIR = fileURLToPath(new URL('../../../../../personas', import.meta.url));

export type Fault =
  | 'DOWN'
  | 'LIMITED'
  | 'LIMITED_FOR_AN_HOUR'
  | 'REJECTED'
  | 'SLOW'
  | 'GARBAGE'
  | 'CUT'
  | 'ACTED_THEN_DOWN'
  | 'NEWER'
  | 'DUPLICATE_WEBHOOK'
  | 'LATE_WEBHOOK';
type LoggedRequest = {
  port: string;
  call: string;
  reference?: string;
  fileNumber?: string;
  acted: boolean;
  body: unknown;
  who?: string;
};

/** Starts a sandbox with these personas added to the built-in ones, and adapters connected to it. */
export async function startTestProviders(
  people: readonly Persona[] = [],
  serverUrl?: string,
  webhookSecret?: string,
) {
  const folder = mkdtempSync(join(tmpdir(), 'people-'));
  people.forEach((person, index) => {
    writeFileSync(join(folder, `p${index}.json`), JSON.stringify(person));
  });
  const sandbox = await startSandbox({ personasDirs: [PERSONAS_DIR, folder], serverUrl, webhookSecret });
  const { url } = sandbox;
  const vendorsWith = (patience: Parameters<typeof createVendors>[1]): Vendors =>
    createVendors(addressesAt(url), { firstPauseMs: 1, ...patience });
  const control = async (method: string, path: string, body: unknown) => {
    const answer = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return answer.status === 204 ? undefined : answer.json();
  };
  return {
    sandbox,
    url,
    vendors: vendorsWith({}),
    vendorsWith,
    control,
    read: async (path: string): Promise<unknown> => (await fetch(url + path)).json(),
    makeFail: (port: Port | OutsideProvider | `provider ${string}` | '*', fault: Fault, calls = 1) =>
      control('PUT', '/control/faults', { port, fault, calls }),
    moveClock: (now: string) => control('PUT', '/clock', { now }),
    /** Counts what the stand-ins have created. */
    made: async (): Promise<Readonly<Record<string, number>>> =>
      (await fetch(`${url}/control/made`)).json() as Promise<Record<string, number>>,
    async requests(reference?: string): Promise<LoggedRequest[]> {
      const all = (await (await fetch(`${url}/control/requests`)).json()) as LoggedRequest[];
      return all.filter((entry) => reference === undefined || entry.reference === reference);
    },
    async stop() {
      await sandbox.stop();
      rmSync(folder, { recursive: true });
    },
  };
}
export type TestProviders = Awaited<ReturnType<typeof startTestProviders>>;

export function addressesAt(url: string): Record<BridgePort, { url: string; key: string }> {
  const each = PORTS.map((port) => [port, { url: `${url}/${port}`, key: `sandbox-${port}` }]);
  return Object.fromEntries(each);
}

/** Returns a persona with a home at a number of Forced Street and these forced answers. */
export function testPersona(
  number: number,
  vendors: Persona['forced']['vendors'] = [],
  more: Partial<Persona> = {},
): Persona {
  return {
    id: `X${number}`,
    branch: 'made for a test',
    name: `Person Number${number}`,
    testId: `999-00-${String(number).padStart(4, '0')}`,
    dob: '1979-08-21',
    email: `person.${number}@example.com`,
    phone: `(555) 777-${String(number).padStart(4, '0')}`,
    property: {
      street1: `${number} Forced Street`,
      city: 'Dayton',
      state: 'OH',
      zip: '45402',
      propertyType: 'SINGLE_FAMILY',
      occupancy: 'PRIMARY',
      ownership: 'INDIVIDUAL',
      avmValue: 410_000,
    },
    credit: {
      fico: 751,
      mortgageBalances: [180_000, 20_000],
      mortgageMonthlyPayments: 1555.55,
      nonMortgageMonthlyDebts: 612.34,
      scoreFactors: ['30', '11', '24'],
    },
    income: { employmentType: 'FULL_TIME', source: 'TRUV_PAYROLL', monthlyGross: 8765.43 },
    request: { amount: 60_000, termYears: 10 },
    forced: { vendors, staff: [], borrower: [] },
    expected: { terminalStep: 'COMPLETE' },
    ...more,
  };
}
