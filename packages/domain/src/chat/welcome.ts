/** What a lender says before the first message. */
export type WelcomeHours = {
  /** `6:00 AM to 5:00 PM`; undefined when closed. */
  readonly weekdays: string | undefined;
  readonly weekend: string | undefined;
  /** The zone of the times, such as `Pacific Time`. */
  readonly zone: string;
};

/** Returns the first message of a chat: when agents answer, and what not to send. */
export function welcomeText(companyName: string, { weekdays, weekend, zone }: WelcomeHours): string {
  const open = [
    ...(weekdays ? [`Monday to Friday, ${weekdays}`] : []),
    ...(weekend ? [`Saturday and Sunday, ${weekend}`] : []),
  ].join('; ');
  const hours = open && ` Our agents answer ${open} (${zone}), except on holidays.`;
  const closed = [
    ...(weekdays ? [] : [' The chat is closed Monday to Friday.']),
    ...(weekend ? [] : [' The chat is closed Saturday and Sunday.']),
  ].join('');
  return `Welcome to ${companyName}.${hours}${closed} Please don’t send your Social Security number or banking information in this chat.`;
}
