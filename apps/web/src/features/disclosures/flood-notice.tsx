import { acknowledgeFloodNotice } from '@homeline/contract/disclosures/acknowledge-closing.ts';
import { listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { useQuestionForm } from '../../form/use-question-form.ts';
import { useApplication } from '../applications/application.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useDraft } from '../applications/use-draft.ts';
import { useSave } from '../applications/use-save.ts';
import { DocumentList } from '../documents/document-list.tsx';
import { openedOf } from '../documents/opened.ts';
import { readingOf } from '../documents/packages.ts';

/** The home stands in a special flood hazard area: what that means, and that it was understood (12 CFR 22.9). */
export function FloodNotice() {
  const { uuid } = useApplication();
  const save = useSave(acknowledgeFloodNotice);
  const form = useQuestionForm({
    schema: z.object({ ...acknowledgeFloodNotice.body!.shape, documents: readingOf([], () => false) }),
    values: { documents: openedOf(uuid, []) },
    draft: useDraft('disclosures', 'documents'),
    send: ({ agreed }) => save({ agreed }),
  });
  return (
    <FormPage
      form={form}
      heading="Your home stands in a flood hazard area"
      why="Federal law has us tell you before you sign, because the line then needs flood insurance."
    >
      <Card>
        <ul className="plain-list">
          <li>
            On the maps of FEMA there is at least a 1% chance of a flood in any year: about one in four over
            30 years.
          </li>
          <li>
            You need a flood policy for as long as the line is open, besides your home insurance. You may buy
            it through the National Flood Insurance Program or from a private insurer.
          </li>
          <li>
            Help from the government after a flood is not certain, and is often a loan that must be paid back.
          </li>
        </ul>
      </Card>
      <QueryBoundary call={listDocuments}>
        {(documents) => {
          const notices = documents.filter(({ type }) => type === 'FLOOD_HAZARD_NOTICE');
          return (
            notices.length > 0 && (
              <DocumentList {...form.field('documents', 'The notice')} documents={notices} />
            )
          );
        }}
      </QueryBoundary>
      <CheckboxField
        {...form.field('agreed', 'Flood notice')}
        statement="I have read this notice, and I know that flood insurance is needed before the line is opened."
      />
    </FormPage>
  );
}
