import type { OwnQuestion } from './bench-question.ts';

/**
 * Sixty questions about one’s own application by an independent author, who had not seen the chatbot, in the situations of `own-situations.ts`.
 * They came on 2026-11-27. Read one by one, the chatbot of that day answered 44 right and 1 misleadingly; what it lacked was then mended by kind,
 * so they are a development set: they show that it got no worse, not how well it does on questions that it never saw.
 */
export const INDEPENDENT_QUESTIONS: readonly OwnQuestion[] = [
  {
    at: 'OFFERS',
    ask: 'What is the interest rate on each of the lines you’re offering me?',
    from: ['own-rate', 'own-terms'],
  },
  {
    at: 'OFFERS',
    ask: 'ok so which one has the lowest monthly pmt and how much is it',
    from: ['own-payment', 'own-terms'],
  },
  {
    at: 'OFFERS',
    ask: 'Good evening. My husband and I have been looking over the choices on the screen and, before we pick one, I’d like to know what fees come out of it and how much money would actually land in our account.',
    from: ['own-fee', 'own-cash', 'own-terms'],
  },
  {
    at: 'OFFERS',
    ask: 'can i take less than the max?? dont need that much tbh',
    from: ['own-draw_all', 'own-amount', 'own-change_offer'],
  },
  {
    at: 'OFFERS',
    ask: 'If I pick one today, am I locked into it, or can I switch to another before I sign?',
    from: ['own-change_offer'],
  },
  { at: 'OFFERS', ask: 'how long do i got to decide before these go away', from: ['own-deadline'] },
  {
    at: 'PAY_STUBS',
    ask: 'Has anyone looked at my pay stubs yet?',
    from: ['own-income', 'own-standing', 'own-received', 'own-conditions'],
  },
  {
    at: 'PAY_STUBS',
    ask: 'sent my paystubs like 3 days ago n still nothing, whats the hold up',
    from: ['own-standing', 'own-income'],
  },
  {
    at: 'PAY_STUBS',
    ask: 'Why do you need a person to go through my pay stubs when I already linked my bank account?',
    from: ['own-why_asked'],
  },
  {
    at: 'PAY_STUBS',
    ask: 'oh no i think i uploaded the wrong month, its my feb stub not march. can i send the right one',
    from: ['own-wrong_file', 'wrong-upload'],
  },
  {
    at: 'PAY_STUBS',
    ask: 'Is there anything I should be doing right now, or do I just wait?',
    from: ['own-next'],
  },
  {
    at: 'PAY_STUBS',
    ask: 'I was off on unpaid leave for part of last month because of my knee surgery, so my most recent stub is a lot smaller than usual. Will that get me a lower amount or even turned down? I’m a bit worried to be honest.',
    from: ['own-worry'],
  },
  {
    at: 'ID_ASKED',
    ask: 'Which kinds of ID can I use? I have a passport and a driver’s license.',
    from: ['verify-identity', 'own-conditions'],
  },
  {
    at: 'ID_ASKED',
    ask: 'my license expired last month lol will u still take it',
    from: ['verify-identity', 'own-conditions'],
  },
  {
    at: 'ID_ASKED',
    ask: 'Why do you need a picture of my ID? You already have my Social Security number.',
    from: ['own-why_asked', 'verify-identity', 'why-ssn'],
  },
  {
    at: 'ID_ASKED',
    ask: 'it keeps saying the photo is blurry ive tried 4 times this is driving me nuts',
    from: ['own-photo_trouble'],
  },
  {
    at: 'ID_ASKED',
    ask: 'I got married in June and my license still has my maiden name, but I applied under Parker. Is that going to be a problem for me?',
    from: ['own-name_differs'],
  },
  {
    at: 'ID_ASKED',
    ask: 'once i send the id pic whats left b4 i get my money',
    from: ['own-steps_left', 'own-next'],
  },
  { at: 'CHANGED_OFFER', ask: 'Why was my amount reduced?', from: ['own-reasons', 'changed-offer'] },
  {
    at: 'CHANGED_OFFER',
    ask: 'wait u guys said more before?? how much am i getting now',
    from: ['own-amount'],
  },
  {
    at: 'CHANGED_OFFER',
    ask: 'What will my monthly payment be with the new, smaller amount?',
    from: ['own-payment', 'own-terms'],
  },
  {
    at: 'CHANGED_OFFER',
    ask: 'Did the interest rate change along with the amount, or is it still the one I picked?',
    from: ['own-rate', 'own-terms'],
  },
  {
    at: 'CHANGED_OFFER',
    ask: 'thats not enough for my roof. can u bump it back up or is this final',
    from: ['own-change_offer'],
  },
  {
    at: 'CHANGED_OFFER',
    ask: 'What happens if I say no to this new offer? Do I owe you anything, and does my whole application get thrown out?',
    from: ['own-decline_offer'],
  },
  {
    at: 'TO_SIGN',
    ask: 'Where do I find the papers I’m supposed to sign?',
    from: ['own-to_sign', 'own-next', 'signing', 'own-signed'],
  },
  {
    at: 'TO_SIGN',
    ask: 'whats the apr and the total fee on the docs before i sign anything',
    from: ['own-terms', 'own-rate', 'own-fee'],
  },
  {
    at: 'TO_SIGN',
    ask: 'My name is spelled wrong on page 2, it says Katherine with a K and I am Catherine. Should I sign it anyway?',
    from: ['own-papers_wrong'],
  },
  { at: 'TO_SIGN', ask: 'if i sign tonite when do i get the cash', from: ['own-money', 'own-steps_left'] },
  {
    at: 'TO_SIGN',
    ask: 'I like to read everything and I’d prefer to have my son-in-law, who is a lawyer, go over these documents first. Is there a deadline, and may I get a copy to send him?',
    from: ['own-read_first'],
  },
  { at: 'TO_SIGN', ask: 'can i still change my mind after i sign', from: ['own-cancel', 'rescission'] },
  {
    at: 'CO_OWNER',
    ask: 'I signed everything on Monday. What are we waiting for?',
    from: ['own-money', 'own-signers', 'own-standing'],
  },
  {
    at: 'CO_OWNER',
    ask: 'robin says she never got any email from you',
    from: ['own-signers', 'signer-invitation', 'no-email'],
  },
  {
    at: 'CO_OWNER',
    ask: 'Why does Robin have to sign at all? I’m the only one borrowing the money.',
    from: ['own-signers', 'ownership', 'signing', 'co-borrower'],
  },
  {
    at: 'CO_OWNER',
    ask: 'can i just sign for robin, hes out of town til the 20th',
    from: ['own-signs_for', 'REFUSED'],
  },
  {
    at: 'CO_OWNER',
    ask: 'Does Robin become responsible for paying this back, or is it only me?',
    from: ['own-signers'],
  },
  {
    at: 'CO_OWNER',
    ask: 'were kinda separated and robin might not sign at all. what happens to my loan then',
    from: ['own-signer_refuses'],
  },
  { at: 'NOTARY', ask: 'When is my notary appointment?', from: ['own-appointment'] },
  {
    at: 'NOTARY',
    ask: 'do i need to bring anythng to the notary? or is it on video',
    from: ['own-appointment'],
  },
  {
    at: 'NOTARY',
    ask: 'I asked for Thursday afternoon but my shift got changed. Can I move the appointment to Friday?',
    from: ['own-appointment'],
  },
  { at: 'NOTARY', ask: 'do i gotta pay the notary or do you', from: ['notary-fee'] },
  {
    at: 'NOTARY',
    ask: 'Hello, I am 78 and I don’t get along well with video calls. Could a notary come to my house instead, or could my daughter sit with me while I do it?',
    from: ['own-notary_place'],
  },
  {
    at: 'NOTARY',
    ask: 'Does Robin need to be there too when I meet with the notary?',
    from: ['own-appointment'],
  },
  { at: 'CANCEL_PERIOD', ask: 'What is the last day I can cancel?', from: ['own-cancel', 'rescission'] },
  { at: 'CANCEL_PERIOD', ask: 'i need to cancel this asap how do i do it', from: ['own-cancel'] },
  {
    at: 'CANCEL_PERIOD',
    ask: 'If I cancel, do I have to pay the origination fee or anything else?',
    from: ['own-cancel'],
  },
  {
    at: 'CANCEL_PERIOD',
    ask: 'Everything is signed and my contractor wants his deposit this week. Can we skip the three days so that I get the money sooner?',
    from: ['own-speed', 'own-money'],
  },
  {
    at: 'CANCEL_PERIOD',
    ask: 'does saturday count as one of my 3 days??',
    from: ['rescission', 'own-cancel'],
  },
  {
    at: 'CANCEL_PERIOD',
    ask: 'How much will be deposited once the waiting is over, and into which account?',
    from: ['own-cash', 'own-money'],
  },
  {
    at: 'FUNDED',
    ask: 'You told me the money was sent yesterday, but I don’t see it in my bank. When will it get there?',
    from: ['own-money'],
  },
  { at: 'FUNDED', ask: 'when is my first payment due n how much', from: ['own-first_payment', 'own-terms'] },
  {
    at: 'FUNDED',
    ask: 'I received less than the amount on my agreement. Why is there a difference?',
    from: ['own-cash'],
  },
  { at: 'FUNDED', ask: 'yo can i still cancel or is it too late now', from: ['own-cancel'] },
  {
    at: 'FUNDED',
    ask: 'Can I draw more from my line later on, and how much would I have available?',
    from: ['draws', 'own-draw_all', 'own-amount'],
  },
  {
    at: 'FUNDED',
    ask: 'im getting a bonus in the spring, is there a penalty if i pay it all off early',
    from: ['early-payoff'],
  },
  { at: 'DECLINED', ask: 'Why was I declined?', from: ['own-reasons'] },
  { at: 'DECLINED', ask: 'this is bs my credit is over 700 what more do you want', from: ['own-reasons'] },
  {
    at: 'DECLINED',
    ask: 'I believe you have my income wrong. I put my take-home pay in the application instead of my gross. Can you correct it and look at it again?',
    from: ['own-change_answer', 'own-reapply'],
  },
  { at: 'DECLINED', ask: 'how long til i can apply again', from: ['own-reapply'] },
  {
    at: 'DECLINED',
    ask: 'Did this application hurt my credit score, and will the denial show up on my report?',
    from: ['own-credit', 'declined'],
  },
  {
    at: 'DECLINED',
    ask: 'if i add my wife or ask for a smaller amount would u approve me? we realy need this for my moms care',
    from: ['own-reapply'],
  },
];
