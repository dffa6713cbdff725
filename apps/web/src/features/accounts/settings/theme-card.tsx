import { chooseTheme, chosenTheme } from '@homeline/client/theme.ts';
import { THEMES, type Theme } from '@homeline/domain/client-state/theme.ts';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useState } from 'react';
import { settingsCopy } from './copy.ts';

const copy = settingsCopy.theme;

type Choice = Theme | 'device';

const CHOICES = (['device', ...THEMES] as const).map((value) => ({ value, label: copy[value] }));

/** Shows the pages light, dark or as the device, on this device. */
export function ThemeCard() {
  const [theme, set] = useState<Choice>(() => chosenTheme() ?? 'device');
  return (
    <Card title={copy.title}>
      <ChoiceField
        name="theme"
        label={copy.label}
        hint={copy.hint}
        layout="row"
        choices={CHOICES}
        value={theme}
        onChange={(chosen = 'device') => {
          chooseTheme(chosen === 'device' ? undefined : chosen);
          set(chosen);
        }}
        onBlur={() => undefined}
      />
    </Card>
  );
}
