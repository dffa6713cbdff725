/** A text message as Twilio keeps it. */
export type TwilioMessage = {
  readonly sid: string;
  readonly from: string;
  readonly service: string | null;
  readonly to: string;
  readonly body: string;
  status: string;
  error: number | null;
  /** Real time, as RFC 2822 has it. */
  readonly at: string;
};
