import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { disclosuresCopy as english } from './copy.ts';

export const disclosuresCopy: Spanish<typeof english> = {
  access: {
    heading: {
      FIRST_TIME: 'Compruebe que puede abrir sus documentos',
      NEEDS_CHANGED: 'Compruebe que puede abrir sus documentos',
      WITHDRAWN: 'Usted recibe sus documentos en papel',
    },
    why: {
      FIRST_TIME:
        'Sus documentos llegan por medios electrónicos y en inglés. Abra este documento de muestra corto y escriba el código que muestra bajo “Your code”. Solo se hace una vez.',
      NEEDS_CHANGED:
        'Lo que necesita para abrir sus documentos ha cambiado. Léalo abajo, abra este documento de muestra corto y escriba el código que muestra bajo “Your code”.',
      WITHDRAWN:
        'Usted retiró su consentimiento para los registros electrónicos. Le enviamos por correo lo que siga, y no puede continuar aquí. Para volver a continuar aquí, lea el texto de abajo, abra este documento de muestra corto y escriba el código que muestra bajo “Your code”.',
    },
    sample: 'La muestra',
    code: 'Código de la muestra',
    hint: 'Seis letras y números. En mayúsculas o minúsculas, con el espacio o sin él.',
    confirms:
      'Con el código, usted confirma que acepta recibir sus documentos por medios electrónicos y que puede abrirlos.',
    action: 'Comprobar el código',
    cannot: {
      summary: 'No puedo abrirlo',
      otherForm:
        'Pruebe de la otra forma: “Descargar” en lugar de “Leer”. Cada una muestra un código, y cualquiera de los dos sirve.',
      paper: 'Reciba sus documentos en papel, sin costo, o pídanos ayuda:',
      or: 'o',
      later: 'Vuelva más tarde o en otro dispositivo. Su solicitud queda como está.',
    },
  },
  withdraw: {
    open: 'Recibir los documentos en papel',
    title: '¿Recibir sus documentos en papel?',
    what: [
      'Usted retira su consentimiento para los registros y las firmas electrónicos. No cuesta nada.',
      'Le enviamos por correo lo que siga. Lo que ya tiene queda aquí para leerlo y descargarlo.',
      'Aquí no podrá continuar ni firmar. Seguimos con usted en papel, y el cierre puede tardar más.',
      'Puede volver a aceptar en cualquier momento, en la página donde se quedó.',
    ],
    keep: 'Seguir con documentos electrónicos',
    action: 'Retirar mi consentimiento',
    done: 'Le enviaremos sus documentos por correo.',
    since: (day) => `En papel desde el ${day}`,
  },
  early: {
    heading: 'Lea sus divulgaciones',
    why: 'Explican cuánto cuesta su línea, qué acepta usted y cuáles son sus derechos. Cuando acepta, obtenemos su informe de crédito completo. Es una consulta de crédito que puede bajar un poco su puntaje.',
    action: 'Aceptar y consultar mi crédito',
    documents: 'Documentos para leer',
    hint: 'Cada uno se abre aquí, en inglés. También puede descargarlos en PDF, y siempre los encontrará en su solicitud.',
  },
  flood: {
    heading: 'Su vivienda está en un área especial de riesgo de inundación',
    why: 'La ley federal nos exige decírselo a tiempo, porque su línea necesitará un seguro contra inundaciones. Puede firmar diez días después de la fecha del aviso.',
    facts: [
      'Los mapas de inundación de FEMA muestran aquí una probabilidad de al menos el 1% de que haya una inundación en cualquier año. En 30 años, es una probabilidad de alrededor de una en cuatro.',
      'Usted necesita una póliza contra inundaciones mientras su línea esté abierta, además del seguro de vivienda. El aviso dice si puede comprarla por medio del Programa Nacional de Seguro contra Inundaciones (National Flood Insurance Program). También la venden aseguradoras privadas.',
      'La ayuda federal por desastres no es segura después de una inundación, y a menudo es un préstamo que usted debe devolver.',
    ],
    documents: 'El aviso',
    writing: 'Estamos escribiendo su aviso. Aparecerá aquí en un momento.',
    agreed: 'Aviso de inundación',
    statement:
      'Recibí y leí este aviso. Entiendo que necesito un seguro contra inundaciones antes de que pueda abrirse mi línea.',
  },
  closing: {
    heading: 'Revise sus cifras finales',
    why: {
      changed:
        'Sus términos cambiaron después de que envió su solicitud. Primero verá cada cambio, con su razón.',
      redated:
        'Sus documentos tenían una fecha anterior, así que escribimos otros con las fechas correctas. Lea lo que cambió antes de firmar.',
      unchanged: 'Nada ha cambiado desde que envió su solicitud. Revise sus cifras antes de firmar.',
    },
    allChanges: {
      title: 'Todo lo que cambió desde que envió su solicitud',
      reason:
        'Esto compara lo que usted envió con sus cifras finales. Después sigue cada cambio con su razón, del más antiguo al más reciente.',
    },
    change: 'Lo que cambió',
    refund: {
      title: 'Puede no continuar y recuperar sus cargos',
      text: 'Si decide no abrir su línea porque cambió una condición, le devolvemos todos los cargos que pagó por esta solicitud, a nosotros o a cualquier otra persona. Llámenos antes de firmar:',
    },
    terms: 'Su línea de crédito',
    documents: 'Documentos del cierre',
    hint: 'A continuación leerá y firmará los demás. Tómese su tiempo: guardaremos su lugar si vuelve más tarde.',
    agreed: 'Cifras finales',
    statement:
      'Leí mis cifras finales y recibí mi resumen del cierre. Entiendo que no tengo la obligación de continuar.',
    officeStatement:
      'Leí mis cifras finales y recibí los documentos del cierre. Entiendo que no tengo la obligación de continuar.',
  },
};
