import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

// Allows no inline script, and other origins only for telemetry and wallet calls. Charts and sliders set style attributes; style elements are not allowed.
const policyOf = (connectSrc: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src ${connectSrc}`,
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default react homeline',
  ].join('; ');

/** The console's editor of decision tables, dmn-js, writes style elements; its script is ours and stays forbidden to be inline. */
const RULES_EDITOR = /^\/console\/rules\/(rates|policy)\/edit(\?|$)/;
const RULES_EDITOR_STYLES = "; style-src-elem 'self' 'unsafe-inline'";

const ONE_YEAR_SECONDS = 31_536_000;

type Served = Pick<Config, 'eventsBaseUrl' | 'walletServiceUrl' | 'hstsSubdomains'>;

/** @param framedBy returns the origins of the other websites that may show a page in a frame */
export function addSecurityHeaders(
  server: FastifyInstance,
  { eventsBaseUrl, walletServiceUrl, hstsSubdomains }: Served,
  framedBy: (request: FastifyRequest) => readonly string[],
): void {
  const bases = [
    eventsBaseUrl && `${eventsBaseUrl}/ft/`,
    walletServiceUrl && `${walletServiceUrl}/service-wallet/`,
  ];
  const policy = policyOf(["'self'", ...bases.filter(Boolean)].join(' '));
  const policyAt = (request: FastifyRequest): string => {
    if (RULES_EDITOR.test(request.url)) return policy + RULES_EDITOR_STYLES;
    const origins = framedBy(request);
    if (origins.length === 0) return policy;
    return policy.replace("frame-ancestors 'none'", `frame-ancestors ${origins.join(' ')}`);
  };
  server.addHook('onSend', async (request, reply) => {
    reply.headers({
      'content-security-policy': policyAt(request),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': reply.getHeader('cross-origin-resource-policy') ?? 'same-origin',
      'permissions-policy': 'geolocation=(self), camera=(self), microphone=(self)',
    });
    if (request.protocol === 'https') {
      const subdomains = hstsSubdomains ? '; includeSubDomains' : '';
      reply.header('strict-transport-security', `max-age=${ONE_YEAR_SECONDS}${subdomains}`);
    }
  });
}
