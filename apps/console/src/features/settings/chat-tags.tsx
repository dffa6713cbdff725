import type { Setting } from '@homeline/contract/settings/manage-settings.ts';
import { ChatTags } from '@homeline/domain/organisations/chat-tags.ts';
import { useState } from 'react';
import { settingsCopy } from './copy.ts';
import { SettingCard } from './setting-card.tsx';

const copy = settingsCopy.chatTags;

type ChatTagsProps = { readonly setting: Setting; readonly chatTags: readonly string[] };

/** The chat tags, one per line. */
export function ChatTagsSetting({ setting, chatTags: saved }: ChatTagsProps) {
  const [text, write] = useState(saved.join('\n'));
  const chatTags = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return (
    <SettingCard
      setting={setting}
      why={copy.why}
      value={{ chatTags }}
      isChanged={chatTags.join('\n') !== saved.join('\n')}
      problem={ChatTags.safeParse(chatTags).error?.issues[0]?.message}
      inWords={(value) => value.chatTags?.join(', ')}
    >
      <div className="setting-words">
        <label className="filter">
          <span>{copy.label}</span>
          <textarea
            className="control control-area"
            rows={6}
            value={text}
            onChange={({ target }) => write(target.value)}
          />
        </label>
      </div>
    </SettingCard>
  );
}
