/** The event that starts a term. */
export const RETENTION_EVENTS = [
  /** The application has ended and its last notice was sent. */
  'ENDED',
  /** The register of the year in which it ended is due: March 1 of the next year. */
  'REGISTER',
  /** The lender paid the loan originator, at the latest when the application ended. */
  'PAID',
  /** The deed was signed before a notary. */
  'NOTARIZED',
  /** The line matures: the closing plus its whole term, since the servicer closes the account. */
  'MATURES',
] as const;
export type RetentionEvent = (typeof RETENTION_EVENTS)[number];

type RetentionRule = {
  readonly title: string;
  readonly law: string;
  /** The shortest term in months. A lender may keep records longer, never shorter. */
  readonly months: number;
  readonly from: RetentionEvent;
};

/**
 * How long each kind of record is kept, by the law that asks for it. Where several apply, the longest wins, and the whole application stays
 * until then. For counsel: terms of a state, and of contracts with investors, may be longer.
 */
export const RETENTION_SCHEDULE = {
  APPLICATION: {
    title: 'Application, what decided it, and its notices',
    law: 'Regulation B, 12 CFR 1002.12(b)(1)',
    months: 25,
    from: 'ENDED',
  },
  DISCLOSURES: {
    title: 'Disclosures of terms',
    law: 'Regulation Z, 12 CFR 1026.25(a)',
    months: 24,
    from: 'ENDED',
  },
  MONITORING: {
    title: 'Answers on ethnicity, race and sex',
    law: 'Regulation C, 12 CFR 1003.5(a)(1)(i)',
    months: 36,
    from: 'REGISTER',
  },
  /** For counsel: the rule on pay, 12 CFR 1026.36, is for closed-end credit. We keep the record for lines too. */
  ORIGINATOR_PAY: {
    title: 'Pay of the loan originator',
    law: 'Regulation Z, 12 CFR 1026.25(c)(2)(i)',
    months: 36,
    from: 'PAID',
  },
  /** For counsel: we count an application that met a sanctions list, and a line, as transactions. */
  SANCTIONS: { title: 'Sanctions match', law: '31 CFR 501.601', months: 120, from: 'ENDED' },
  /** For counsel: the states' terms go from five to ten years; ten covers all, such as Fla. Stat. 117.245. */
  NOTARY: {
    title: 'Notarized papers and the notary’s record',
    law: 'State notary law, ten years at most',
    months: 120,
    from: 'NOTARIZED',
  },
  /**
   * Five years after the account is closed. The five years of 12 CFR 1026.25(c)(1)(ii) for closing disclosures are for closed-end credit.
   */
  LINE: {
    title: 'Open line: identity, agreement, money, transfers',
    law: '31 CFR 1020.220(a)(3)(ii), 31 CFR 1010.430; 12 CFR 1005.13(b)',
    months: 60,
    from: 'MATURES',
  },
  LINE_SANCTIONS: {
    title: 'Open line: screening against sanctions lists',
    law: '31 CFR 501.601',
    months: 120,
    from: 'MATURES',
  },
} as const satisfies Record<string, RetentionRule>;

export type RecordKind = keyof typeof RETENTION_SCHEDULE;
export const RECORD_KINDS = Object.keys(RETENTION_SCHEDULE) as readonly RecordKind[];

/** The shortest term of any application that has ended, in months. */
export const SHORTEST_MONTHS = RETENTION_SCHEDULE.APPLICATION.months;
