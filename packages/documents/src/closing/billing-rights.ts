import { bullets, paragraph, type Section, section } from '../document.ts';
import type { Lender } from '../lender.ts';

/** Returns the billing-rights notice. Source: 12 CFR 1026.6(a)(5); the long form of Appendix G-3 to part 1026. */
export function billingRights(lender: Lender): Section {
  return section(
    'Your billing rights: keep this notice for future use',
    paragraph(
      'This notice contains important information about your rights and our responsibilities under the Fair Credit Billing Act.',
    ),
    paragraph([
      { strong: 'Notify us in case of errors or questions about your bill. ' },
      'If you think your bill is wrong, or if you need more information about a transaction on your bill, write to us at ' +
        `${lender.name}, ${lender.address.join(', ')}. Write to us as soon as possible. We must hear from you no later than 60 days after we sent you ` +
        'the first bill on which the error or problem appeared. You can telephone us, but doing so will not preserve your rights. In ' +
        'your letter, give us the following information:',
    ]),
    bullets(
      'your name and account number;',
      'the dollar amount of the suspected error;',
      'a description of the error and, if you can, why you believe there is one; if you need more information, the item that you are not sure about.',
    ),
    paragraph(
      'If you have authorized us to pay your bill automatically from your account, you can stop the payment on any amount you think is ' +
        'wrong. To stop the payment your letter must reach us three business days before the automatic payment is scheduled to occur.',
    ),
    paragraph([
      { strong: 'Your rights and our responsibilities after we receive your written notice. ' },
      'We must acknowledge your letter within 30 days, unless we have corrected the error by then. Within 90 days, we must either correct ' +
        'the error or explain why we believe the bill was correct.',
    ]),
    paragraph(
      'After we receive your letter, we cannot try to collect any amount you question, or report you as delinquent. We can continue to ' +
        'bill you for the amount you question, including finance charges, and we can apply any unpaid amount against your credit limit. ' +
        'You do not have to pay any questioned amount while we are investigating, but you are still obligated to pay the parts of your ' +
        'bill that are not in question.',
    ),
    paragraph(
      'If we find that we made a mistake on your bill, you will not have to pay any finance charges related to any questioned amount. If ' +
        'we did not make a mistake, you may have to pay finance charges, and you will have to make up any missed payments on the ' +
        'questioned amount. In either case, we will send you a statement of the amount you owe and the date that it is due.',
    ),
    paragraph(
      'If you fail to pay the amount that we think you owe, we may report you as delinquent. However, if our explanation does not satisfy ' +
        'you and you write to us within ten days telling us that you still refuse to pay, we must tell anyone we report you to that you ' +
        'have a question about your bill. And we must tell you the name of anyone we reported you to. We must tell anyone we report you ' +
        'to that the matter has been settled between us when it finally is.',
    ),
    paragraph(
      'If we do not follow these rules, we cannot collect the first $50 of the questioned amount, even if your bill was correct.',
    ),
  );
}
