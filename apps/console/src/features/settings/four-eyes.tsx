import type { Setting } from '@homeline/contract/settings/manage-settings.ts';
import { useState } from 'react';
import { settingsCopy } from './copy.ts';
import { SettingCard } from './setting-card.tsx';

const copy = settingsCopy.fourEyes;

type FourEyesProps = { readonly setting: Setting; readonly fourEyes: boolean };

/** Whether decisions take two people. */
export function FourEyes({ setting, fourEyes: saved }: FourEyesProps) {
  const [fourEyes, choose] = useState(saved);
  return (
    <SettingCard
      setting={setting}
      why={copy.why}
      value={{ fourEyes }}
      isChanged={fourEyes !== saved}
      inWords={(value) => (value.fourEyes ? copy.on : copy.off)}
    >
      <fieldset className="setting-choices">
        <legend className="hidden-visually">{settingsCopy.names.fourEyes}</legend>
        {[true, false].map((each) => (
          <label key={String(each)}>
            <input type="radio" name="fourEyes" checked={fourEyes === each} onChange={() => choose(each)} />
            {each ? copy.on : copy.off}
          </label>
        ))}
      </fieldset>
    </SettingCard>
  );
}
