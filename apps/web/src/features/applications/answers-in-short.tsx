import type { CostedTerms } from '@homeline/contract/offers/get-offers.ts';
import { civilDate, formatUs } from '@homeline/domain/dates/civil-date.ts';
import { formatWholeDollars } from '@homeline/domain/money/cents.ts';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { Link } from 'react-router';
import { TermLines } from '../offers/term-lines.tsx';
import { useApplication } from './application.ts';
import {
  EMPLOYMENTS,
  labelOf,
  MARITAL_STATUSES,
  OCCUPANCIES,
  OWNERSHIPS,
  PURPOSES,
} from './profile-words.ts';

/** What was answered and chosen, with the way to change what can be changed. */
export function AnswersInShort({ terms }: { terms: CostedTerms | undefined }) {
  const { profile, contact, ssn, property, statedIncome, additionalProfile } = useApplication().answers;
  return (
    <>
      {terms && (
        <Card
          title="Your line of credit"
          action={<Change page="product/select" what="your line of credit" />}
        >
          <TermLines terms={terms} />
        </Card>
      )}
      {additionalProfile && (
        <Card title="About you and the money" action={<Change page="start/contact" what="about you" />}>
          <Lines
            lines={[
              { label: 'Ownership', value: labelOf(OWNERSHIPS, additionalProfile.ownership) },
              { label: 'Marital status', value: labelOf(MARITAL_STATUSES, additionalProfile.maritalStatus) },
              { label: 'Purpose', value: labelOf(PURPOSES, additionalProfile.purpose) },
              ...(ssn ? [{ label: 'Social security number', value: `ends in ${ssn.last4}` }] : []),
            ]}
          />
        </Card>
      )}
      <Card title="Federal questions" action={<Change page="start/hmda" what="the federal questions" />}>
        <p>Your answers are kept apart from this application. Only you can see them here.</p>
      </Card>
      <Card title="You, your home and your income" tone="sunken">
        <Lines
          lines={[
            ...(profile
              ? [
                  { label: 'Name', value: nameOf(profile) },
                  { label: 'Date of birth', value: formatUs(civilDate(profile.dob)) },
                ]
              : []),
            ...(contact
              ? [
                  { label: 'E-mail', value: contact.email },
                  { label: 'Phone', value: contact.phone },
                ]
              : []),
            ...(property
              ? [
                  {
                    label: 'Home',
                    value: `${[property.street1, property.street2, property.city].filter(Boolean).join(', ')}, ${property.state} ${property.zip}`,
                  },
                  { label: 'You use it as', value: OCCUPANCIES[property.occupancy] },
                ]
              : []),
            ...(statedIncome
              ? [
                  { label: 'Income from', value: EMPLOYMENTS[statedIncome.employmentType] },
                  {
                    label: 'Monthly income before taxes',
                    value: formatWholeDollars(statedIncome.monthlyGrossCents),
                  },
                ]
              : []),
          ]}
        />
        <p className="fine-print">
          Your offer was worked out from these, so they stand. If one is wrong, please call us before you
          submit.
        </p>
      </Card>
    </>
  );
}

function Change({ page, what }: { page: string; what: string }) {
  const { uuid } = useApplication();
  return (
    <Link to={`/${uuid}/${page}`}>
      Change<span className="hidden-visually"> {what}</span>
    </Link>
  );
}

type Name = {
  firstName: string;
  middleName?: string | undefined;
  lastName: string;
  suffix?: string | undefined;
};

function nameOf({ firstName, middleName, lastName, suffix }: Name): string {
  return [firstName, middleName, lastName, suffix].filter(Boolean).join(' ');
}
