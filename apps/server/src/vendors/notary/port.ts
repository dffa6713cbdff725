import type { FactValue } from '@homeline/domain/facts/facts.ts';
import type { Exchange, Intent } from '../exchange.ts';
import type { VendorFile } from '../parties.ts';

type Signer = { readonly name: string; readonly email: string };

export type OpenSession = Intent & {
  readonly signers: readonly Signer[];
  readonly documents: readonly NotaryDocument[];
  /** The notary's page redirects the borrower here. */
  readonly returnUrl: string;
};
export type OpenedSession = FactValue<'notarySessions'>;

/** A file for the notary under our document's number, and the signed file that comes back under it. */
export type NotaryDocument = VendorFile & { readonly uuid: string };

export type BookAppointment = Intent & {
  readonly signers: readonly Signer[];
  readonly documents: readonly NotaryDocument[];
  /** UTC ISO. */
  readonly requestedTime: string;
  readonly place: string;
};
export type BookedAppointment = {
  readonly appointment: string;
  readonly confirmedTime: string;
  readonly place: string;
};

export type CancelAppointment = Intent & { readonly appointment: string };
/** `ENDED`: it had taken place, or the notary had closed it. */
export type CanceledAppointment = FactValue<'appointmentCancellations'>;

/** The notary's webhook event. `reference` names the session or appointment; `sealed` tells whether the file has the notarial seal. */
export type NotaryEvent = Intent &
  (
    | { readonly event: 'SESSION_STARTED'; readonly session: string }
    | {
        readonly event: 'SESSION_ENDED';
        readonly session: string;
        readonly answer: FactValue<'remoteNotaryResults'>['answer'];
        readonly sealed: boolean;
        readonly documents: readonly NotaryDocument[];
        /** The deed of a session opened by a release that sent the deed alone. */
        readonly document?: VendorFile;
      }
    | {
        readonly event: 'APPOINTMENT_ENDED';
        readonly appointment: string;
        readonly answer: FactValue<'manualNotaryResults'>['answer'];
        readonly sealed: boolean;
        /** The email address of the signer who came and declined, so that nobody signed. */
        readonly declinedBy?: string | undefined;
        /** When everything was signed, UTC ISO. */
        readonly signedAt?: string | undefined;
        readonly documents: readonly NotaryDocument[];
      }
  );

/** The remote and in-person notary. Both report their result by webhook, with the signed files. */
export type NotaryPort = {
  readonly remote: Exchange<OpenSession, OpenedSession>;
  readonly manual: Exchange<BookAppointment, BookedAppointment>;
  readonly cancellation: Exchange<CancelAppointment, CanceledAppointment>;
};
