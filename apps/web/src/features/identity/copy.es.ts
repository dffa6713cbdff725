import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { identityCopy as english } from './copy.ts';

export const identityCopy: Spanish<typeof english> = {
  heading: 'Verifique su identidad',
  why: 'La ley federal nos exige confirmar quién es usted. Toma unos dos minutos: ponga su identificación plana y con buena luz, con las cuatro esquinas a la vista. Ciframos su foto y limitamos quién puede verla.',
  type: '¿Qué identificación tiene?',
  types: {
    DRIVERSLICENSEFRONT: 'Licencia de conducir',
    IDCARDFRONT: 'Tarjeta de identificación del estado',
    PASSPORTFRONT: 'Pasaporte',
    PERMANENTRESIDENTFRONT: 'Tarjeta de residente permanente',
  },
  photo: 'Foto del frente',
  back: 'Foto del reverso',
  choose: 'Tome o elija una foto',
  again: 'Tomarla de nuevo',
  photoHint: (howToTakeIt) =>
    `${howToTakeIt} Su identificación no puede estar vencida. JPEG, PNG, HEIC o PDF, de hasta 20 MB.`,
  onPhone: {
    summary: 'Usar la cámara de mi teléfono',
    how: 'Apunte la cámara de su teléfono a este código, inicie sesión allí y tome sus fotos. Esta página continúa sola cuando las haya enviado.',
    code: 'Código QR que abre esta página en un teléfono',
  },
  noneOfThese: {
    summary: 'No tengo ninguna de estas',
    why: 'Solo podemos aceptar una de estas identificaciones, y no puede estar vencida. Si ya solicitó una nueva, sus respuestas quedan guardadas: puede volver cuando la tenga.',
    ask: 'Si no puede obtener una, llámenos:',
  },
  unreadable: {
    title: 'No pudimos leer su última foto',
    text: 'Coloque su identificación sobre una superficie plana con buena luz y tome una foto nueva en la que se vean las cuatro esquinas. También puede usar otra identificación.',
  },
  hosted: {
    why: (provider) =>
      `La ley federal nos exige confirmar quién es usted. ${provider} verifica su identificación y su rostro en su propia página y luego lo trae de vuelta aquí.`,
    facts: {
      needs: ['Necesitará', 'Su licencia de conducir, identificación del estado o pasaporte, y una cámara'],
      receives: [
        'Recibimos',
        'Si su identidad se verificó, y el nombre y la fecha de nacimiento de su identificación',
      ],
    },
    action: (provider) => `Continuar en ${provider}`,
    failed: {
      title: 'No pudimos verificar su identificación',
      text: 'Inténtelo de nuevo con buena luz, de modo que se vean las cuatro esquinas de su identificación. También puede usar otra identificación.',
    },
    returned: {
      heading: 'Verificando su identificación',
      why: 'Qué bueno que volvió. Estamos obteniendo el resultado de su verificación.',
      again: 'Verificar de nuevo mi identificación',
    },
  },
};
