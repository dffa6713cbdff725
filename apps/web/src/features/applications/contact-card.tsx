import type { Answers } from '@homeline/contract/applications/answers.ts';
import { answersPage } from '@homeline/domain/client-state/pages.ts';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { Link } from 'react-router';
import { contactLines } from './answer-lines.ts';
import { CARD_TITLES } from './answers-copy.ts';
import { useApplication } from './application.ts';
import { ANSWERS } from './copy.ts';
import { pageUrl } from './page-url.ts';

/** Shows how to reach the borrower, with a link to where they correct it and come back from. */
export function ContactCard({ contact, tone }: Pick<Answers, 'contact'> & { tone?: 'sunken' }) {
  const { uuid, page } = useApplication();
  if (!contact) return null;
  return (
    <Card
      title={CARD_TITLES.contact}
      {...(tone && { tone })}
      action={
        <Link to={pageUrl(uuid, answersPage('INITIAL'), page)}>
          {ANSWERS.change}
          <span className="hidden-visually"> {ANSWERS.contactToChange}</span>
        </Link>
      }
    >
      <Lines lines={contactLines({ contact })} />
    </Card>
  );
}
