import type { WelcomeHours } from './welcome.ts';

export function welcomeText(companyName: string, { weekdays, weekend, zone }: WelcomeHours): string {
  const open = [
    ...(weekdays ? [`de lunes a viernes, ${weekdays}`] : []),
    ...(weekend ? [`sábados y domingos, ${weekend}`] : []),
  ].join('; ');
  const hours = open && ` Horario de nuestros agentes: ${open} (${zone}), excepto en días festivos.`;
  const closed = [
    ...(weekdays ? [] : [' De lunes a viernes el chat está cerrado.']),
    ...(weekend ? [] : [' Los sábados y domingos el chat está cerrado.']),
  ].join('');
  return `Le damos la bienvenida a ${companyName}.${hours}${closed} No envíe su número de Seguro Social ni información bancaria por este chat.`;
}
