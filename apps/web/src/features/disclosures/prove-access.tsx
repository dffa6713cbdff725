import type { Form } from '@homeline/client/form/use-form.ts';
import { organisation } from '@homeline/client/organisation.ts';
import type { AskedRecordsAccess, RecordsAccessForm } from '@homeline/contract/disclosures/records-access.ts';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import { useState } from 'react';
import type * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { Phone } from '../../shell/phone.tsx';
import { ESIGN_CONSENT } from '../applications/consents.ts';
import { ElectronicRecords } from '../applications/electronic-records.tsx';
import { DocumentList } from '../documents/document-list.tsx';
import { disclosuresCopy } from './copy.ts';

const copy = disclosuresCopy.access;

/** The values with which the form starts: the consent that the code confirms. */
export const ACCESS_VALUES = { textVersion: ESIGN_CONSENT.version };

type ProveAccessProps = {
  /** The application's uuid. */
  readonly application: string;
  readonly asked: AskedRecordsAccess;
  readonly form: Form<z.input<typeof RecordsAccessForm>>;
};

/** Has a person open a sample record in each form in which records come, and type the code that it shows (15 USC 7001(c)(1)(C)(ii)). */
export function ProveAccess({ application, asked: { why, sample }, form }: ProveAccessProps) {
  const [opened, setOpened] = useState<string[]>();
  return (
    <FormPage
      form={form}
      heading={copy.heading[why]}
      why={copy.why[why]}
      action={copy.action}
      below={<OtherWays />}
    >
      <DocumentList
        name="sample"
        label={copy.sample}
        application={application}
        documents={[sample]}
        value={opened}
        onChange={setOpened}
        onBlur={() => undefined}
      />
      <TextField {...form.field('code', copy.code)} hint={copy.hint} autoComplete="off" spellCheck={false} />
      <p>{copy.confirms}</p>
      <ElectronicRecords isOpen={why !== 'FIRST_TIME'} />
    </FormPage>
  );
}

/** What somebody can do who can't open the sample: the other form, paper, or our help. */
function OtherWays() {
  const { email } = organisation.orgMetaData.companyInfo;
  return (
    <details>
      <summary>{copy.cannot.summary}</summary>
      <ul className="plain-list">
        <li>{copy.cannot.otherForm}</li>
        <li>
          {copy.cannot.paper} <Phone /> {copy.cannot.or} <a href={`mailto:${email}`}>{email}</a>.
        </li>
        <li>{copy.cannot.later}</li>
      </ul>
    </details>
  );
}
