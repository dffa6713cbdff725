/** Copy that emails and text messages share, such as greetings and footers. */
export const letterCopy = {
  hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
  stop: (url: string) => `To stop emails like this one: ${url}`,
  days: (count: number) => `${count} days`,
  nextStep: 'Your account shows what to do next.',
  originator: 'A loan originator',
  ofCompany: (name: string, company: string) => `${name} of ${company}`,
  signing: 'Documents wait for your signature in your account.',
  reminder: (originator: string) => `${originator} asks you to go on with your application in your account.`,
};
