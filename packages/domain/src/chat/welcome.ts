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
  const hours = [
    weekdays ? `Monday to Friday, ${weekdays}` : 'closed Monday to Friday',
    weekend ? `Saturday and Sunday, ${weekend}` : 'closed Saturday and Sunday',
  ].join('; ');
  return `Welcome to ${companyName}. Our agents answer ${hours} (${zone}), except on holidays. Please don’t send your social security number or banking information in this chat.`;
}
