type Told = {
  readonly reference: string;
  readonly action?: string;
  readonly status?: string;
  readonly to?: string;
  /** What the mail server says in words. */
  readonly words?: string;
  /** The part with what came back; absent where a mail server leaves it out. */
  readonly returned?: string | undefined;
  readonly envelopeId?: string;
};

/** Returns a delivery status notification in the form of RFC 3464, appendix E. */
export function deliveryStatus({
  reference,
  action = 'failed',
  status = '5.1.1',
  to = 'maria@example.com',
  words = 'Your message could not be delivered.',
  returned = `Content-Type: message/rfc822\r\n\r\nFrom: lender@example.com\r\nMessage-ID:\r\n <${reference}@example.com>\r\n\r\nHello`,
  envelopeId,
}: Told): string {
  return [
    'From: Mail Delivery Subsystem <MAILER-DAEMON@cs.utk.edu>',
    ...['To: returned@lender.example', 'Subject: Returned mail: Cannot send message', 'MIME-Version: 1.0'],
    'Content-Type: multipart/report; report-type=delivery-status;\r\n boundary="RAA14128.773615765/CS.UTK.EDU"',
    ...['', '--RAA14128.773615765/CS.UTK.EDU', '', words],
    ...['', '--RAA14128.773615765/CS.UTK.EDU', 'Content-Type: message/delivery-status', ''],
    ...['Reporting-MTA: dns; cs.utk.edu', ...(envelopeId ? [`Original-Envelope-Id: ${envelopeId}`] : []), ''],
    ...[`Original-Recipient: rfc822;${to}`, `Final-Recipient: rfc822;${to}`],
    ...[`Action: ${action}`, `Status: ${status}`, `Diagnostic-Code: smtp; 550 ${words}`, ''],
    ...(returned ? ['--RAA14128.773615765/CS.UTK.EDU', returned, ''] : []),
    '--RAA14128.773615765/CS.UTK.EDU--',
    '',
  ].join('\r\n');
}
