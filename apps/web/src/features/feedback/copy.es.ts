import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { feedbackCopy as english } from './copy.ts';

export const feedbackCopy: Spanish<typeof english> = {
  open: 'Enviar comentarios a la dirección ejecutiva (CEO)',
  title: 'Cuéntele a nuestra dirección ejecutiva (CEO) lo que piensa',
  topic: '¿De qué se trata?',
  message: 'Su mensaje',
  messageHint: 'No incluya números de cuenta ni su número de Seguro Social.',
  consent: '¿Podemos citar sus palabras, sin su nombre, en nuestra publicidad?',
  yes: 'Sí',
  no: 'No',
  action: 'Enviar comentarios',
  cancel: 'Cancelar',
  done: 'Gracias. La oficina de nuestra dirección ejecutiva recibió su mensaje.',
};
