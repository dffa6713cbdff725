import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse, parseAllDocuments, stringify } from 'yaml';

/** A part of a template: text, the value of an expression, or a block. */
type Part =
  | { readonly text: string }
  | { readonly value: string }
  | { readonly block: 'if' | 'with' | 'range'; readonly of: string; readonly parts: readonly Part[] };

type Chart = { readonly Name: string; readonly Version: string; readonly AppVersion: string };

/**
 * Renders a chart as `helm template` does, as far as ours goes: if, with, range, define, include and the functions below. Anything else is an
 * error. It isn't Helm: it finds a template that is no YAML or no object of Kubernetes, and not what Helm itself would refuse.
 */
export function renderChart(folder: string, given: object): Record<string, unknown>[] {
  const { name, version, appVersion } = parse(readFileSync(join(folder, 'Chart.yaml'), 'utf8'));
  const values = merged(parse(readFileSync(join(folder, 'values.yaml'), 'utf8')), given);
  const root = {
    Values: values,
    Release: { Name: 'trial' },
    Chart: { Name: name, Version: version, AppVersion: appVersion } satisfies Chart,
  };
  const named = new Map<string, readonly Part[]>();
  const files = globSync(join(folder, 'templates/*')).toSorted();
  const bodies = files.map((file) => partsOf(readFileSync(file, 'utf8'), named));

  const render = (parts: readonly Part[], dot: unknown): string =>
    parts
      .map((part) => {
        if ('text' in part) return part.text;
        if ('value' in part) return String(resultOf(part.value, dot) ?? '');
        const of = resultOf(part.of, dot);
        if (part.block === 'range') return (of as unknown[]).map((item) => render(part.parts, item)).join('');
        return isTrue(of) ? render(part.parts, part.block === 'with' ? of : dot) : '';
      })
      .join('');

  function resultOf(pipeline: string, dot: unknown): unknown {
    return pipeline.split(/\s*\|\s*/).reduce<unknown>((piped, call, index) => {
      const [word = '', ...rest] = call.match(/"[^"]*"|\S+/g) ?? [];
      const args = rest.map((arg) => argument(arg, dot));
      if (index > 0) args.push(piped);
      if (/^[.$]/.test(word)) return argument(word, dot);
      const act = functions[word];
      if (!act) throw new Error(`The chart calls ${word}, which isn't rendered here`);
      return act(...args);
    }, undefined);
  }

  function argument(word: string, dot: unknown): unknown {
    if (word.startsWith('"')) return word.slice(1, -1);
    if (/^\d+$/.test(word)) return Number(word);
    const from = word.startsWith('$') ? root : dot;
    const keys = word.replace(/^\$/, '').split('.').filter(Boolean);
    return keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], from);
  }

  const functions: Readonly<Record<string, (...args: unknown[]) => unknown>> = {
    include: (name, dot) => render(named.get(String(name)) ?? [], dot),
    toYaml: (value) => stringify(value).trimEnd(),
    nindent: (spaces, text) => `\n${String(text).replace(/^/gm, ' '.repeat(Number(spaces)))}`,
    quote: (text) => JSON.stringify(String(text)),
    default: (fallback, value) => (isTrue(value) ? value : fallback),
    sha256sum: (text) => createHash('sha256').update(String(text)).digest('hex'),
  };

  return files.flatMap((file, index) =>
    basename(file).startsWith('_')
      ? []
      : parseAllDocuments(render(bodies[index] ?? [], root)).map((document) => {
          if (document.errors[0]) throw new Error(`${basename(file)}: ${document.errors[0].message}`);
          return document.toJS() as Record<string, unknown>;
        }),
  );
}

/** Reads a template. What it defines goes into `named`. */
function partsOf(template: string, named: Map<string, readonly Part[]>): Part[] {
  const tokens = template
    .replace(/\s*\{\{-/g, '{{')
    .replace(/-\}\}\s*/g, '}}')
    .split(/(\{\{[^}]*\}\})/);
  const read = (): Part[] => {
    const parts: Part[] = [];
    for (let token = tokens.shift(); token !== undefined; token = tokens.shift()) {
      const action = /^\{\{\s*(.*?)\s*\}\}$/.exec(token)?.[1];
      const [, word, of = ''] = /^(if|with|range|define|end)\b\s*(.*)$/.exec(action ?? '') ?? [];
      if (word === 'end') return parts;
      if (action === undefined) parts.push({ text: token });
      else if (word === 'define') named.set(of.slice(1, -1), read());
      else if (word) parts.push({ block: word as 'if', of, parts: read() });
      else parts.push({ value: action });
    }
    return parts;
  };
  return read();
}

/** What Go's templates take for true. */
function isTrue(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0;
  return Boolean(value);
}

/** Puts values over the chart's, key by key. */
export function merged(base: object, over: object): Record<string, unknown> {
  const all: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const before = all[key];
    all[key] = isMap(value) && isMap(before) ? merged(before, value) : value;
  }
  return all;
}

function isMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
