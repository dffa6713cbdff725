import { getAnswers } from '@homeline/contract/applications/answers.ts';
import { answersPage } from '@homeline/domain/client-state/pages.ts';
import { Card, Lines } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { send } from '../../../session/client.ts';
import { pageUrl } from '../../applications/page-url.ts';
import { RECOVERS } from '../../applications/recovers.ts';
import { answersKey } from '../../applications/use-save.ts';
import { useStanding } from '../../applications/use-standing.ts';
import { settingsCopy } from './copy.ts';

const copy = settingsCopy.contact;

/** Shows how the lender reaches a person about their newest application, with a link to where they correct it. */
export function ContactCard() {
  const { data, isError: isLost } = useStanding();
  const { uuid } = data?.open ?? data?.newest ?? {};
  const { data: answers, isError } = useQuery({
    ...RECOVERS,
    queryKey: answersKey(uuid ?? ''),
    queryFn: () => send(getAnswers, { params: { uuid: uuid ?? '' } }),
    enabled: uuid !== undefined,
  });
  if (isLost || isError)
    return (
      <Card title={copy.title}>
        <p role="status">{settingsCopy.unread}</p>
      </Card>
    );
  if (!uuid || !answers?.contact) return null;
  const { email, phone } = answers.contact;
  return (
    <Card title={copy.title}>
      <p>{copy.why}</p>
      <Lines
        lines={[
          { label: copy.email, value: email },
          { label: copy.phone, value: phone },
        ]}
      />
      {data?.open && (
        <p>
          <Link className="settings-link" to={pageUrl(uuid, answersPage('INITIAL'))}>
            {copy.change}
          </Link>
        </p>
      )}
    </Card>
  );
}
