import type { disclosuresCalls } from '@homeline/contract/disclosures/calls.ts';
import { titleQuestions } from '@homeline/domain/facts/title.facts.ts';
import type { HandlersOf } from '../../http/handler.ts';
import { questionHandlers } from '../applications/question-handlers.ts';
import { acknowledgeClosing } from './acknowledge-closing.ts';
import { acknowledgeDisclosures } from './acknowledge-disclosures.ts';
import { getClosing } from './get-closing.ts';

export const disclosuresHandlers = {
  acknowledgeDisclosures,
  acknowledgeClosing,
  ...questionHandlers(titleQuestions),
  getClosing,
} satisfies HandlersOf<typeof disclosuresCalls>;
