import type { PartialAnswers } from '@homeline/client/form/use-form.ts';
import { nowMs } from '@homeline/client/session/clock.ts';
import { changeProblem, routeOf } from '@homeline/domain/client-state/closable-pages.ts';
import { AUDIENCES, audienceRuleOf, ruleForAudience } from '@homeline/domain/flags/audience-rule.ts';
import { FlagSetting } from '@homeline/domain/flags/flag-setting.ts';
import { type FlagKey, flagRow } from '@homeline/domain/flags/flags.ts';
import { MAINTENANCE_DEFAULTS, Maintenance } from '@homeline/domain/flags/maintenance.ts';
import * as z from 'zod';

const Text = z.string().trim().max(4000, 'Cannot be more than 4,000 characters').optional();

/** Every field of the form. Each kind of setting shows some of them. */
const Fields = z.object({
  serves: z.enum(['VARIANT', 'SPLIT', 'AUDIENCE', 'RULE', 'DEFAULT']),
  variant: z.string('Required').optional(),
  weights: z.record(z.string(), z.number('Must be a whole number').optional()),
  audience: z.enum(AUDIENCES).optional(),
  rule: Text,
  /** As a browser writes it in the person's own time zone: 2026-12-01T10:00. */
  from: z.string().optional(),
  until: z.string().optional(),
  address: Text,
  routes: Text,
  pageTitle: Text,
  message: Text,
  shouldShowDashboardLink: z.literal(true).optional(),
  reason: z.string().trim().max(500, 'Cannot be more than 500 characters').optional(),
});
export type FlagFields = z.infer<typeof Fields>;

/** Returns which fields a form shows for a variant's value: those of maintenance, an address, or none. */
export function valueFieldsOf(
  key: FlagKey,
  variant: string | undefined,
): 'MAINTENANCE' | 'ADDRESS' | undefined {
  if (key === 'fe-heloc-maintenance') return variant === 'on' ? 'MAINTENANCE' : undefined;
  return key === 'fe-heloc-dashboard-url' ? 'ADDRESS' : undefined;
}

/** Returns the schema of a flag's form: its fields and the setting's problems. */
export function flagFieldsSchema(key: FlagKey) {
  return Fields.superRefine((fields, context) => {
    // Checked here, not in `Fields`: there, a missing reason would hide the problems of the setting.
    if (!fields.reason) context.addIssue({ code: 'custom', path: ['reason'], message: 'Required' });
    const { data: setting, error } = FlagSetting.nullable().safeParse(settingOf(key, fields));
    const [issue] = error?.issues ?? [];
    const problem = setting
      ? changeProblem(key, setting, new Date(nowMs()).toISOString())
      : issue && { field: issue.path.join('.'), message: issue.message };
    if (problem)
      context.addIssue({ code: 'custom', path: fieldOf(key, problem.field), message: problem.message });
  });
}

/** Converts a form to a setting; null for the lender's default. */
export function settingOf(key: FlagKey, fields: Omit<FlagFields, 'reason'>): unknown {
  const { serves, variant, weights, audience, rule = '', from, until } = fields;
  switch (serves) {
    case 'DEFAULT':
      return null;
    case 'SPLIT':
      return {
        serves,
        weights: Object.fromEntries(Object.entries(weights).map(([name, of]) => [name, of ?? 0])),
      };
    case 'AUDIENCE':
      return {
        serves: 'RULE',
        rule: ruleForAudience({ audience: audience ?? 'customer', variant: variant ?? '' }),
      };
    case 'RULE':
      return { serves, rule };
    case 'VARIANT': {
      const value = valueIn(key, fields);
      return {
        ...{ serves, variant: variant ?? '' },
        ...(value !== undefined && { value }),
        ...(from && { from: instantOf(from) }),
        ...(until && { until: instantOf(until) }),
      };
    }
  }
}

/** Converts a setting to a form, with the default texts. */
export function fieldsOf(key: FlagKey, setting: FlagSetting | undefined): PartialAnswers<FlagFields> {
  const row = flagRow(key);
  const names = Object.keys(row.variants);
  const own = setting?.serves === 'VARIANT' ? setting : undefined;
  const maintenance = Maintenance.safeParse(own?.value).data ?? MAINTENANCE_DEFAULTS;
  const forSome = setting?.serves === 'RULE' ? audienceRuleOf(setting.rule) : undefined;
  const address = own?.value ?? row.variants[row.default];
  return {
    serves: forSome ? 'AUDIENCE' : (setting?.serves ?? 'VARIANT'),
    variant: own?.variant ?? forSome?.variant ?? row.default,
    audience: forSome?.audience ?? 'customer',
    weights: Object.fromEntries(
      names.map((name) => [name, setting?.serves === 'SPLIT' ? (setting.weights[name] ?? 0) : 0]),
    ),
    rule: setting?.serves === 'RULE' ? setting.rule : undefined,
    from: own?.from && localOf(own.from),
    until: own?.until && localOf(own.until),
    ...(typeof address === 'string' && { address }),
    routes: maintenance.routes.join('\n'),
    pageTitle: maintenance.pageTitle,
    message: maintenance.message,
    shouldShowDashboardLink: maintenance.shouldShowDashboardLink || undefined,
  };
}

function valueIn(key: FlagKey, fields: Omit<FlagFields, 'reason'>): unknown {
  const { routes = '', pageTitle = '', message = '', shouldShowDashboardLink = false } = fields;
  switch (valueFieldsOf(key, fields.variant)) {
    case 'MAINTENANCE':
      return { routes: linesOf(routes).map(routeOf), message, pageTitle, shouldShowDashboardLink };
    case 'ADDRESS':
      return fields.address ?? '';
    case undefined:
      return undefined;
  }
}

/** Returns the field of the form that shows a problem of the setting. */
function fieldOf(key: FlagKey, field: string): string[] {
  const [first = '', second = ''] = field.split('.');
  if (first === 'value') return [valueFieldsOf(key, 'on') === 'MAINTENANCE' ? second : 'address'];
  if (first === 'weights') return ['weights', Object.keys(flagRow(key).variants)[0] ?? ''];
  return [first];
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function instantOf(local: string): string {
  const atMs = Date.parse(local);
  return Number.isNaN(atMs) ? local : new Date(atMs).toISOString();
}

function localOf(instant: string): string {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
