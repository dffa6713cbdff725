import { Required } from '@homeline/contract/fields.ts';
import { getNotary, type Notary } from '@homeline/contract/notary/get-notary.ts';
import { requestAppointment } from '@homeline/contract/notary/request-appointment.ts';
import { switchToRemoteNotary } from '@homeline/contract/notary/request-session.ts';
import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import { startOfDay } from '@homeline/domain/dates/start-of-day.ts';
import { timeZoneOf } from '@homeline/domain/states/time-zones.ts';
import { DateField } from '@homeline/ui/fields/date-field.tsx';
import { SelectField } from '@homeline/ui/fields/select-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { useQuestionForm } from '../../form/use-question-form.ts';
import { useApplication } from '../applications/application.ts';
import { zoneWords } from '../applications/instant-words.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { UndoChoiceButton } from '../applications/undo-choice-button.tsx';
import { useDraft } from '../applications/use-draft.ts';
import { useSave } from '../applications/use-save.ts';
import { ChosenNotary } from './notary-price.tsx';

const HOUR_MS = 3_600_000;
const HOURS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17].map((hour) => ({
  value: String(hour),
  label: `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`,
}));

// The day carries the name of the instant that it becomes, so that a refusal of the one shows at the other.
const Appointment = z.object({
  requestedTime: CivilDateSchema,
  hour: z.string('Required'),
  place: Required,
});

/** When and where to meet a notary in person. */
export default function ScheduleManualPage() {
  return <QueryBoundary call={getNotary}>{(notary) => <Schedule {...notary} />}</QueryBoundary>;
}

function Schedule({ manualByLaw, changed }: Notary) {
  const { answers } = useApplication();
  const byVideo = useSave(switchToRemoteNotary);
  const { property } = answers;
  const timeZone = timeZoneOf(property?.state ?? 'NY');
  const save = useSave(requestAppointment);
  const form = useQuestionForm({
    schema: Appointment,
    values: {
      place: property && `${property.street1}, ${property.city}, ${property.state} ${property.zip}`,
    },
    draft: useDraft('notary/schedule-manual'),
    send: ({ requestedTime, hour, place }) => {
      const atMs = Date.parse(startOfDay(timeZone, requestedTime)) + Number(hour) * HOUR_MS;
      return save({ requestedTime: new Date(atMs).toISOString(), place });
    },
  });
  return (
    <FormPage
      form={form}
      heading="When can the notary meet you?"
      why={`A notary brings the documents to you${manualByLaw ? ', and the fee is in your final figures already' : ''}. Have your ID ready; it takes about half an hour.`}
      action="Ask for this time"
      also={!manualByLaw && <UndoChoiceButton act={byVideo}>Meet by video instead</UndoChoiceButton>}
    >
      <ChosenNotary changed={changed} />
      <DateField
        {...form.field('requestedTime', 'Day')}
        hint="Monday to Friday, not a holiday, within 90 days"
      />
      <SelectField
        {...form.field('hour', 'Time')}
        options={HOURS}
        hint={`Where the home is (${zoneWords(timeZone)})`}
      />
      <TextField
        {...form.field('place', 'Place')}
        hint="At home, at work, or wherever it suits you"
        autoComplete="street-address"
      />
    </FormPage>
  );
}
