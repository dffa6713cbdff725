import type { PartialAnswers } from '@homeline/client/form/use-form.ts';
import type { Corrections } from '@homeline/contract/corrections/list-corrections.ts';
import { CorrectionForms, saveCorrection } from '@homeline/contract/corrections/save-correction.ts';
import type { RedonePart } from '@homeline/domain/workflow/correction-names.ts';
import { Button } from '@homeline/ui/button.tsx';
import { ErrorSummary } from '@homeline/ui/feedback/error-summary.tsx';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { PhoneField } from '@homeline/ui/fields/phone-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import type { ComponentType, ReactNode } from 'react';
import type * as z from 'zod';
import { type StepForm, useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { OWNERSHIPS } from '../applications/copy.ts';
import { askedAbout, askedSigners } from '../applications/named-signers.ts';
import { SignersFields } from '../applications/signers-fields.tsx';
import { shownBank } from '../bank/bank-name.ts';
import { type CorrectionForm, correctionsCopy } from './copy.ts';

type FormProps = {
  readonly known: Corrections;
  /** What the correction redoes: shown, and sent as confirmed. */
  readonly redone: readonly RedonePart[];
  /** @param movesStep whether the borrower has to continue elsewhere */
  readonly done: (movesStep: boolean) => void;
  readonly close: () => void;
};

const words = correctionsCopy.fields;

/** The form of each correction. */
export const CORRECTION_FORMS: Readonly<Record<CorrectionForm, ComponentType<FormProps>>> = {
  CONTACT: ContactForm,
  EMPLOYER: EmployerForm,
  ACCOUNT: AccountForm,
  VESTING: VestingForm,
};

function ContactForm(props: FormProps) {
  const { answers } = useApplication();
  const form = useCorrection('CONTACT', props, { ...answers.contact });
  return (
    <Frame what="CONTACT" form={form} {...props}>
      <TextField {...form.field('email', words.email)} type="email" inputMode="email" autoComplete="email" />
      <PhoneField {...form.field('phone', words.phone)} />
    </Frame>
  );
}

function EmployerForm(props: FormProps) {
  const { answers } = useApplication();
  const form = useCorrection('EMPLOYER', props, { employerName: answers.statedIncome?.employerName });
  return (
    <Frame what="EMPLOYER" form={form} {...props}>
      <TextField {...form.field('employerName', words.employerName)} autoComplete="organization" />
    </Frame>
  );
}

function AccountForm(props: FormProps) {
  const form = useCorrection('ACCOUNT', props, {});
  const { account } = props.known;
  return (
    <Frame what="ACCOUNT" form={form} {...props}>
      {account && <p>{correctionsCopy.account(shownBank(account.bankName), account.mask)}</p>}
    </Frame>
  );
}

function VestingForm(props: FormProps) {
  const { answers } = useApplication();
  const { signers } = props.known;
  const asked = (ownership: string | undefined) =>
    askedAbout(answers, ownership, answers.additionalProfile?.maritalStatus);
  const form = useCorrection(
    'VESTING',
    props,
    { ownership: answers.additionalProfile?.ownership, signers },
    (given) => ({ ...given, signers: askedSigners(given.signers ?? [], asked(given.ownership)) }),
  );
  return (
    <Frame what="VESTING" form={form} {...props}>
      <ChoiceField {...form.field('ownership', words.ownership)} choices={OWNERSHIPS} />
      <SignersFields form={form as never} {...asked(form.value('ownership'))} />
    </Frame>
  );
}

type Schemas = typeof CorrectionForms;

/** Returns the form of a correction. It sends what the borrower was shown, and closes once saved. */
function useCorrection<What extends CorrectionForm>(
  what: What,
  { redone, done }: FormProps,
  values: PartialAnswers<z.input<Schemas[What]>>,
  relevant?: (values: PartialAnswers<z.input<Schemas[What]>>) => PartialAnswers<z.input<Schemas[What]>>,
): StepForm<typeof saveCorrection, z.input<Schemas[What]>> {
  return useStepForm({
    call: saveCorrection,
    schema: CorrectionForms[what] as unknown as z.ZodType<z.infer<Schemas[What]>, z.input<Schemas[What]>>,
    values: { ...values, what, redone } as PartialAnswers<z.input<Schemas[What]>>,
    ...(relevant && { relevant }),
    draft: false,
    movesOn: false,
    async submit(given, save) {
      await save(given);
      done(what === 'ACCOUNT' || redone.length > 0);
    },
  });
}

type FrameProps = FormProps & {
  readonly what: CorrectionForm;
  readonly form: StepForm<typeof saveCorrection, never>;
  readonly children: ReactNode;
};

/** Lays out a correction: why, the fields, what is redone, and the confirmation. */
function Frame({ what, form, redone, close, children }: FrameProps) {
  const { title, none, parts } = correctionsCopy.redone;
  return (
    <form
      className="fields"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <p>{correctionsCopy.forms[what].why}</p>
      {form.alerts.map(({ text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one at most
        <p key={index} role="alert">
          {text}
        </p>
      ))}
      {form.sent > 0 && <ErrorSummary problems={form.problems} sent={form.sent} />}
      {children}
      {redone.length === 0 ? (
        <p>{none}</p>
      ) : (
        <div>
          <h3>{title}</h3>
          <ul className="plain-list">
            {redone.map((part) => (
              <li key={part}>{parts[part]}</li>
            ))}
          </ul>
        </div>
      )}
      <QuestionActions>
        <Button type="submit" isBusy={form.isBusy}>
          {correctionsCopy.forms[what].confirm}
        </Button>
        <Button kind="secondary" onClick={close}>
          {correctionsCopy.keep}
        </Button>
      </QuestionActions>
    </form>
  );
}
