import { type Answers, getAnswers } from '@homeline/contract/applications/answers.ts';
import { applyAgain, HomeAndIncome } from '@homeline/contract/applications/apply-again.ts';
import type { AlertItem } from '@homeline/ui/feedback/alert.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { dropDrafts } from '../../form/draft.ts';
import { FormPage } from '../../form/form-page.tsx';
import { useForm } from '../../form/use-form.ts';
import { send } from '../../session/client.ts';
import { BASE, signInPath } from '../../session/end-of-session.ts';
import { refusalOf } from '../../session/refusal.ts';
import { isLostConnection, retry } from '../../session/retry.ts';
import { useSession } from '../../session/use-session.ts';
import { LoadError } from '../../shell/error-page.tsx';
import { Shell } from '../../shell/shell.tsx';
import { IncomeFields } from '../accounts/registration/income-fields.tsx';
import { forgetRegistration, readTyped } from '../accounts/registration/registration-answers.ts';
import { askedOf } from '../accounts/registration/registration-steps.ts';
import { HomeFields } from '../property/home-fields.tsx';
import { applyAgainValues } from './apply-again-values.ts';
import { answersKey } from './use-save.ts';
import { useStanding } from './use-standing.ts';

const FOR_SALE =
  'We cannot lend on a home that is for sale. Once the listing has ended for more than 60 days you can apply with it.';

const NotForSale = HomeAndIncome.refine(({ listedForSale }) => !listedForSale, {
  path: ['listedForSale'],
  error: FOR_SALE,
});

/** Whoever applied before, and has nothing under way, begins anew without giving again what we know. */
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
  // What was typed to follow another application is none of this one.
  const draft = useMemo(() => ({ key: `apply-again/${newest}` }), [newest]);
  // One key for one visit of the page: a repeated press gets the first answer instead of a second effect.
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
      heading="Are these still your home and income?"
      why="They stand as you gave them last. Correct what has changed; who you are and how to reach you we know already."
      action="Apply again"
      back="/dashboard"
    >
      <h2>Your home</h2>
      <HomeFields form={form} />
      <h2>Your income</h2>
      <IncomeFields form={form} />
    </FormPage>
  );
}

function explainRefusal(error: unknown): AlertItem | undefined {
  const { code, errors = [] } = refusalOf(error);
  return code === 'APPLICATION_OPEN'
    ? {
        kind: 'DECISION',
        title: 'You have an application under way',
        text: errors.join(', '),
        action: <Link to="/dashboard">Go to dashboard</Link>,
      }
    : undefined;
}
