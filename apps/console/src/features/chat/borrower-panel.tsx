import { Words } from '@homeline/client/chat/words.tsx';
import type { BorrowerPanel } from '@homeline/contract/chat/borrower-panel.ts';
import { parseUsPhone } from '@homeline/domain/people/phone.ts';
import { stepTitle } from '@homeline/domain/staff/step-titles.ts';
import { Link } from 'react-router';
import { useOwnerTitle } from '../../session/staff-member.ts';
import { ageInWords, dayInWords } from '../../shell/dates.ts';
import { chatCopy } from './copy.ts';

const copy = chatCopy.panel;

type Application = NonNullable<BorrowerPanel['application']>;

/** A phone number to call. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return <a href={`tel:${parseUsPhone(phone)?.e164 ?? phone}`}>{phone}</a>;
}

type ApplicationFiguresProps = {
  readonly application: Application;
  /** A signer's panel, without the borrower's figures and conditions. */
  readonly isOfSigner?: boolean;
};

/** Step, who acts, figures and open conditions of an application. */
export function ApplicationFigures({ application, isOfSigner = false }: ApplicationFiguresProps) {
  const ownerTitle = useOwnerTitle();
  const { uuid, loanNumber, step, since, waitsFor, figures, conditions } = application;
  return (
    <section>
      <h3>{chatCopy.person.application}</h3>
      <p>
        <span className="figures">{loanNumber}</span>
        {uuid && (
          <>
            {' · '}
            <Link to={`/applications/${uuid}`}>{chatCopy.person.open}</Link>
          </>
        )}
      </p>
      <p>
        {stepTitle(step)} <span className="fine-print">{chatCopy.person.since(ageInWords(since))}</span>
      </p>
      <dl className="chat-figures">
        <div>
          <dt>{copy.acts}</dt>
          <dd>{waitsFor ? ownerTitle(waitsFor) : copy.ended}</dd>
        </div>
        {figures.map(({ label, value, detail }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures">
              {value} {detail && <span className="fine-print">{detail}</span>}
            </dd>
          </div>
        ))}
      </dl>
      {!isOfSigner && figures.length === 0 && <p>{copy.noOffer}</p>}
      {!isOfSigner && (
        <>
          <h3>{copy.conditions}</h3>
          {conditions.length === 0 && <p className="fine-print">{copy.noConditions}</p>}
          <ul aria-label={copy.conditions} className="chat-notes">
            {conditions.map(({ uuid: condition, title, ask, created, dueOn }) => (
              <li key={condition}>
                <strong>{title}</strong>
                <p dir="auto">
                  <Words text={ask} />
                </p>
                <p className="fine-print">
                  {dueOn ? copy.due(dayInWords(dueOn)) : chatCopy.person.since(ageInWords(created))}
                </p>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
