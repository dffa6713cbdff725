import { getSettings, type LenderSettingsView } from '@homeline/contract/settings/manage-settings.ts';
import type { SettingName } from '@homeline/domain/organisations/lender-settings.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { Page } from '../../shell/page.tsx';
import { BrandSetting } from './brand.tsx';
import { ChatTagsSetting } from './chat-tags.tsx';
import { ConditionsSetting } from './conditions.tsx';
import { settingsCopy as copy } from './copy.ts';
import { FourEyes } from './four-eyes.tsx';
import { HolidaysSetting } from './holidays.tsx';
import { HoursSetting } from './hours.tsx';
import { MessagesSetting } from './messages.tsx';
import './settings.css';

/** What an administrator sets for the lender without a shell, and who changed it. */
export default function SettingsPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', getSettings.name],
    queryFn: () => send(getSettings, {}),
    // What is typed isn't fetched over.
    refetchOnWindowFocus: false,
    refetchInterval: false,
  });
  return (
    <Page heading={copy.heading} lead={copy.lead}>
      {error && <LoadError error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data && <Cards view={data} />}
    </Page>
  );
}

function Cards({ view }: { readonly view: LenderSettingsView }) {
  const { values, settings, ownMessages, changes } = view;
  /** A setting that changed starts its card again. */
  const bound = (name: SettingName) => {
    const setting = settings.find((each) => each.name === name);
    return setting && { setting, key: `${name} ${setting.version}` };
  };
  const [fourEyes, hours, holidays, conditions, chatTags, brand, messages] = [
    bound('fourEyes'),
    bound('hours'),
    bound('holidays'),
    bound('conditions'),
    bound('chatTags'),
    bound('brand'),
    bound('messages'),
  ];
  return (
    <div className="settings">
      <div className="settings-column">
        {hours && <HoursSetting {...hours} key={hours.key} hours={values.hours} />}
        {messages && (
          <MessagesSetting
            {...messages}
            key={messages.key}
            messages={values.messages}
            ownMessages={ownMessages}
          />
        )}
        {brand && <BrandSetting {...brand} key={brand.key} brand={values.brand} />}
      </div>
      <div className="settings-column">
        {fourEyes && <FourEyes {...fourEyes} key={fourEyes.key} fourEyes={values.fourEyes} />}
        {conditions && (
          <ConditionsSetting {...conditions} key={conditions.key} conditions={values.conditions} />
        )}
        {chatTags && <ChatTagsSetting {...chatTags} key={chatTags.key} chatTags={values.chatTags} />}
        {holidays && <HolidaysSetting {...holidays} key={holidays.key} holidays={values.holidays} />}
        <Changes changes={changes} />
      </div>
    </div>
  );
}

function Changes({ changes }: Pick<LenderSettingsView, 'changes'>) {
  return (
    <Card title={copy.changes.heading}>
      {changes.length === 0 && <p>{copy.changes.none}</p>}
      <ol className="history">
        {changes.map(({ number, name, at, by, confirmedBy, reason, isReset }) => (
          <li key={number}>
            <span className="tag">{copy.names[name]}</span>
            <span>
              {isReset && `${copy.changes.reset}: `}
              {reason}
            </span>
            <span className="fine-print">
              <bdi>{copy.changes.by(by, confirmedBy)}</bdi> · {instantInWords(at)}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
