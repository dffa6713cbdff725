import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { uiCopy as english } from './copy.ts';

export const uiCopy: Spanish<typeof english> = {
  skip: 'Ir al contenido principal',
  loading: 'Cargando',
  progress: {
    label: 'Progreso',
    states: { DONE: 'Completado', CURRENT: 'Paso actual', AHEAD: 'Sin empezar' },
    step: (at, of) => `Paso ${at} de ${of}`,
  },
  problems: (count) => (count === 1 ? 'Hay un problema' : `Hay ${count} problemas`),
  toasts: { label: 'Mensajes', dismiss: 'Cerrar' },
  fields: {
    optional: '(opcional)',
    error: 'Error:',
    chooseOne: 'Seleccione una opción',
    month: 'Mes',
    day: 'Día',
    year: 'Año',
    yearPlaceholder: 'AAAA',
    show: 'Mostrar',
    hide: 'Ocultar',
    password: 'contraseña',
  },
  wait: {
    label: 'Qué está pasando',
    who: 'A cargo de',
    since: 'Desde',
    usual: 'Tiempo habitual',
  },
};
