import { useForm } from '@homeline/client/form/use-form.ts';
import { organisation } from '@homeline/client/organisation.ts';
import {
  allowClientCheck,
  type ClientAnswers,
  type ClientInvitation,
  openClientInvitation,
} from '@homeline/contract/brokers/client-check.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { Card, type Line, Lines } from '@homeline/ui/page/card.tsx';
import { QuestionActions } from '@homeline/ui/page/question.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { FormPage } from '../../form/form-page.tsx';
import { send } from '../../session/client.ts';
import { LoadError } from '../../shell/error-page.tsx';
import { Page } from '../../shell/page.tsx';
import { Shell } from '../../shell/shell.tsx';
import { isUnusable, UnusableLink, useLinkToken } from '../accounts/sign-in/link-page.tsx';
import { contactLines, homeLines, incomeLines, personLines } from '../applications/answer-lines.ts';
import { CLIENT_CHECK_CONSENT, ESIGN_CONSENT } from '../applications/consents.ts';
import { PROFILE } from '../applications/copy.ts';
import { ElectronicRecords } from '../applications/electronic-records.tsx';
import { reloadOutdated } from '../applications/outdated-text.ts';
import { ApplicationDisclosures } from '../disclosures/application-disclosures.tsx';
import { brokersCopy } from './copy.ts';

const copy = brokersCopy.invitation;
const Consents = allowClientCheck.body!.omit({ token: true });

/** Where the emailed link of a loan originator's client leads: they allow the soft credit check, or continue alone. Needs no sign-in. */
export default function ClientInvitationPage() {
  const token = useLinkToken();
  const { data, error } = useQuery({
    queryKey: [openClientInvitation.name, token],
    queryFn: () => send(openClientInvitation, { body: { token } }),
    enabled: token !== '',
    gcTime: 0,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (token === '' || isUnusable(error))
    return (
      <Shell>
        <UnusableLink newLink="/auth/forgot-password" />
      </Shell>
    );
  return (
    <Shell>
      {data ? <Invitation token={token} invitation={data} /> : error ? <LoadError /> : <Skeleton />}
    </Shell>
  );
}

type Props = { readonly token: string; readonly invitation: ClientInvitation };

function Invitation({ token, invitation }: Props) {
  if (invitation.consent === 'OPEN') return <Ask token={token} invitation={invitation} />;
  const isGiven = invitation.consent === 'GIVEN';
  return (
    <Page
      heading={isGiven ? copy.given.heading : copy.closed.heading}
      why={isGiven ? copy.given.why(invitation.originatorName) : copy.closed.why}
      hasOwnBack
    >
      <QuestionActions>
        <OpenAccount token={token} invitation={invitation} words={accountWords(invitation)} kind="primary" />
      </QuestionActions>
    </Page>
  );
}

function Ask({ token, invitation }: Props) {
  const queries = useQueryClient();
  const { companyNameShort } = organisation.orgMetaData.companyInfo;
  const { firstName, answers, originatorName } = invitation;
  const form = useForm({
    schema: Consents,
    values: {
      checkConsent: { textVersion: CLIENT_CHECK_CONSENT.version } as never,
      esignConsent: { textVersion: ESIGN_CONSENT.version } as never,
    },
    send: async (body) => {
      const answer = await send(allowClientCheck, { body: { token, ...body } });
      queries.setQueryData([openClientInvitation.name, token], answer);
    },
    explain: reloadOutdated,
  });
  return (
    <FormPage
      form={form}
      heading={copy.heading(firstName)}
      why={copy.why(originatorInWords(invitation), lenderInWords())}
      action={copy.action}
      also={<OpenAccount token={token} invitation={invitation} words={copy.alone} kind="secondary" />}
    >
      {answers && (
        <Card title={copy.answers(originatorName)} tone="sunken">
          <Lines lines={typedLines(answers)} />
          <p>{copy.wrongHint}</p>
          <OpenAccount token={token} invitation={invitation} words={copy.wrong} kind="secondary" />
        </Card>
      )}
      <CheckboxField
        {...form.field('checkConsent.agreed', copy.check)}
        statement={CLIENT_CHECK_CONSENT.text(companyNameShort, originatorName)}
      />
      <CheckboxField
        {...form.field('esignConsent.agreed', PROFILE.esign)}
        hint={PROFILE.esignHint}
        reading={<ElectronicRecords />}
        statement={ESIGN_CONSENT.text(companyNameShort)}
      />
      <ApplicationDisclosures />
    </FormPage>
  );
}

/** The originator with company and license, as the email names them. */
function originatorInWords({ originatorName, brokerName, originatorNmls }: ClientInvitation): string {
  const who = brokerName ? copy.originator(originatorName, brokerName) : originatorName;
  return originatorNmls ? `${who} (${brokersCopy.header.nmls(originatorNmls)})` : who;
}

function lenderInWords(): string {
  const { companyInfo, footer } = organisation.orgMetaData;
  const { organization } = companyInfo;
  return footer.companyNMLS
    ? `${organization} (${brokersCopy.header.nmls(footer.companyNMLS)})`
    : organization;
}

/** Returns every answer that the originator typed. */
function typedLines(answers: ClientAnswers): Line[] {
  const { property } = answers;
  const forSale = brokersCopy.client.forSale.find(({ value }) => value === property?.listedForSale);
  return [
    ...personLines(answers),
    ...contactLines(answers),
    ...homeLines(answers),
    ...(forSale ? [{ label: copy.forSale, value: forSale.label }] : []),
    ...incomeLines(answers),
  ];
}

type OpenProps = Props & { readonly words: string; readonly kind: 'primary' | 'secondary' };

/** Leads to the first password with the same link, or to the sign-in of an account that exists. */
function OpenAccount({ token, invitation, words, kind }: OpenProps) {
  const to = invitation.mayChoosePassword ? `/auth/reset-password#${token}` : '/auth/login';
  return (
    <Link className={buttonClass(kind)} to={to}>
      {words}
    </Link>
  );
}

function accountWords({ mayChoosePassword }: ClientInvitation): string {
  return mayChoosePassword ? copy.password : copy.signIn;
}
