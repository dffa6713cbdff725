import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { uiCopy as english } from './copy.ts';

export const uiCopy: Spanish<typeof english> = {
  skip: 'Ir al contenido principal',
  loading: 'Cargando',
  progress: {
    label: 'Progreso',
    states: { DONE: 'Completado', CURRENT: 'Paso actual', AHEAD: 'Sin empezar' },
    complete: 'Completado',
    step: (at, of) => `Paso ${at} de ${of}`,
  },
  timeline: { DONE: 'Completado', CURRENT: 'Ahora', AHEAD: 'Pendiente' },
  wait: {
    label: 'Qué está pasando',
    who: 'A cargo de',
    since: 'Desde',
    usual: 'Tiempo habitual',
  },
  problems: (count) => (count === 1 ? 'Hay un problema' : `Hay ${count} problemas`),
  toasts: { label: 'Mensajes', dismiss: 'Cerrar' },
  clipboard: { copy: 'Copiar', copied: 'Copiado', announceCopied: (what) => `Se copió: ${what}` },
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
  file: {
    choose: 'Elija un archivo',
    drop: 'o arrástrelo aquí',
    sending: (file) => `Enviando ${file}`,
    sent: (size, pct) => `${size}, ${pct}% enviado`,
    received: (size) => `${size}, recibido`,
  },
  terms: {
    aMonth: 'al mes',
    apr: 'APR',
    aboutApr: 'Acerca de la APR',
    initialDraw: 'Retiro inicial',
    fixedTerm: 'Plazo fijo',
    years: (years) => `${years} años`,
  },
  change: { before: 'Antes', now: 'Ahora', same: 'igual que antes' },
};
