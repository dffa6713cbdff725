import { useSearchParams } from 'react-router';
import { Page } from '../../shell/page.tsx';
import { BadResponses } from './bad-responses.tsx';
import { chatbotCopy as copy } from './copy.ts';
import { UnansweredQuestions } from './unanswered-questions.tsx';

/** Lists answers marked as bad, and unanswered questions. */
export default function BadResponsesPage() {
  const [query, setQuery] = useSearchParams();
  const isUnanswered = query.get('show') === 'unanswered';
  return (
    <Page heading={copy.heading} lead={copy.lead}>
      <label className="filter">
        <span>{copy.show}</span>
        <select
          className="control"
          value={isUnanswered ? 'unanswered' : 'bad'}
          onChange={({ target }) => setQuery(target.value === 'unanswered' ? { show: target.value } : {})}
        >
          <option value="bad">{copy.shown.bad}</option>
          <option value="unanswered">{copy.shown.unanswered}</option>
        </select>
      </label>
      {isUnanswered ? <UnansweredQuestions /> : <BadResponses />}
    </Page>
  );
}
