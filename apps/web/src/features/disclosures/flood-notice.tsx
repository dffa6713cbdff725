import { disclosuresCalls } from '@homeline/contract/disclosures/calls.ts';
import { type DocumentSummary, listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { Agreed } from '@homeline/domain/facts/form-fields.ts';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { Page } from '../../shell/page.tsx';
import { useApplication } from '../applications/application.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { DocumentList } from '../documents/document-list.tsx';
import { openedOf } from '../documents/opened.ts';
import { mustReadSchema } from '../documents/packages.ts';
import { disclosuresCopy } from './copy.ts';

const copy = disclosuresCopy.flood;

/** Explains the special flood hazard area and takes the receipt of the written notice (12 CFR 22.9). */
export function FloodNotice() {
  return (
    <QueryBoundary call={listDocuments} isFollowed>
      {(documents) => {
        const notices = documents.filter(({ type }) => type === 'FLOOD_HAZARD_NOTICE');
        return notices.length > 0 ? <Acknowledge notices={notices} /> : <Writing />;
      }}
    </QueryBoundary>
  );
}

/** There is nothing to acknowledge until the notice is written, moments after the zone is known. */
function Writing() {
  return (
    <Page heading={copy.heading} why={copy.why}>
      <p role="status">{copy.writing}</p>
    </Page>
  );
}

function Acknowledge({ notices }: { notices: readonly DocumentSummary[] }) {
  const { uuid } = useApplication();
  const form = useStepForm({
    call: disclosuresCalls.acknowledgeFloodNotice,
    schema: z.object({ agreed: Agreed, documents: mustReadSchema(notices, () => true) }),
    values: { documents: openedOf(uuid, notices) },
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
      <DocumentList {...form.field('documents', copy.documents)} documents={notices} mustRead={() => true} />
      <CheckboxField {...form.field('agreed', copy.agreed)} statement={copy.statement} />
    </FormPage>
  );
}
