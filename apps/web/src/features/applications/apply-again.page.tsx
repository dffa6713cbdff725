import { dropDrafts } from '@homeline/client/form/draft.ts';
import { useForm } from '@homeline/client/form/use-form.ts';
import { refusalOf } from '@homeline/client/session/refusal.ts';
import { isLostConnection, retry } from '@homeline/client/session/retry.ts';
import { useSession } from '@homeline/client/session/use-session.ts';
import { type Answers, getAnswers } from '@homeline/contract/applications/answers.ts';
import { applyAgain, HomeAndIncome } from '@homeline/contract/applications/apply-again.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { FormPage } from '../../form/form-page.tsx';
import { send } from '../../session/client.ts';
import { BASE, signInPath } from '../../session/end-of-session.ts';
import { LoadError } from '../../shell/error-page.tsx';
import { Shell } from '../../shell/shell.tsx';
import { IncomeFields } from '../accounts/registration/income-fields.tsx';
import { forgetRegistration, readTyped } from '../accounts/registration/registration-answers.ts';
import { askedOf } from '../accounts/registration/registration-steps.ts';
import { ApplicationDisclosures } from '../disclosures/application-disclosures.tsx';
import { HomeFields } from '../property/home-fields.tsx';
import { applyAgainValues } from './apply-again-values.ts';
import { APPLY_AGAIN } from './copy.ts';
import { answersKey } from './use-save.ts';
import { useStanding } from './use-standing.ts';

const NotForSale = HomeAndIncome.refine(({ listedForSale }) => !listedForSale, {
  path: ['listedForSale'],
  error: APPLY_AGAIN.forSale,
});

/** Starts a new application for someone whose earlier ones have all ended, with their last answers filled in. */
export default function ApplyAgainPage() {
  const { isSignedIn } = useSession();
  const standing = useStanding(isSignedIn);
  const newest = standing.data?.open ? undefined : standing.data?.newest?.uuid;
  const answers = useQuery({
    queryKey: answersKey(newest ?? ''),
    queryFn: () => send(getAnswers, { params: { uuid: newest ?? '' } }),
    enabled: newest !== undefined,
  });
  if (!isSignedIn) return <Navigate to={signInPath(`${BASE}/apply-again`).slice(BASE.length)} replace />;
  if (standing.data && newest === undefined) return <Navigate to="/register" replace />;
  return (
    <Shell>
      {standing.isError || answers.isError ? (
        <LoadError />
      ) : answers.data ? (
        <HomeAndIncomeForm newest={newest ?? ''} last={answers.data} />
      ) : (
        <Skeleton />
      )}
    </Shell>
  );
}

function HomeAndIncomeForm({ newest, last }: { newest: string; last: Answers }) {
  const navigate = useNavigate();
  // A draft belongs to the application it would follow.
  const draft = useMemo(() => ({ key: `apply-again/${newest}` }), [newest]);
  // One key per visit: a second press gets the first answer and has no second effect.
  const key = useRef(crypto.randomUUID());
  const form = useForm({
    schema: NotForSale,
    values: applyAgainValues(last, readTyped()),
    relevant: (given) => askedOf('income-info', given),
    draft,
    explain: explainRefusal,
    send: async (body) => {
      const { applicationUuid } = await retry(() => send(applyAgain, { body, idempotencyKey: key.current }), {
        isWorthIt: isLostConnection,
      });
      dropDrafts(draft.key);
      forgetRegistration();
      await navigate(`/${applicationUuid}`, { replace: true });
    },
  });
  return (
    <FormPage
      form={form}
      heading={APPLY_AGAIN.heading}
      why={APPLY_AGAIN.why}
      action={APPLY_AGAIN.action}
      back="/dashboard"
    >
      <h2>{APPLY_AGAIN.home}</h2>
      <HomeFields form={form} />
      <h2>{APPLY_AGAIN.income}</h2>
      <IncomeFields form={form} />
      <ApplicationDisclosures />
    </FormPage>
  );
}

function explainRefusal(error: unknown): AlertItem | undefined {
  const { code, errors = [] } = refusalOf(error);
  return code === 'APPLICATION_OPEN'
    ? {
        kind: 'DECISION',
        title: APPLY_AGAIN.open,
        text: errors.join(', '),
        action: <Link to="/dashboard">{APPLY_AGAIN.toDashboard}</Link>,
      }
    : undefined;
}
