import { organisation } from '@homeline/client/organisation.ts';
import {
  listMessageChoices,
  type MessageChoices,
  saveMessageChoice,
} from '@homeline/contract/notifications/message-choices.ts';
import { optionalKind } from '@homeline/domain/notifications/message-kinds.ts';
import { TEXT_CONSENT } from '@homeline/domain/notifications/text-consent.ts';
import { showToast } from '@homeline/ui/feedback/toasts.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '../../../session/client.ts';
import { dayInWords } from '../../applications/format-instant.ts';
import { RECOVERS } from '../../applications/recovers.ts';
import { settingsCopy } from './copy.ts';
import '@homeline/ui/fields/choice-field.css';

const copy = settingsCopy.messages;
const KEY = [listMessageChoices.name];

/** Lists the kinds of message that a person gets. Optional ones can be turned off; the others say why they can't. */
export function MessagesCard() {
  const queries = useQueryClient();
  const { data = [], isError } = useQuery({
    ...RECOVERS,
    queryKey: KEY,
    queryFn: () => send(listMessageChoices, {}),
    // A link in an email or a reply to a text changes them elsewhere.
    refetchOnWindowFocus: 'always',
  });
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Parameters<typeof saveChoice>[0]) => saveChoice(body),
    onSuccess: (now: MessageChoices) => {
      queries.setQueryData(KEY, now);
      showToast(copy.saved);
    },
    onError: () => showToast(copy.failed, 'ERROR'),
  });
  return (
    <Card title={copy.title}>
      <p>{copy.why}</p>
      {isError && <p role="status">{settingsCopy.unread}</p>}
      {data.map(({ kind, isOn, isRequired, stoppedByReplyAt }) => (
        <label key={kind} className="checkbox">
          <input
            type="checkbox"
            checked={isOn}
            disabled={isRequired}
            onChange={({ target }) => {
              const optional = optionalKind(kind);
              // Disabled while it saves, it would lose the keyboard's focus.
              if (optional && !isPending) mutate({ kind: optional, isOn: target.checked });
            }}
          />
          <span>
            {copy.kinds[kind].title}
            <span className="fine-print">
              <br />
              {stoppedByReplyAt ? copy.stoppedByReply(dayInWords(stoppedByReplyAt)) : copy.kinds[kind].why}
              {kind === 'TEXTS' &&
                !isOn &&
                ` ${TEXT_CONSENT.text(organisation.orgMetaData.companyInfo.companyNameShort)}`}
            </span>
          </span>
        </label>
      ))}
    </Card>
  );
}

function saveChoice(body: { kind: NonNullable<ReturnType<typeof optionalKind>>; isOn: boolean }) {
  return send(saveMessageChoice, { body });
}
