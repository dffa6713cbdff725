/** A person's data for a provider. It stays in memory during the request and is never logged. */
export type Party = {
  readonly firstName: string;
  readonly middleName?: string | undefined;
  readonly lastName: string;
  readonly suffix?: string | undefined;
  /** yyyy-MM-dd */
  readonly dob?: string | undefined;
  readonly ssn?: string | undefined;
  readonly email?: string | undefined;
  readonly phone?: string | undefined;
};

/** A file sent to a provider or received from one. */
export type VendorFile = {
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
};
