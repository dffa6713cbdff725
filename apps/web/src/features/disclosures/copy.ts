/** Copy for the disclosure pages. The documents themselves, and their legal wording, are in packages/documents. */
export const disclosuresCopy = {
  access: {
    heading: {
      FIRST_TIME: 'Check that you can open your documents',
      NEEDS_CHANGED: 'Check that you can open your documents',
      WITHDRAWN: 'You get your documents on paper',
    },
    why: {
      FIRST_TIME:
        'Your documents come electronically. Open this short sample and type the code that it shows. You only do this once.',
      NEEDS_CHANGED:
        'What you need to open your documents has changed. Read it below, then open this short sample and type the code that it shows.',
      WITHDRAWN:
        'You withdrew your consent to electronic records. We mail what follows, and you can’t continue here. To continue here again, read the statement below, open this short sample and type the code that it shows.',
    },
    sample: 'The sample',
    code: 'Code in the sample',
    hint: 'Six letters and numbers. Capital or small, with or without the space.',
    confirms:
      'With the code, you confirm that you agree to get your documents electronically and can open them.',
    action: 'Check code',
    cannot: {
      summary: 'I can’t open it',
      otherForm:
        'Try it the other way: “Download” instead of “Read”. Each shows a code, and either one works.',
      paper: 'Get your documents on paper instead, at no cost, or ask us for help:',
      or: 'or',
      later: 'Come back later or on another device. Your application stays as it is.',
    },
  },
  withdraw: {
    open: 'Get documents on paper',
    title: 'Get your documents on paper?',
    what: [
      'You withdraw your consent to electronic records and signatures. That costs nothing.',
      'We mail what follows to you. What you already have stays here to read and download.',
      'You can’t continue or sign here. We continue with you on paper, and closing may take longer.',
      'You can agree again at any time, on the page where you left off.',
    ],
    keep: 'Keep electronic documents',
    action: 'Withdraw my consent',
    done: 'We’ll mail your documents.',
    since: (day: string) => `On paper since ${day}`,
  },
  early: {
    heading: 'Read your disclosures',
    why: 'They explain what your line costs, what you agree to and what your rights are. When you agree, we pull your full credit report. That’s a hard inquiry, which can lower your score a little.',
    action: 'Agree and check my credit',
    documents: 'Documents to read',
    hint: 'Each one opens here. You can download them as PDFs too, and you’ll always find them in your application.',
  },
  // The facts of the notice that 12 CFR 22.9 requires, appendix A.
  flood: {
    heading: 'Your home is in a special flood hazard area',
    why: 'Federal law requires us to tell you in time, because your line will need flood insurance. You can sign ten days after the date of the notice.',
    facts: [
      'FEMA’s flood maps show at least a 1% chance of a flood here in any year. Over 30 years, that’s about a one in four chance.',
      'You need a flood policy for as long as your line is open, in addition to homeowners insurance. The notice says whether you can buy it through the National Flood Insurance Program. Private insurers sell it too.',
      'Federal disaster assistance isn’t certain after a flood, and it’s often a loan that you must pay back.',
    ],
    documents: 'The notice',
    writing: 'We’re writing your notice. It appears here in a moment.',
    agreed: 'Flood notice',
    statement:
      'I have received and read this notice. I understand that I need flood insurance before my line can open.',
  },
  closing: {
    heading: 'Review your final figures',
    why: {
      changed:
        'Your terms changed after you submitted your application. You’ll see each change first, with its reason.',
      redated:
        'Your documents had an earlier date, so we wrote new ones with the right dates. Please read what changed before you sign.',
      unchanged:
        'Nothing has changed since you submitted your application. Please check your figures before you sign.',
    },
    allChanges: {
      title: 'Everything that changed since you submitted',
      reason:
        'This compares what you submitted with your final figures. Each change follows with its reason, oldest first.',
    },
    change: 'What changed',
    /** 12 CFR 1026.40(g). */
    refund: {
      title: 'You can walk away and get your fees back',
      text: 'If you decide not to open your line because a term changed, we refund every fee you paid for this application, to us or to anyone else. Call us before you sign:',
    },
    terms: 'Your line of credit',
    documents: 'Closing documents',
    hint: 'You’ll read and sign the rest next. Take your time: we’ll save your place if you come back later.',
    agreed: 'Final figures',
    statement:
      'I have read my final figures and received my closing summary. I understand that I don’t have to go ahead.',
    /** At an office, where every document is given here. */
    officeStatement:
      'I have read my final figures and received the closing documents. I understand that I don’t have to go ahead.',
  },
} as const;
