import { getNotary, type Notary } from '@homeline/contract/notary/get-notary.ts';
import { retryNotary, switchToManualNotary } from '@homeline/contract/notary/request-session.ts';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { useQuestionForm } from '../../form/use-question-form.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useSave } from '../applications/use-save.ts';
import { EitherWay, inPersonFee } from './notary-price.tsx';

const Way = z.object({ way: z.enum(['RETRY', 'IN_PERSON'], 'Required') });

/** The session came to nothing: once more, or in person, with nothing to fill in again. */
export default function NotaryErrorPage() {
  return <QueryBoundary call={getNotary}>{(notary) => <Choose {...notary} />}</QueryBoundary>;
}

function Choose(notary: Pick<Notary, 'inPerson'>) {
  const retry = useSave(retryNotary);
  const choose = useSave(switchToManualNotary);
  const form = useQuestionForm({
    schema: Way,
    values: {},
    send: ({ way }) => (way === 'RETRY' ? retry() : choose()),
  });
  return (
    <FormPage
      form={form}
      heading="The session could not be finished"
      why="Nothing was signed, and nothing you told us is lost. It happens: a question, a camera or a connection failed."
    >
      <EitherWay {...notary} />
      <ChoiceField
        {...form.field('way', 'How would you like to go on?')}
        choices={[
          {
            value: 'RETRY',
            label: 'Try again by video',
            detail: 'With another notary. A phone often has the better camera',
          },
          {
            value: 'IN_PERSON',
            label: 'Meet a notary in person',
            detail: `At a time and place that suit you, ${inPersonFee(notary)}. You can change your mind until you ask for a time`,
          },
        ]}
      />
    </FormPage>
  );
}
