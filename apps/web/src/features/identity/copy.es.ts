import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { identityCopy as english } from './copy.ts';

export const identityCopy: Spanish<typeof english> = {
  heading: 'Verifique su identidad',
  why: 'La ley federal nos exige confirmar quién es usted. Ciframos su foto y limitamos quién puede verla.',
  type: '¿Qué identificación tiene?',
  types: {
    DRIVERSLICENSEFRONT: 'Licencia de conducir',
    IDCARDFRONT: 'Tarjeta de identificación del estado',
    PASSPORTFRONT: 'Pasaporte',
    PERMANENTRESIDENTFRONT: 'Tarjeta de residente permanente',
  },
  photo: 'Foto del frente',
  back: 'Foto del reverso',
  photoHint: (howToTakeIt) =>
    `${howToTakeIt} Su identificación no puede estar vencida. JPEG, PNG o PDF, de hasta 20 MB.`,
  unreadable: {
    title: 'No pudimos leer su última foto',
    text: 'Coloque su identificación sobre una superficie plana con buena luz y tome una foto nueva en la que se vean las cuatro esquinas. También puede usar otra identificación.',
  },
};
