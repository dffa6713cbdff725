import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { walletCopy as english } from './copy.ts';

export const walletCopy: Spanish<typeof english> = {
  dashboard: 'Sus billeteras',
  heading: 'Sus billeteras',
  why: 'Vincule una billetera y los mensajes sobre su línea mostrarán su dirección. Nunca le pedimos sus claves, y no podemos ver ni mover lo que contiene.',
  back: 'Volver a sus solicitudes',
  link: {
    title: 'Vincule una billetera',
    name: 'Nombre',
    nameHint: 'El nombre que usted le da, como Ahorros',
    address: 'Dirección de la billetera',
    addressHint: 'Cópiela de su billetera. Es una serie larga de letras y dígitos, como tp1…',
    group: 'Dirección de la política de grupo',
    groupHint: 'Solo si un grupo controla esta billetera',
    action: 'Vincular billetera',
    done: 'Vinculamos su billetera.',
  },
  own: {
    address: 'Dirección',
    group: 'Política de grupo',
    remove: 'Quitar billetera',
    ask: (name) => `¿Quitar ${name}?`,
    whatFollows:
      'Los mensajes sobre su línea ya no mostrarán su dirección, y las personas con quienes la comparte ya no la verán. Puede volver a vincularla.',
    keep: 'Conservar billetera',
    removed: 'Quitamos su billetera.',
    viewers: 'Quién más puede verla',
    none: 'Solo usted puede ver esta billetera.',
    withdraw: 'Dejar de compartir',
    withdrawFrom: (email) => ` con ${email}`,
    withdrawn: 'Esa persona ya no puede ver su billetera.',
    email: 'Compartir con (correo electrónico)',
    emailHint:
      'Esa persona verá el nombre y la dirección de la billetera cuando haya confirmado con nosotros este correo electrónico',
    share: 'Compartir billetera',
    shared: (email) => `Está compartiendo esta billetera con ${email}.`,
  },
  shared: { title: 'Compartidas con usted' },
};
