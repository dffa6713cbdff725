import { errorsBetween } from '../../misspelled.ts';
import { WRITTEN_AS } from './spanish-shorthand.ts';

/** Words as the table of questions has them, which people mistype. */
const VOCABULARY = `
  cuanto cuanta cuantos cuantas cuando donde quien quienes como cual cuales hasta antes despues ahora todavia siguiente sigue
  falta faltan necesito necesitan necesita tengo tiene tienen puedo puede pueden podria quiero quiere quisiera empiezo comienzo
  recibo recibos recibir recibi recibieron recibire llega llegan llego llegar llegara mandan mandar mande mandaron envian enviar
  envie enviaron depositan depositar depositaron deposito dinero prestamo prestan linea credito oferta ofertas monto cantidad tasa
  interes intereses pago pagos pagar pague pagare pagan mensual mensuales primer primero primera plazo meses semana semanas fecha
  limite numero solicitud solicitar solicite documento documentos subir subi subo licencia identificacion identidad pasaporte sueldo
  ingresos ingreso trabajo empleador banco bancaria cuenta cuentas puntaje afecta afectar bajar bajaron consulta consultas historial
  reporte firmar firmo firma firmas firme firmado firmante cofirmante esposo esposa marido pareja hermano hermana notario notaria
  video persona cancelar cancelo cancelacion arrepentir arrepenti rechazar rechazo rechazaron rechazada rechazado aprobado aprobada
  aprobaron aprobacion aceptar acepto aceptado cambio cambiar cambiaron cambia nueva nuevo revisar revisa revisan revisando revision
  tarda tardan tardar tardado demora demoran proceso estado estatus pasos motivo motivos razon razones carta aviso volver intentar
  automatico automaticos descuento cargo cargos costo costos cuesta cobran cobrar cobraron comision registro escritura contrato copia
  descargar seguro poliza vivienda valor avaluo valuacion titulo retirar retiro retiros sacar correo enlace celular telefono
  computadora extranjero internet respuesta contestan responden adelantado originacion efectivo tambien termino terminar
  ya hago hacer cita citas segura seguridad codueno cosolicitante confirman confirmar confirmada llevar traer elegir otra otro
`
  .trim()
  .split(/\s+/);
const KNOWN = new Set(VOCABULARY);

/** Spanish sounds alike in several spellings: “ase” and “hace”, “resibo” and “recibo”. */
function sound(word: string): string {
  return word
    .replace(/ch/g, 'x')
    .replace(/h/g, '')
    .replace(/qu?(?=[ei])/g, 'k')
    .replace(/[csz](?=[ei])|[sz]/g, 's')
    .replace(/[cq]/g, 'k')
    .replace(/v/g, 'b')
    .replace(/ll/g, 'y')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/(.)\1+/g, '$1');
}
const BY_SOUND = new Map(VOCABULARY.map((word) => [sound(word), word]));

/** A shorter word may be another one just as well. */
const SHORTEST_KNOWN = 6;

function corrected(word: string): string {
  if (KNOWN.has(word)) return word;
  return BY_SOUND.get(sound(word)) ?? VOCABULARY.find((known) => isMistyped(word, known)) ?? word;
}

/** Returns whether a word has one typing error, after its first letter. Another ending is another form of a verb: “mandaba”, “firmaron”. */
function isMistyped(word: string, known: string): boolean {
  return (
    known.length >= SHORTEST_KNOWN &&
    Math.abs(word.length - known.length) <= 1 &&
    word[0] === known[0] &&
    !word.startsWith(known.slice(0, -1)) &&
    errorsBetween(word, known) === 1
  );
}

/** Returns a question in lower case and in full, without accents and punctuation, and with typing errors in words of the table corrected. */
export function plainSpanish(question: string): string {
  return question
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => WRITTEN_AS[word] ?? corrected(word))
    .join(' ')
    .replace(/\blineas? de credito\b/g, 'linea');
}
