import { all, any, SIGNER, type SpanishRow } from './spanish-row.ts';

/** Questions about documents, signatures and what is verified. */
export const DOCUMENT_ROWS: readonly SpanishRow[] = [
  {
    topic: 'DOCUMENTS',
    about: any(
      '(?:donde|como|puedo)\\b.*\\b(?:veo|ver|encuentro|estan|descarg|bajar|copia|consig|guardar|imprim)\\w*.*\\b(?:documentos?|contrato|copia|cartas?|divulgaciones)',
      'copias? (?:de|del) (?:mi|mis|los|lo que|contrato|todo)',
      'donde estan? (?:el|mi|los|mis|las) (?:contrato|documentos?|divulgaciones)',
    ),
    unless: any('credito', 'avaluo', 'tengo que', 'falta'),
  },
  {
    topic: 'SPEED',
    about: any('mas rapido|apur(?:ar|en)|aceler|urg(?:e|ente)|prisa|antes posible|adelantar (?:el|la|mi)'),
  },
  {
    topic: 'SIGNED',
    about: any(
      'ya firme|firme (?:bien|todo|ya)|(?:quedo|esta|se guardo|recibieron|llego).*\\bfirma(?:do|da)?\\b',
    ),
    unless: any(SIGNER, 'que (?:sigue|falta|pasa)|ahora que|cuando'),
  },
  {
    topic: 'TO_SIGN',
    about: any(
      'que (?:documentos? )?(?:es lo que )?(?:tengo que |debo |voy a |hay que |me toca )?firm',
      '(?:donde|como|cuando) (?:tengo que |debo |puedo |voy a |se |me toca )?firm',
      '(?:puedo|tengo que|se puede|hay que) firm',
      'firm\\w*.*\\b(?:en linea|electronic|por internet|celular|telefono|computadora|en persona|papel)',
    ),
    unless: any('notari', SIGNER, 'despues de firm', 'hasta cuando'),
  },
  {
    topic: 'STEPS_LEFT',
    about: any(
      '(?:que|cuanto|cuantos?) .*(?:falta|sigue|viene|pasa|pasos|queda|hay).*\\b(?:despues|luego|termin|acab|complet|para (?:el|mi|que))',
      '(?:despues|luego|una vez).*\\b(?:que|cuanto) (?:me )?(?:falta|sigue|viene|pasa|hago|queda)',
      'cuantos pasos|(?:que|cuales) pasos|pasos (?:faltan|quedan|siguen)',
      'que (?:me |nos )?(?:falta|queda)\\w*\\b(?! (?:subir|mandar|enviar|de documentos|por entregar))|cuanto (?:me |nos )?falta\\w*(?! para (?!termin|acab|el|mi|que|firm|cerr|complet))|lo que (?:me )?falta|ya (?:casi )?(?:termin|acab)',
    ),
    unless: any('documento', 'recibo'),
  },
  {
    topic: 'WHY_IDENTITY',
    about: all(
      'identificacion|licencia|pasaporte|selfie|foto de',
      'por que|para que|segur[oa]|quien (?:la |lo )?(?:ve|va|mira|tiene)|obligatori|robar|confi|peligr|forzoso',
    ),
    unless: any('rechaz', 'no (?:me )?(?:la )?acept', 'vencid', 'numero de seguro', 'falta'),
  },
  {
    topic: 'CONDITIONS',
    about: any(
      '(?:que|cual(?:es)?|cuantos?|algun)\\b.*\\b(?:documentos?|recibos?|comprobantes?|fotos?|estados de cuenta|hojas?|formas?)\\b.*\\b(?:falt|necesit|sub|mand|envi|pid|quier|tengo|debo|entreg|esperan|pendient|ocup)',
      '(?:documentos?|recibos?|comprobantes?)\\b.*\\b(?:falt|pendient|pid|necesit)',
      '(?:que|cual(?:es)?|cuanto)\\b.*\\b(?:subir|subo|mandar|mando|enviar|envio|entregar|entrego)\\b',
      '(?:falta\\w*|necesit\\w*|quier\\w*|pid\\w*|pend\\w*) (?:de mi |algun |mas |otro )*(?:documentos?|recibos?|comprobantes?)',
    ),
    unless: any(
      'por que',
      'como',
      'donde',
      'para solicitar',
      'firmar',
      'firmo',
      'quien',
      'dinero',
      'revis\\w* mis',
      'electronic',
    ),
  },
  {
    topic: 'IDENTITY',
    about: all(
      'identificacion|licencia|pasaporte|identidad|matricula|tarjeta verde|green card|residen',
      'puedo|sirve|acept|vale|verific|ya\\b|otr[oa]|en vez|en lugar|cual|que\\b|aprob|paso|vencid|rechaz|bien|usar',
    ),
    unless: any('por que', 'notari', 'cita'),
  },
  {
    topic: 'RECEIVED',
    about: any(
      'ya (?:recibieron|les lleg|lleg\\w* mis|tienen|vieron)',
      '(?:recibieron|les lleg\\w*|llegaron) (?:bien )?(?:mi|mis|los|lo que|el|todo)',
      'se (?:subio|subieron|mando|envio|guardo)',
      'si (?:les )?llego',
    ),
    unless: any('dinero', 'deposito', 'correo', 'noticias'),
  },
  {
    topic: 'HOME_VALUE',
    about: any(
      'cuanto (?:vale|dicen que vale|salio|cuesta) (?:mi|la) (?:casa|vivienda|propiedad)',
      'valor (?:de (?:mi|la)|que|usaron)',
      '(?:mi|el|del) (?:avaluo|valuacion|valoracion)|avaluo|valuaron',
    ),
    unless: any(
      'quien paga',
      'cuanto cuesta (?:el|la) (?:avaluo|valu)',
      'cobr',
      'como pido',
      'porcentaje',
      'puedo pedir',
    ),
  },
  {
    topic: 'INCOME',
    about: all(
      'ingresos?\\b|sueldo|salario',
      'verific|cuanto|revis|correct|pusieron|tienen|usaron|aprob|bien\\b|ya\\b',
    ),
    unless: any(
      'otra persona',
      'tipo',
      'acept',
      'como (?:compr|verific)',
      'por que',
      'recibos',
      'necesit',
      'documento',
    ),
  },
  {
    topic: 'INSURANCE',
    about: all(
      'seguro\\b|poliza|aseguradora',
      'ya\\b|falt|necesit|recib|acept|mand|sub|tengo que|esta bien|piden|que (?:debe|tiene)',
    ),
    unless: any('seguro social', 'es seguro', 'estoy seguro', 'inundacion', 'numero', 'hipoteca', 'de vida'),
  },
];
