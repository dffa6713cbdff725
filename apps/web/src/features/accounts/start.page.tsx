import { organisation } from '@homeline/client/organisation.ts';
import { useSession } from '@homeline/client/session/use-session.ts';
import { type Cents, formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { whyClosed } from '@homeline/domain/organisations/intake.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { Link, Navigate, useSearchParams } from 'react-router';
import { Page } from '../../shell/page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { Shell } from '../../shell/shell.tsx';
import { ApplicationDisclosures } from '../disclosures/application-disclosures.tsx';
import { ClosedPage } from '../organisations/closed-page.tsx';
import { laterAccountsCopy } from './later-copy.ts';
import { Promises } from './registration/assurances.tsx';
import { isReferred, referrer, rememberOpened, rememberOrigin } from './registration/registration-answers.ts';

const copy = laterAccountsCopy.start;
const { orgBrand, orgMetaData, orgPricingData: pricing } = organisation;

/** The lender's first page: apply, go on with an application, and what a line costs. A signed-in person goes to their applications. */
export default function StartPage() {
  const { isSignedIn } = useSession();
  const [query] = useSearchParams();
  if (isSignedIn) return <Navigate to="/dashboard" replace />;
  rememberOrigin(query);
  // A wholesale lender has a first page too: its loan originators and their clients sign in here.
  const closed = whyClosed({ ...orgMetaData, isWholesale: false }, { isReferred: isReferred() });
  if (closed) return <ClosedPage why={closed} />;
  return (
    <Shell aside={<Promises />} originator={referrer()}>
      <Page heading={orgBrand.voice.welcome} why={orgBrand.voice.welcomeWhy}>
        <QuestionActions>
          {!orgMetaData.isWholesale && (
            <Link className={buttonClass()} to={{ pathname: '/register', search: query.toString() }}>
              {copy.apply}
            </Link>
          )}
          <Link className={buttonClass(orgMetaData.isWholesale ? 'primary' : 'secondary')} to="/auth/login">
            {copy.resume}
          </Link>
        </QuestionActions>
        {orgMetaData.isWholesale && <p>{copy.wholesale}</p>}
        <Card title={copy.costs.title}>
          <Lines lines={costs()} />
          <p>{copy.costs.note}</p>
        </Card>
        <ApplicationDisclosures onOpen={rememberOpened} />
        <p>
          {copy.help} <Phone />.
        </p>
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
