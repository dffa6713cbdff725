import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { propertyCopy as english } from './copy.ts';

export const propertyCopy: Spanish<typeof english> = {
  home: {
    occupancy: '¿Cómo la usa?',
    occupancies: [
      { value: 'PRIMARY', label: 'Vivo allí' },
      { value: 'SECOND_HOME', label: 'Segunda vivienda' },
      { value: 'INVESTMENT', label: 'Inversión' },
    ],
    listedForSale: '¿Está en venta, o lo estuvo en los últimos 60 días?',
    listed: [
      { value: false, label: 'No' },
      { value: true, label: 'Sí' },
    ],
  },
  save: 'Guardar',
  lookUp: 'Buscar la dirección',
  change: {
    heading: '¿Cuál es la dirección de su vivienda?',
    why: 'Todavía no la hemos buscado, así que aún puede cambiarla.',
  },
  noMatch: {
    heading: '¿Es esta la dirección que figura en su escritura?',
    why: 'Los registros del condado no muestran ninguna vivienda en esta dirección. A menudo falta la unidad, o el nombre de la ciudad o el código postal es diferente. Su recibo del impuesto a la propiedad muestra cómo la escribe el condado.',
  },
  owner: {
    heading: '¿Esta vivienda le pertenece?',
    why: (street = 'su vivienda') =>
      `Los registros del condado nombran a otra persona como propietaria de ${street}. Eso puede ocurrir después de una compra, un cambio de nombre o una transferencia a un fideicomiso.`,
    documents: 'La escritura que le nombra a usted, o el fideicomiso al que pertenece la vivienda',
    hint: 'Un PDF, o una foto que muestre todas las líneas. Basta una escritura con el sello de recibido del condado. Una persona la revisa, normalmente en 1 a 2 días hábiles.',
    action: 'Enviar escritura o fideicomiso',
    useOther: 'Usar otra vivienda',
  },
  other: {
    heading: '¿Cuál es la dirección de la otra vivienda?',
    why: 'Su línea se garantiza con una vivienda que, según los registros del condado, le pertenece a usted.',
  },
};
