import type { WelcomeHours } from './welcome.ts';

export function welcomeText(companyName: string, { weekdays, weekend, zone }: WelcomeHours): string {
  const hours = [
    weekdays ? `de lunes a viernes, ${weekdays}` : 'de lunes a viernes no atienden',
    weekend ? `sábados y domingos, ${weekend}` : 'sábados y domingos no atienden',
  ].join('; ');
  return `Le damos la bienvenida a ${companyName}. Horario de nuestros agentes: ${hours} (${zone}), excepto en días festivos. No envíe su número de Seguro Social ni información bancaria por este chat.`;
}
