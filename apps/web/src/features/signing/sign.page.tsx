import { RequestError } from '@homeline/contract/client.ts';
import { type DocumentSummary, listDocuments } from '@homeline/contract/documents/list-documents.ts';
import { giveSignature, NoteForm } from '@homeline/contract/signing/give-signature.ts';
import { isOwnName } from '@homeline/domain/signing/typed-name.ts';
import { buttonClass } from '@homeline/ui/button.tsx';
import { CheckboxField } from '@homeline/ui/fields/checkbox-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import { FormPage } from '../../form/form-page.tsx';
import { useQuestionForm } from '../../form/use-question-form.ts';
import { useApplication } from '../applications/application.ts';
import { SIGNATURE_CONSENT } from '../applications/consents.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useDraft } from '../applications/use-draft.ts';
import { useListening } from '../applications/use-listening.ts';
import { useSave } from '../applications/use-save.ts';
import { WaitPage } from '../applications/wait.page.tsx';
import { DocumentList } from '../documents/document-list.tsx';
import { openedOf } from '../documents/opened.ts';
import { isBinding, packageOf, readingOf } from '../documents/packages.ts';
import { locate, NO_LOCATION } from './location.ts';
import './signature.css';

/** The note package, read and signed with one's name. */
export default function SignPage() {
  return (
    <QueryBoundary call={listDocuments}>
      {(documents) => <Sign documents={packageOf(documents, 'CLOSING')} />}
    </QueryBoundary>
  );
}

function Sign({ documents }: { documents: readonly DocumentSummary[] }) {
  const { uuid, answers } = useApplication();
  const { profile } = answers;
  const [isSigned, sign] = useState(false);
  const save = useSave(giveSignature);
  const draft = useDraft('signing/sign');
  const form = useQuestionForm({
    schema: NoteForm.extend({
      documents: readingOf(documents, isBinding),
      typedName: NoteForm.shape.typedName.refine(
        (typed) => !profile || isOwnName(typed, profile),
        'Must be your name as it stands in the note',
      ),
    }),
    values: {
      documents: openedOf(uuid, documents),
      consent: { textVersion: SIGNATURE_CONSENT.version } as never,
    },
    draft,
    send: async (note) => {
      const location = await locate();
      if (!location) throw new Error(NO_LOCATION.title as string);
      await save({ ...note, location });
      sign(true);
    },
    explain: (error) => (error instanceof RequestError ? undefined : NO_LOCATION),
  });
  useListening(isSigned);
  if (isSigned) return <Sealing />;
  const fullName = [profile?.firstName, profile?.middleName, profile?.lastName, profile?.suffix]
    .filter(Boolean)
    .join(' ');
  return (
    <FormPage
      form={form}
      heading="Read and sign your documents"
      why="Each opens here. Once you have read them, your typed name signs all of them."
      action="Sign"
      also={
        <Link className={buttonClass('quiet')} to={`/${uuid}/signing/support`}>
          Talk to a person
        </Link>
      }
    >
      <DocumentList
        {...form.field('documents', 'Documents to sign')}
        documents={documents}
        mustRead={isBinding}
      />
      <TextField
        {...form.field('typedName', 'Type your name to sign')}
        hint={`As it stands in the note: ${fullName}`}
        autoComplete="off"
        spellCheck={false}
      />
      <div className="signature" aria-hidden="true">
        <span className="signature-name">{form.value('typedName') ?? ' '}</span>
        <span className="signature-line">Your signature</span>
      </div>
      <CheckboxField {...form.field('consent.agreed', 'Your signature')} statement={SIGNATURE_CONSENT.text} />
    </FormPage>
  );
}

/** The vault seals what was signed; the step moves by itself. */
function Sealing() {
  return (
    <WaitPage
      heading="Sealing your signature"
      why="Your documents are being sealed, so that any later change to them would show."
    />
  );
}
