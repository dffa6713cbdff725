import { holidayLine, hoursLines } from '@homeline/domain/organisations/hours.ts';
import { chatCopy } from './copy.ts';
import { useChatHours } from './use-desk.ts';

const copy = chatCopy.hours;

/** When the chat is open, and the next holidays. */
export function ChatHours() {
  const { data } = useChatHours();
  if (!data) return null;
  return (
    <details className="chat-hours">
      <summary>{copy.heading}</summary>
      {hoursLines(data.weekdays).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p className="fine-print">{copy.zone(data.timeZone.replaceAll('_', ' '))}</p>
      {data.holidays.length > 0 && <p>{copy.holidays(holidayLine(data.holidays))}</p>}
      <p className="fine-print">{copy.where}</p>
    </details>
  );
}
