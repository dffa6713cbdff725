import type { Spanish } from '@homeline/domain/language/spanish.ts';
import type { hmdaCopy as english } from './copy.ts';

/** The statement translates the English of 12 CFR 1003, Appendix B, sentence by sentence; the regulation has no Spanish text. */
export const hmdaCopy: Spanish<typeof english> = {
  heading: 'Información demográfica',
  why: 'Guardamos sus respuestas aparte de su solicitud. Nadie que decida sobre ella puede verlas.',
  whyAgain: 'Puede corregir sus respuestas. Nada más cambia, porque ninguna decisión depende de ellas.',
  statement: [
    'El propósito de recopilar esta información es ayudar a garantizar que todos los solicitantes reciban un trato justo y que se satisfagan las necesidades de vivienda de las comunidades y los vecindarios. Para los préstamos hipotecarios residenciales, la ley federal exige que pidamos a los solicitantes su información demográfica (origen étnico, sexo y raza) para vigilar nuestro cumplimiento de las leyes de igualdad de oportunidades de crédito, de vivienda justa y de divulgación de datos de préstamos hipotecarios.',
    'No tiene la obligación de dar esta información, pero le animamos a darla. Puede seleccionar una o más designaciones en “Origen étnico” y una o más designaciones en “Raza”. La ley dispone que no podemos discriminar con base en esta información, ni en si decide darla o no. Sin embargo, si decide no dar la información y ha presentado esta solicitud en persona, los reglamentos federales nos exigen anotar su origen étnico, sexo y raza con base en la observación visual o el apellido. La ley también dispone que no podemos discriminar con base en la información sobre su edad o estado civil que dé en esta solicitud. Si no desea dar parte o la totalidad de esta información, márquelo a continuación.',
  ],
  declineAll: 'No deseo dar ninguno de estos datos',
  ethnicity: 'Origen étnico',
  race: 'Raza',
  sex: 'Sexo',
  oneOrMore: 'Marque una o más',
  texts: {
    otherHispanic: {
      label: 'Escriba el origen (otro hispano o latino)',
      hint: 'Por ejemplo: argentino, colombiano, dominicano, nicaragüense, salvadoreño, español, etc.',
    },
    tribe: { label: 'Escriba el nombre de su tribu de inscripción o tribu principal' },
    otherAsian: {
      label: 'Escriba la raza (otra asiática)',
      hint: 'Por ejemplo: hmong, laosiano, tailandés, pakistaní, camboyano, etc.',
    },
    otherPacific: {
      label: 'Escriba la raza (otra de las islas del Pacífico)',
      hint: 'Por ejemplo: fiyiano, tongano, etc.',
    },
  },
};
