import { disclosuresCalls } from '@homeline/contract/disclosures/calls.ts';
import { listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { Agreed } from '@homeline/domain/facts/form-fields.ts';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { DocumentList } from '../documents/document-list.tsx';
import { openedOf } from '../documents/opened.ts';
import { mustReadSchema } from '../documents/packages.ts';
import { disclosuresCopy } from './copy.ts';

const copy = disclosuresCopy.flood;

/** Explains the special flood hazard area and takes the acknowledgment (12 CFR 22.9). */
export function FloodNotice() {
  const { uuid } = useApplication();
  const form = useStepForm({
    call: disclosuresCalls.acknowledgeFloodNotice,
    schema: z.object({ agreed: Agreed, documents: mustReadSchema([], () => false) }),
    values: { documents: openedOf(uuid, []) },
    notKept: ['documents'],
    submit: ({ agreed }, save) => save({ agreed }),
  });
  return (
    <FormPage form={form} heading={copy.heading} why={copy.why}>
      <Card>
        <ul className="plain-list">
          {copy.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </Card>
      <QueryBoundary call={listDocuments}>
        {(documents) => {
          const notices = documents.filter(({ type }) => type === 'FLOOD_HAZARD_NOTICE');
          return (
            notices.length > 0 && (
              <DocumentList {...form.field('documents', copy.documents)} documents={notices} />
            )
          );
        }}
      </QueryBoundary>
      <CheckboxField {...form.field('agreed', copy.agreed)} statement={copy.statement} />
    </FormPage>
  );
}
