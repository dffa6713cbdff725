import type { FastifyInstance } from 'fastify';
import { serveAttom } from './attom/attom.ts';
import { serveCsc } from './csc/csc.ts';
import { serveMismo } from './mismo/mismo.ts';
import { servePhoton } from './photon/photon.ts';
import { servePlaid } from './plaid/plaid.ts';
import type { ProviderDesk } from './provider-desk.ts';
import { serveRfc3161 } from './rfc3161/rfc3161.ts';
import { serveStandIn } from './stand-in.ts';
import { stripeStandIn } from './stripe/stripe.ts';
import { truvStandIn } from './truv/truv.ts';
import { serveTwilio } from './twilio/twilio.ts';
import { serveYente } from './yente/yente.ts';

/** Serves a provider's own paths, errors and pages. */
type NamedStandIn = (scope: FastifyInstance, desk: ProviderDesk) => void;

/** Every provider whose own interface the sandbox speaks, by its name in the product. */
const STAND_INS: Readonly<Record<string, NamedStandIn>> = {
  attom: serveAttom,
  csc: serveCsc,
  mismo: serveMismo,
  photon: servePhoton,
  plaid: servePlaid,
  rfc3161: serveRfc3161,
  stripe: stripeStandIn,
  truv: truvStandIn,
  twilio: serveTwilio,
  yente: serveYente,
};

export const STAND_IN_NAMES = Object.keys(STAND_INS).map(faultNameOf);

type Options = Omit<ProviderDesk, 'secret' | 'url' | 'publicUrl'> & {
  readonly secret: string;
  readonly url: () => string;
  readonly publicUrl: () => string;
};

/** Serves every named provider at `/providers/<name>`. */
export function serveNamedProviders(
  app: FastifyInstance,
  { secret, url, publicUrl, ...desk }: Options,
): void {
  for (const [name, serve] of Object.entries(STAND_INS)) {
    const prefix = `/providers/${name}`;
    serveStandIn(app, desk, {
      ...{ port: faultNameOf(name), prefix, limitHeaders: () => ({ 'retry-after': '1' }) },
      serve: (scope) =>
        serve(scope, {
          ...{ ...desk, secret: `${secret} ${name}` },
          url: () => url() + prefix,
          publicUrl: () => publicUrl() + prefix,
        }),
    });
  }
}

/** Returns the name of a provider in the log and in the list of faults, next to the names of ports. */
function faultNameOf(name: string): string {
  return `provider ${name}`;
}
