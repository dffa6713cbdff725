import type { NamedProvider } from '@homeline/domain/organisations/named-providers.ts';
import { sampleLendersAnd } from '../../apps/server/src/testing/sample-lenders.ts';
import { type Installation, startInstallation } from './installation.ts';
import type { Interruption, Moment } from './proxy.ts';

/** The databases on which a server is killed. `TEST_DATABASE` chooses one. */
export const DATABASES = (['pglite', 'postgres'] as const).filter(
  (each) => (process.env['TEST_DATABASE'] ?? each) === each,
);
/** Nineteen kills take eight minutes with PostgreSQL on a busy machine. */
export const KILLS_TIMEOUT_MS = 900_000;

/** An exchange with a provider. By default the server is killed after the provider acted and before its answer arrived. */
export type Point = readonly [name: string, method: string, path: RegExp, moment?: Moment];
export type Providers = Readonly<Record<string, readonly NamedProvider[]>>;

const interruptionAt = ([name, method, path, moment = 'ANSWER_ARRIVES']: Point): Interruption => ({
  ...{ name, method, path, moment },
});

/**
 * Starts an installation whose server is killed at each point once, and started again.
 * @param lender what else is the lender's own
 */
export async function killedAt(
  database: 'pglite' | 'postgres',
  providers: Providers,
  points: readonly Point[],
  lender: object = {},
) {
  const killed: string[] = [];
  const toProviders = points.map(interruptionAt);
  const installation: Installation = await startInstallation(
    database,
    { ORGANISATIONS_DIR: sampleLendersAnd({ homeline: { providers, ...lender } }) },
    {
      interruptions: {
        ...{ toProviders, toTheServer: [] },
        async interrupt({ name }) {
          await installation.kill();
          killed.push(name);
          await installation.startServer();
        },
      },
    },
  );
  return {
    installation,
    killed,
    made: async () =>
      (await (await fetch(`${installation.sandboxUrl}/control/made`)).json()) as Record<string, number>,
    /** Kills the server at these points too, from now on. */
    killAt: (more: readonly Point[]) => void toProviders.push(...more.map(interruptionAt)),
  };
}

export const namesOf = (points: readonly Point[]) => points.map(([name]) => name).toSorted();
