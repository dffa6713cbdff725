import { todayHere } from '../../shell/dates.ts';
import { remindersCopy as copy } from './copy.ts';
import { useReminders } from './use-reminders.ts';

/** Counts, beside the section's name on every page, the reminders whose day has come. */
export default function DueReminders() {
  const { data = [] } = useReminders();
  const count = data.filter(({ dueOn }) => dueOn <= todayHere()).length;
  if (count === 0) return null;
  return (
    <span className="nav-count">
      <span aria-hidden="true">{count}</span>
      <span className="hidden-visually">{copy.waiting(count)}</span>
    </span>
  );
}
