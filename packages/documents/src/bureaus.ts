/** A consumer reporting agency as it appears in notices. */
export type Bureau = {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly url: string;
};

/** The three nationwide consumer reporting agencies. */
export const BUREAUS = {
  EQUIFAX: {
    name: 'Equifax Information Services LLC',
    address: 'P.O. Box 740241, Atlanta, GA 30374',
    phone: '(800) 685-1111',
    url: 'www.equifax.com',
  },
  EXPERIAN: {
    name: 'Experian',
    address: 'P.O. Box 2002, Allen, TX 75013',
    phone: '(888) 397-3742',
    url: 'www.experian.com',
  },
  TRANSUNION: {
    name: 'TransUnion LLC',
    address: 'P.O. Box 1000, Chester, PA 19016',
    phone: '(800) 888-4213',
    url: 'www.transunion.com',
  },
} as const satisfies Record<string, Bureau>;
