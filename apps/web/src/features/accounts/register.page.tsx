import { organisation } from '@homeline/client/organisation.ts';
import { token } from '@homeline/client/session/token.ts';
import { whyClosed } from '@homeline/domain/organisations/intake.ts';
import { Progress, type ProgressItem } from '@homeline/ui/page/progress.tsx';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { afterFirstPage } from '../../shell/after-first-page.ts';
import { Shell } from '../../shell/shell.tsx';
import { ClosedPage } from '../organisations/closed-page.tsx';
import { accountsCopy } from './copy.ts';
import { Promises } from './registration/assurances.tsx';
import { BirthdateStep } from './registration/birthdate.step.tsx';
import { ContactInfo } from './registration/contact-info.step.tsx';
import { IncomeInfo } from './registration/income-info.step.tsx';
import { LoginInfo } from './registration/login-info.step.tsx';
import { Name } from './registration/name.step.tsx';
import { isReferred, referrer, rememberOrigin } from './registration/origin.ts';
import { PropertyInfo } from './registration/property-info.step.tsx';
import { isContactKnown, readTyped } from './registration/registration-answers.ts';
import {
  STEPS,
  type StepGroup,
  type StepName,
  stepsFor,
  stepToShow,
} from './registration/registration-steps.ts';
import { SaleStatus } from './registration/sale-status.step.tsx';
import { type StepProps, stepPath } from './registration/step-props.ts';

const Queries = lazy(() => import('../../session/queries.tsx'));
const ContinueApplication = lazy(() => import('./continue-application.tsx'));
const StepEntries = lazy(() => afterFirstPage(() => import('../telemetry/step-entries.area.tsx')));

const copy = accountsCopy.progress;

const PAGES: Record<StepName, ComponentType<StepProps>> = {
  'property-info': PropertyInfo,
  'sale-status': SaleStatus,
  'income-info': IncomeInfo,
  name: Name,
  birthdate: BirthdateStep,
  'contact-info': ContactInfo,
  'login-info': LoginInfo,
};

/** The registration. Leads a signed-in person to their application instead. */
export default function RegisterPage() {
  // Registering signs the person in, then navigates away. The token is read only once, so that the page doesn't change in between.
  const [wasSignedIn] = useState(() => token.read() !== undefined);
  return wasSignedIn ? (
    <Queries>
      <ContinueApplication>
        <Registration />
      </ContinueApplication>
    </Queries>
  ) : (
    <Registration />
  );
}

/** The names of the steps that share a group, which the progress list names. */
const NAMES: Partial<Record<StepName, string>> = copy.names;

/** Shows one question a page, chosen by the query parameter `step`. */
function Registration() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  rememberOrigin(query);
  const isKnown = isContactKnown();
  const asked = query.get('step');
  const step = stepToShow(asked, readTyped(), isKnown);
  if (asked !== null && asked !== step) return <Navigate to={stepPath(step)} replace />;

  const closed = whyClosed(organisation.orgMetaData, { isReferred: isReferred() });
  if (closed) return <ClosedPage why={closed} />;

  const steps = stepsFor(isKnown);
  const at = steps.indexOf(step);
  const [previous, next] = [steps[at - 1], steps[at + 1]];
  const StepPage = PAGES[step];
  return (
    <Shell
      progress={<Progress items={progressItems(step, steps)} />}
      aside={<Promises />}
      originator={referrer()}
    >
      <StepPage
        key={step}
        above={NAMES[step]}
        back={previous && stepPath(previous)}
        onNext={() => next && navigate(stepPath(next))}
      />
      <Suspense>
        <StepEntries step={step} />
      </Suspense>
    </Shell>
  );
}

function groupOf(step: StepName): StepGroup {
  return STEPS.find((row) => row.step === step)?.group ?? 'PROPERTY';
}

function progressItems(current: StepName, asked: readonly StepName[]): ProgressItem[] {
  const rows = STEPS.filter(({ step }) => asked.includes(step));
  const groups = [...new Set(rows.map(({ group }) => group))];
  const at = groups.indexOf(groupOf(current));
  return groups.map((group, index) => ({
    title: copy.groups[group],
    state: index < at ? 'DONE' : index === at ? 'CURRENT' : 'AHEAD',
    isShown: index === at,
  }));
}
