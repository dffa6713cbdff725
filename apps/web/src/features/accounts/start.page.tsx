import { organisation } from '@homeline/client/organisation.ts';
import { useSession } from '@homeline/client/session/use-session.ts';
import { type Cents, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { whyClosed } from '@homeline/domain/organisations/intake.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { lazy, Suspense } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { firstScreen } from '../../shell/screen-loading.ts';
import { Shell } from '../../shell/shell.tsx';
import { ApplicationDisclosures } from '../disclosures/application-disclosures.tsx';
import { ClosedPage } from '../organisations/closed-page.tsx';
import { laterAccountsCopy } from './deferred-copy.ts';
import { Promises } from './registration/assurances.tsx';
import './start.css';
import { isReferred, referrer, rememberOpened, rememberOrigin } from './registration/origin.ts';
import { AtHand, FirstQuestions, StartGuide } from './start-guide.tsx';

const copy = laterAccountsCopy.start;
const { orgBrand, orgMetaData, orgPricingData: pricing } = organisation;

/** Loaded after the first page is shown. */
const LineEstimator = lazy(() => firstScreen.then(() => import('../offers/line-estimator.tsx')));

/**
 * The lender's first page: what a line may cost, how to apply or continue, and what happens then.
 * Sends a signed-in person to their applications.
 */
export default function StartPage() {
  const { isSignedIn } = useSession();
  const [query] = useSearchParams();
  if (isSignedIn) return <Navigate to="/dashboard" replace />;
  rememberOrigin(query);
  // A wholesale lender has a first page too: its loan originators and their clients sign in here.
  const closed = whyClosed({ ...orgMetaData, isWholesale: false }, { isReferred: isReferred() });
  if (closed) return <ClosedPage why={closed} />;
  return (
    <Shell originator={referrer()}>
      <Page heading={orgBrand.voice.welcome} why={orgBrand.voice.welcomeWhy} isWide>
        <div className="start-first">
          <QuestionActions>
            {!orgMetaData.isWholesale && (
              <Link className={buttonClass()} to={{ pathname: '/register', search: query.toString() }}>
                {copy.apply}
              </Link>
            )}
            <Link className={buttonClass(orgMetaData.isWholesale ? 'primary' : 'quiet')} to="/auth/login">
              {copy.resume}
            </Link>
          </QuestionActions>
          {!orgMetaData.isWholesale && (
            <Suspense fallback={<div className="start-place" />}>
              <LineEstimator />
            </Suspense>
          )}
          <div className="start-beside">
            {orgMetaData.isWholesale && <p>{copy.wholesale}</p>}
            <Promises />
            <ApplicationDisclosures onOpen={rememberOpened} />
            <p>
              {copy.help} <Phone />.
            </p>
          </div>
        </div>
        <StartGuide />
        <div className="start-columns">
          <Card title={copy.costs.title}>
            <Lines lines={costs()} />
            <p>{copy.costs.note}</p>
          </Card>
          <div className="start-beside">
            <AtHand />
            <FirstQuestions />
          </div>
        </div>
      </Page>
    </Shell>
  );
}

/** The advertised ranges, always together: an APR or a term needs the fees to open the plan beside it (12 CFR 1026.16(d)(1)). */
function costs() {
  const { lowestAprPct, highestAprPct, termsYears } = pricing;
  const { line, apr, fee, opening, terms } = copy.costs;
  const dollars = (lowest: Cents, highest: Cents) =>
    copy.range(formatWholeDollars(lowest), formatWholeDollars(highest));
  return [
    {
      label: line,
      value: dollars(pricing.lowestLineCents, pricing.highestLineCents),
    },
    {
      label: apr.label,
      detail: apr.detail,
      value: copy.range(`${lowestAprPct.toFixed(2)}%`, `${highestAprPct.toFixed(2)}%`),
    },
    {
      label: fee.label,
      detail: fee.detail,
      value: copy.upTo(`${pricing.highestOriginationFeePct.toFixed(2)}%`),
    },
    {
      label: opening.label,
      detail: opening.detail,
      value: dollars(pricing.lowestOpeningFeesCents, pricing.highestOpeningFeesCents),
    },
    { label: terms, value: copy.years(termsYears) },
  ];
}
