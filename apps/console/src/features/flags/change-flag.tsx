import type { Form } from '@homeline/client/form/use-form.ts';
import { refusalOf } from '@homeline/client/session/refusal.ts';
import { changeFlag, type Flag, getFlag } from '@homeline/contract/flags/manage-flags.ts';
import { zoneWords } from '@homeline/domain/dates/time-zone.ts';
import { AUDIENCES } from '@homeline/domain/flags/audience-rule.ts';
import type { FlagSetting } from '@homeline/domain/flags/flag-setting.ts';
import { type FlagKey, flagRow } from '@homeline/domain/flags/flags.ts';
import { Alert } from '@homeline/ui/feedback/alert.tsx';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { NumberField } from '@homeline/ui/fields/number-field.tsx';
import { TextAreaField } from '@homeline/ui/fields/text-area-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { send } from '../../session/client.ts';
import { FormCard } from '../../shell/form-card.tsx';
import { useStaffForm } from '../../shell/use-staff-form.ts';
import { flagsCopy, variantDetail, variantInWords } from './copy.ts';
import { type FlagFields, fieldsOf, flagFieldsSchema, settingOf, valueFieldsOf } from './flag-form.ts';

const copy = flagsCopy.change;
const ZONE = zoneWords(new Intl.DateTimeFormat().resolvedOptions().timeZone);

type ChangeFlagProps = { readonly flag: Flag; readonly onSaved?: () => void };

/** The form that changes a flag for everyone. */
export function ChangeFlag({ flag, onSaved }: ChangeFlagProps) {
  const { key, setting, scheduled, canSplit } = flag;
  const queries = useQueryClient();
  /** The version that the person saw. */
  const seen = useRef(flag.version);
  const look = () => queries.invalidateQueries({ queryKey: ['flags'] });
  const [schema] = useState(() => flagFieldsSchema(key));
  const form = useStaffForm({
    schema,
    values: fieldsOf(key, scheduled ?? setting),
    async send({ reason = '', ...fields }) {
      const next = settingOf(key, fields) as FlagSetting | null;
      try {
        await send(changeFlag, { params: { key }, body: { version: seen.current, setting: next, reason } });
      } catch (error) {
        if (refusalOf(error).code !== 'STALE_VERSION') throw error;
        // The page now shows what another person changed, so the next press may replace it.
        await look();
        seen.current = queries.getQueryData<Flag>(['flags', getFlag.name, key])?.version ?? seen.current;
        throw error;
      }
      showToast(copy.saved);
      await look();
      onSaved?.();
    },
  });
  const serves = form.value('serves');
  const choices = copy.choices.filter(
    ({ value }) => value !== 'SPLIT' || canSplit || setting?.serves === 'SPLIT',
  );
  return (
    <FormCard form={form} action={copy.save}>
      {key.startsWith('fe-heloc-sign-in') && !canSplit && <p>{copy.unused}</p>}
      {scheduled && <p>{copy.replaces}</p>}
      <ChoiceField {...form.field('serves', copy.serves)} choices={choices} />
      {serves === 'VARIANT' && <VariantFields flagKey={key} form={form} />}
      {serves === 'AUDIENCE' && (
        <>
          <ChoiceField
            {...form.field('audience', copy.audience)}
            choices={AUDIENCES.map((value) => ({ value, label: copy.audiences[value] }))}
          />
          <VariantChoice flagKey={key} form={form} />
        </>
      )}
      {serves === 'SPLIT' && <WeightFields flagKey={key} form={form} />}
      {serves === 'RULE' && (
        <TextAreaField
          {...form.field('rule', copy.rule)}
          hint={canSplit ? copy.ruleHintForPeople : copy.ruleHint}
          rows={6}
        />
      )}
      <TextAreaField {...form.field('reason', copy.reason)} rows={2} />
    </FormCard>
  );
}

type FieldsProps = { readonly flagKey: FlagKey; readonly form: Form<FlagFields> };

function VariantFields({ flagKey, form }: FieldsProps) {
  const parts = valueFieldsOf(flagKey, form.value('variant'));
  return (
    <>
      <VariantChoice flagKey={flagKey} form={form} />
      {parts === 'ADDRESS' && <TextField {...form.field('address', copy.address)} hint={copy.addressHint} />}
      {parts === 'MAINTENANCE' && <MaintenanceFields form={form} />}
      <div className="field-row">
        <TextField {...form.field('from', copy.from)} optional hint={copy.fromHint} type="datetime-local" />
        <TextField
          {...form.field('until', copy.until)}
          optional
          hint={copy.untilHint}
          type="datetime-local"
        />
      </div>
      <p className="fine-print">{copy.zone(ZONE)}</p>
    </>
  );
}

function VariantChoice({ flagKey, form }: FieldsProps) {
  const names = Object.keys(flagRow(flagKey).variants);
  if (names.length < 2) return null;
  return (
    <ChoiceField
      {...form.field('variant', copy.variant)}
      choices={names.map((name) => ({
        value: name,
        label: variantInWords(name),
        detail: variantDetail(name),
      }))}
      layout="row"
    />
  );
}

function MaintenanceFields({ form }: Pick<FieldsProps, 'form'>) {
  const closed = (form.value('routes') ?? '').split('\n').filter((path) => path.trim() !== '');
  return (
    <>
      {closed.length > 0 && (
        <Alert
          kind="SYSTEM"
          tone="CAUTION"
          text={closed.some((path) => path.trim() === '/') ? copy.closesAll : copy.closes(closed.length)}
        />
      )}
      <TextAreaField {...form.field('routes', copy.routes)} hint={copy.routesHint} rows={3} />
      <TextField {...form.field('pageTitle', copy.pageTitle)} />
      <TextAreaField {...form.field('message', copy.message)} rows={3} />
      <CheckboxField {...form.field('shouldShowDashboardLink', copy.dashboard)} statement={copy.link} />
    </>
  );
}

function WeightFields({ flagKey, form }: FieldsProps) {
  return (
    <div className="field-row">
      {Object.keys(flagRow(flagKey).variants).map((name) => (
        <NumberField
          key={name}
          {...form.field(`weights.${name}`, copy.weight(name))}
          hint={variantDetail(name)}
        />
      ))}
    </div>
  );
}
