import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { addressCopy as english } from './address-copy.ts';

export const addressCopy: Spanish<typeof english> = {
  street1: 'Calle y número',
  street2: 'Apartamento o unidad',
  city: 'Ciudad',
  state: 'Estado',
  zip: 'Código postal (ZIP)',
  zipServesState: '¿Es correcto el código postal?',
  servesState: (zip, neighbor, state) =>
    `Sí. ${zip} es un código postal de ${neighbor}, y mi vivienda está en ${state}.`,
};
