import { type Form, useForm } from '@homeline/client/form/use-form.ts';
import { staffAlert } from './staff-alert.ts';

/** The form of a member of staff: `useForm`, with refusals in words for staff. */
export function useStaffForm<Input extends object, Output>(
  options: Parameters<typeof useForm<Input, Output>>[0],
): Form<Input> {
  return useForm({ explain: staffAlert, ...options });
}
