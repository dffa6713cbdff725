import { chooseTheme, chosenTheme } from '@homeline/client/theme.ts';
import { THEMES } from '@homeline/domain/client-state/theme.ts';
import { useState } from 'react';
import { shellCopy } from './copy.ts';

const copy = shellCopy.theme;

/** Shows the console light, dark or as the device, on this device. */
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
