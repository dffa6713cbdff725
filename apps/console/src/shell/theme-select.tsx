import { chooseTheme, chosenTheme } from '@homeline/client/theme.ts';
import { THEMES } from '@homeline/domain/client-state/theme.ts';
import { useState } from 'react';
import { shellCopy } from './copy.ts';

const copy = shellCopy.theme;

/** Theme for this device: light, dark or system. */
export function ThemeSelect() {
  const [theme, set] = useState(chosenTheme);
  return (
    <select
      className="control console-theme"
      aria-label={copy.label}
      value={theme ?? ''}
      onChange={({ target }) => {
        const chosen = THEMES.find((known) => known === target.value);
        chooseTheme(chosen);
        set(chosen);
      }}
    >
      <option value="">{copy.system}</option>
      {THEMES.map((known) => (
        <option key={known} value={known}>
          {copy[known]}
        </option>
      ))}
    </select>
  );
}
