import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { titleCopy as english } from './copy.ts';

export const titleCopy: Spanish<typeof english> = {
  floodLate: {
    heading: 'Su certificado de zona de inundación está tardando más de lo habitual',
    why: 'La ley lo exige antes de que usted firme. Nuestro proveedor está comparando su vivienda con los mapas de inundación. Una persona lee algunos de ellos.',
    who: 'Nuestro proveedor de mapas de inundación',
    usual: '1 día hábil',
    meanwhile:
      'No necesita hacer nada. Puede cerrar esta página. Le avisaremos cuando pueda firmar y volverá a este mismo lugar.',
  },
  payoffHold: {
    title: 'Lo que su línea va a liquidar',
    balance: 'Último saldo informado',
    balanceOfLine: 'Último saldo informado. Esta línea de crédito se cerrará',
  },
};
