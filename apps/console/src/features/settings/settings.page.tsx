import { getSettings, type LenderSettingsView } from '@homeline/contract/settings/manage-settings.ts';
import type { SettingName } from '@homeline/domain/organisations/lender-settings.ts';
import { Skeleton } from '@homeline/ui/feedback/skeleton.tsx';
import { Card } from '@homeline/ui/page/card.tsx';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { send } from '../../session/client.ts';
import { instantInWords } from '../../shell/dates.ts';
import { LoadError } from '../../shell/load-error.tsx';
import { Page } from '../../shell/page.tsx';
import { BrandSetting } from './brand.tsx';
import { ChatTagsSetting } from './chat-tags.tsx';
import { ConditionsSetting } from './conditions.tsx';
import { settingsCopy as copy } from './copy.ts';
import { DocumentTypesSetting } from './document-types.tsx';
import { FourEyes } from './four-eyes.tsx';
import { HolidaysSetting } from './holidays.tsx';
import { HoursSetting } from './hours.tsx';
import { MessagesSetting } from './messages.tsx';
import { NextProviderSetting } from './next-provider.tsx';
import { ProviderPricesSetting } from './provider-prices.tsx';
import { ProviderAccounts, ProvidersSetting } from './providers.tsx';
import './settings.css';

/** The lender's settings that an administrator can change, with recent changes. */
export default function SettingsPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['settings', getSettings.name],
    queryFn: () => send(getSettings, {}),
    // Refetching must not overwrite typed values.
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
  const { tab } = useParams();
  const { values, settings, ownMessages, earlierLogos, nextProviders, changes } = view;
  /** Returns a card's props. A changed setting gets another key, so that its card starts over. */
  const bound = (name: SettingName) => {
    const setting = settings.find((each) => each.name === name);
    return setting && { setting, key: `${name} ${setting.version}` };
  };
  const [fourEyes, hours, holidays, conditions, documentTypes, chatTags, brand, messages] = [
    bound('fourEyes'),
    bound('hours'),
    bound('holidays'),
    bound('conditions'),
    bound('documentTypes'),
    bound('chatTags'),
    bound('brand'),
    bound('messages'),
  ];
  const [providers, next, prices] = PROVIDER_SETTINGS.map(bound);
  const content = {
    hours: hours && <HoursSetting {...hours} key={hours.key} hours={values.hours} />,
    holidays: holidays && <HolidaysSetting {...holidays} key={holidays.key} holidays={values.holidays} />,
    conditions: conditions && (
      <ConditionsSetting
        {...conditions}
        key={conditions.key}
        conditions={values.conditions}
        documentTypes={values.documentTypes}
      />
    ),
    documentTypes: documentTypes && (
      <DocumentTypesSetting {...documentTypes} key={documentTypes.key} documentTypes={values.documentTypes} />
    ),
    chatTags: chatTags && <ChatTagsSetting {...chatTags} key={chatTags.key} chatTags={values.chatTags} />,
    messages: messages && (
      <MessagesSetting {...messages} key={messages.key} {...{ ownMessages }} messages={values.messages} />
    ),
    brand: brand && <BrandSetting {...brand} key={brand.key} {...{ earlierLogos }} brand={values.brand} />,
    providers: providers && next && prices && (
      <>
        <ProvidersSetting {...providers} key={providers.key} providers={values.providers} />
        <NextProviderSetting
          {...next}
          // A new choice of providers has other next ones.
          key={`${providers.key} ${next.key}`}
          {...{ nextProviders }}
          saved={values.nextProvider}
          providers={values.providers}
        />
        <ProviderAccounts />
        <ProviderPricesSetting {...prices} key={prices.key} prices={values.providerPrices} />
      </>
    ),
    fourEyes: fourEyes && <FourEyes {...fourEyes} key={fourEyes.key} fourEyes={values.fourEyes} />,
    changes: <Changes changes={changes} />,
  };
  const tabs = typedKeys(content);
  const shown = tabs.find((name) => name === tab) ?? 'hours';
  return (
    <>
      <nav className="tabs" aria-label={copy.tabs}>
        {tabs.map((name) => (
          <Link
            key={name}
            to={`/settings/${name}`}
            aria-current={name === shown ? 'page' : undefined}
            preventScrollReset
          >
            {name === 'changes' ? copy.changes.heading : copy.names[name]}
            {settings.some((each) => topicOf(each.name) === name && each.proposal) && (
              <span className="tag">{copy.waits}</span>
            )}
          </Link>
        ))}
      </nav>
      {tabs.map((name) => (
        // Values typed under another tab stay.
        <div key={name} className="settings" hidden={name !== shown}>
          {content[name]}
        </div>
      ))}
    </>
  );
}

/** The settings under the tab of providers. */
const PROVIDER_SETTINGS = ['providers', 'nextProvider', 'providerPrices'] as const;

/** Returns the tab that shows a setting. */
function topicOf(name: SettingName): SettingName {
  return PROVIDER_SETTINGS.some((each) => each === name) ? 'providers' : name;
}

function typedKeys<K extends string>(record: Readonly<Record<K, unknown>>): readonly K[] {
  return Object.keys(record) as K[];
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
