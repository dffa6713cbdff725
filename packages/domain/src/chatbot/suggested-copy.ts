/** Questions that start a conversation with the chatbot, by what the borrower is doing, and the chatbot's greeting. */
export const suggestedCopy = {
  anybodys: [
    'How much can I borrow?',
    'What are your rates?',
    'What fees do you charge?',
    'How long does it take?',
  ],
  waiting: [
    'What are you waiting for?',
    'Do I need to do anything?',
    'How many steps are left?',
    'When do I get my money?',
  ],
  ownAction: [
    'What do I need to do next?',
    'How many steps are left?',
    'What documents do you still need from me?',
    'What can I still change?',
  ],
  offers: [
    'How much am I approved for?',
    'What rates do my offers have?',
    'Why is the APR different from the interest rate?',
    'When do my offers expire?',
  ],
  signing: [
    'What is my monthly payment?',
    'Can I still change the amount?',
    'Why do I have to sign more than once?',
    'Until when can I cancel?',
  ],
  notary: [
    'When is my notary appointment?',
    'What happens at the notary?',
    'Until when can I cancel?',
    'When do I get my money?',
  ],
  funding: [
    'When do I get my money?',
    'Which account do you send my money to?',
    'When is my first payment due?',
    'What is my loan number?',
  ],
  funded: [
    'When is my first payment due?',
    'How do I draw more?',
    'What is my loan number?',
    'What happens if I stop autopay?',
  ],
  ended: ['What is the status of my application?', 'Can I apply again?', 'What is my loan number?'],
  greeting: (lender: string, isSignedIn: boolean) =>
    `Hello! I’m ${lender}’s automated assistant. I answer questions about ${isSignedIn ? 'your application, ' : ''}our rates, fees and the steps of a line of credit. To reach a person at any time, select “Talk to a person”.`,
};
