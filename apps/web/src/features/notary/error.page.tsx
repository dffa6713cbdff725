import { notaryCalls } from '@homeline/contract/notary/calls.ts';
import { getNotary, type Notary } from '@homeline/contract/notary/get-notary.ts';
import { switchToManualNotary } from '@homeline/contract/notary/request-session.ts';
import { ChoiceField } from '@homeline/ui/fields/choice-field.tsx';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useSave } from '../applications/use-save.ts';
import { notaryCopy } from './copy.ts';
import { EitherWay, inPersonFee } from './notary-price.tsx';

const copy = notaryCopy.failed;

const Way = z.object({ way: z.enum(['RETRY', 'IN_PERSON'], 'Required') });

/** Offers another session or a notary in person after a session failed. */
export default function NotaryErrorPage() {
  return <QueryBoundary call={getNotary}>{(notary) => <Choose {...notary} />}</QueryBoundary>;
}

function Choose(notary: Pick<Notary, 'inPerson'>) {
  const choose = useSave(switchToManualNotary);
  const form = useStepForm({
    call: notaryCalls.retryNotary,
    schema: Way,
    values: {},
    submit: ({ way }, save) => (way === 'RETRY' ? save() : choose()),
    draft: false,
  });
  return (
    <FormPage form={form} heading={copy.heading} why={copy.why}>
      <EitherWay {...notary} />
      <ChoiceField
        {...form.field('way', copy.way)}
        choices={[
          { value: 'RETRY', ...copy.ways.RETRY },
          {
            value: 'IN_PERSON',
            label: copy.ways.IN_PERSON.label,
            detail: copy.ways.IN_PERSON.detail(inPersonFee(notary)),
          },
        ]}
      />
    </FormPage>
  );
}
