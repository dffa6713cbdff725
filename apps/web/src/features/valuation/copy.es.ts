import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { valuationCopy as english } from './copy.ts';

export const valuationCopy: Spanish<typeof english> = {
  estimate: {
    heading: '¿Cuánto vale su vivienda?',
    why: (street = 'su vivienda') =>
      `Hay muy pocas ventas recientes para estimar automáticamente el valor de ${street}. Usaremos su cifra para calcular sus ofertas ahora. Un agente local la confirma antes de que usted firme.`,
    value: 'Valor de su vivienda',
    hint: 'Por cuánto cree que se vendería hoy. Una tasación reciente o la venta de un vecino son una buena guía.',
  },
  condition: {
    heading: '¿En qué estado está su vivienda?',
    why: 'Un agente local la ve desde afuera y la compara con viviendas vendidas cerca. Su respuesta ayuda al agente a elegir las adecuadas.',
    condition: 'Estado',
    conditions: [
      {
        value: 'EXCELLENT',
        label: 'Excelente',
        detail: 'Como nueva: construida o renovada por completo en años recientes',
      },
      { value: 'GOOD', label: 'Bueno', detail: 'Bien mantenida, con algunas mejoras' },
      { value: 'AVERAGE', label: 'Normal', detail: 'Todo funciona, pero se nota su antigüedad' },
      { value: 'FAIR', label: 'Regular', detail: 'Necesita algunas reparaciones' },
      {
        value: 'POOR',
        label: 'Malo',
        detail: 'El techo, la estructura o un sistema principal necesita reparación',
      },
    ],
    accessName: '¿A quién debe llamar el agente?',
    accessPhone: 'El número de teléfono de esa persona',
  },
  order: {
    heading: '¿Pedimos la valuación de su vivienda?',
    why: 'Su línea depende del valor de su vivienda, y no podemos usar una estimación automática. Un agente local dará una opinión de precio (broker price opinion, BPO).',
    action: (fee) => `Pedirla por ${fee}`,
    refuse: 'No la quiero',
    cost: {
      title: 'Cuánto cuesta',
      opinion: 'Opinión de precio de un agente (broker price opinion)',
      opinionDetail: 'Visita exterior, fotos, tres ventas y tres viviendas en venta cercanas',
      dueToday: 'Se paga hoy',
      atClosing: 'Se descuenta de su primer retiro en el cierre',
      atClosingDetail: 'Está en los costos de su oferta. Si no llega al cierre, no lo paga.',
    },
    next: {
      title: 'Qué sigue',
      home: 'Su vivienda',
      call: 'El agente llama a',
      duration: 'Tiempo habitual',
      durationValue: 'De 3 a 5 días hábiles',
      copy: 'Su copia',
      copyValue: 'Gratis, en sus documentos en cuanto esté completa',
    },
    waiver: {
      label: 'Firmar antes',
      hint: 'Por ley, usted recibe su copia de cada valuación al menos tres días hábiles antes de que se abra su línea. Puede renunciar a ese plazo. De todos modos le daremos todas las copias antes de que firme.',
      statement: 'No necesito los tres días hábiles. Acepto recibir mis copias al firmar o antes.',
    },
    refusal: {
      title: 'No podemos abrir una línea sin una valuación',
      text: 'Si no la acepta, retira su solicitud. No debe nada, y puede volver a presentar una solicitud en cualquier momento.',
      keep: 'Conservar mi solicitud',
      withdraw: 'Retirar mi solicitud',
    },
  },
};
