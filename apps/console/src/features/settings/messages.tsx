import type { LenderSettingsView, Setting } from '@homeline/contract/settings/manage-settings.ts';
import type { LenderSettings } from '@homeline/domain/organisations/lender-settings.ts';
import { stepTitle } from '@homeline/domain/staff/step-titles.ts';
import { useState } from 'react';
import { settingsCopy } from './copy.ts';
import { SettingCard } from './setting-card.tsx';

const copy = settingsCopy.messages;

type Messages = LenderSettings['messages'];
type MessagesProps = {
  readonly setting: Setting;
  readonly messages: Messages;
  readonly ownMessages: LenderSettingsView['ownMessages'];
};

/** The lender's own email texts, beside the defaults. */
export function MessagesSetting({ setting, messages: saved, ownMessages }: MessagesProps) {
  const [messages, setMessages] = useState(saved);
  const [open, setOpen] = useState(Object.keys(saved)[0] ?? ownMessages[0]?.name ?? '');
  const ours = ownMessages.find(({ name }) => name === open);
  const titleOf = (name: string) =>
    copy.named(ownMessages.find((each) => each.name === name)?.subject ?? '', stepTitle(name));
  const write = (part: 'subject' | 'text', words: string) => {
    const { [part]: _, ...rest } = messages[open] ?? {};
    const { [open]: __, ...others } = messages;
    const own = words.trim() === '' ? rest : { ...rest, [part]: words };
    setMessages(Object.keys(own).length === 0 ? others : { ...others, [open]: own });
  };
  return (
    <SettingCard
      setting={setting}
      why={copy.why}
      value={{ messages }}
      isChanged={linesOf(messages) !== linesOf(saved)}
      inWords={(value) =>
        Object.entries(value.messages ?? {}).map(([name, { subject, text }]) => (
          <span key={name} className="setting-message">
            <strong>{titleOf(name)}</strong> {subject} {text}
          </span>
        ))
      }
    >
      <div className="setting-words">
        <label className="filter">
          <span>{copy.which}</span>
          <select className="control" value={open} onChange={({ target }) => setOpen(target.value)}>
            {ownMessages.map(({ name }) => (
              <option key={name} value={name}>
                {messages[name] ? copy.changed(titleOf(name)) : titleOf(name)}
              </option>
            ))}
          </select>
        </label>
        <label className="filter">
          <span>{copy.subject}</span>
          <input
            className="control"
            placeholder={ours?.subject}
            value={messages[open]?.subject ?? ''}
            onChange={({ target }) => write('subject', target.value)}
          />
        </label>
        <label className="filter">
          <span>{copy.text}</span>
          <textarea
            className="control control-area"
            rows={4}
            placeholder={ours?.text}
            value={messages[open]?.text ?? ''}
            onChange={({ target }) => write('text', target.value)}
          />
        </label>
      </div>
      {ours && (
        <p className="fine-print">
          {copy.ours}: <strong>{ours.subject}</strong> {ours.text}
        </p>
      )}
    </SettingCard>
  );
}

function linesOf(messages: Messages): string {
  return Object.entries(messages)
    .map(([name, { subject, text }]) => `${name}\t${subject}\t${text}`)
    .toSorted()
    .join('\n');
}
