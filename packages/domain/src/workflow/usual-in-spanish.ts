/** How long a wait usually takes, in Spanish: what the step table and the pages say of it in English. */
export const USUAL_IN_SPANISH: Readonly<Record<string, string>> = {
  'a moment': 'un momento',
  seconds: 'segundos',
  'under a minute': 'menos de un minuto',
  'same business day': 'el mismo día hábil',
  '1 business day': '1 día hábil',
  '{1} business days': '{1} días hábiles',
  '{1} days': '{1} días',
  '12 days in Texas, or up to a year after another home equity loan; 10 days in a flood zone; 3 business days for a first lien':
    '12 días en Texas, o hasta un año después de otro préstamo sobre el valor de la vivienda; 10 días en una zona de inundación; 3 días hábiles para un primer gravamen',
  'seconds by rule; 1 business day when referred': 'segundos; 1 día hábil si lo revisa una persona',
  'seconds; 1 business day when late': 'segundos; 1 día hábil si se retrasa',
};

/** Returns how long a wait usually takes in Spanish; undefined for words that the table doesn't have. */
export function usualInSpanish(usual: string): string | undefined {
  const [count = ''] = /^[\d-]+(?= )/.exec(usual) ?? [];
  const words = count.includes('-') ? `de ${count.replace('-', ' a ')}` : count;
  return USUAL_IN_SPANISH[usual] ?? USUAL_IN_SPANISH[usual.replace(count, '{1}')]?.replace('{1}', words);
}
