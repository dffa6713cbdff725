import { getNotary, type Notary } from '@homeline/contract/notary/get-notary.ts';
import { requestAppointment } from '@homeline/contract/notary/request-appointment.ts';
import { switchToRemoteNotary } from '@homeline/contract/notary/request-session.ts';
import { CivilDateSchema } from '@homeline/domain/dates/civil-date.ts';
import { startOfDay } from '@homeline/domain/dates/start-of-day.ts';
import { zoneWords } from '@homeline/domain/dates/time-zone.ts';
import { RequiredText } from '@homeline/domain/facts/form-fields.ts';
import { closesAtOffice } from '@homeline/domain/states/office-closing.ts';
import { DateField } from '@homeline/ui/fields/date-field.tsx';
import { SelectField } from '@homeline/ui/fields/select-field.tsx';
import { TextField } from '@homeline/ui/fields/text-field.tsx';
import * as z from 'zod';
import { FormPage } from '../../form/form-page.tsx';
import { useStepForm } from '../../form/use-step-form.ts';
import { useApplication } from '../applications/application.ts';
import { QueryBoundary } from '../applications/query-boundary.tsx';
import { useSave } from '../applications/use-save.ts';
import { useUndoChoice } from '../applications/use-undo-choice.tsx';
import { timeWords } from './appointment-time.ts';
import { notaryCopy } from './copy.ts';
import { ChosenNotary } from './notary-price.tsx';

const copy = notaryCopy.schedule;

const HOUR_MS = 3_600_000;
const HOURS = [8, 9, 10, 11, 12, 13, 14, 15, 16, 17].map((hour) => ({
  value: String(hour),
  label: `${hour % 12 || 12}:00 ${hour < 12 ? 'AM' : 'PM'}`,
}));

// The day field has the request's name `requestedTime`, so that a refusal of the time shows at the day.
const Appointment = z.object({
  requestedTime: CivilDateSchema,
  hour: z.string('Required'),
  place: RequiredText,
});

/** Asks when and where to meet a notary in person. */
export default function ScheduleManualPage() {
  return <QueryBoundary call={getNotary}>{(notary) => <Schedule {...notary} />}</QueryBoundary>;
}

function Schedule({ manualByLaw, changed, offered }: Notary) {
  const { answers } = useApplication();
  const undo = useUndoChoice(useSave(switchToRemoteNotary), !manualByLaw && copy.byVideo);
  const { property, timeZone } = answers;
  const isAtOffice = closesAtOffice(property);
  const form = useStepForm({
    call: requestAppointment,
    schema: Appointment,
    values: {
      place:
        property && !isAtOffice
          ? `${property.street1}, ${property.city}, ${property.state} ${property.zip}`
          : undefined,
    },
    submit: ({ requestedTime, hour, place }, save) => {
      const atMs = Date.parse(startOfDay(timeZone, requestedTime)) + Number(hour) * HOUR_MS;
      return save({ requestedTime: new Date(atMs).toISOString(), place });
    },
  });
  return (
    <FormPage
      form={form}
      heading={copy.heading}
      why={copy.why(manualByLaw, isAtOffice)}
      action={copy.action}
      alerts={offered ? [copy.offered(timeWords(offered.confirmedTime, timeZone), offered.place)] : []}
      {...undo}
    >
      <ChosenNotary changed={changed} />
      <DateField {...form.field('requestedTime', copy.fields.requestedTime)} hint={copy.dayHint} />
      <SelectField
        {...form.field('hour', copy.fields.hour)}
        options={HOURS}
        hint={copy.hourHint(zoneWords(timeZone))}
      />
      <TextField
        {...form.field('place', copy.fields.place)}
        hint={isAtOffice ? copy.officeHint : copy.placeHint}
        autoComplete="street-address"
      />
    </FormPage>
  );
}
