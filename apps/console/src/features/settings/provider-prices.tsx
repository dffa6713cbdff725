import type { Setting } from '@homeline/contract/settings/manage-settings.ts';
import {
  type Answerer,
  answerersOfPort,
  PRICED_PORTS,
  type PricedPort,
  ProviderPrices,
} from '@homeline/domain/organisations/named-providers.ts';
import { useState } from 'react';
import { answererInWords, priceInDollars, settingsCopy } from './copy.ts';
import { SettingCard } from './setting-card.tsx';

const copy = settingsCopy.providerPrices;
const ports = { ...settingsCopy.providers.ports, messaging: copy.messaging };

type PricesProps = { readonly setting: Setting; readonly prices: ProviderPrices };

/** What the lender pays for a call, by port and by who answers. */
export function ProviderPricesSetting({ setting, prices: saved }: PricesProps) {
  const [typed, type] = useState(() => textsOf(saved));
  const prices = pricesOf(typed);
  return (
    <SettingCard
      setting={setting}
      why={copy.why}
      value={{ providerPrices: prices }}
      isChanged={inWords(prices) !== inWords(saved)}
      problem={ProviderPrices.safeParse(prices).success ? undefined : copy.problem}
      inWords={(value) => value.providerPrices && inWords(value.providerPrices)}
    >
      <table className="table setting-providers">
        <caption className="hidden-visually">{settingsCopy.names.providerPrices}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.port}</th>
            <th scope="col">{copy.prices}</th>
          </tr>
        </thead>
        <tbody>
          {PRICED_PORTS.map((port) => (
            <tr key={port}>
              <th scope="row">{ports[port]}</th>
              <td>
                <div className="setting-prices">
                  {answerersOfPort(port).map((answerer) => (
                    <label key={answerer}>
                      <span>{answererInWords(answerer)} $</span>
                      <input
                        className="control"
                        inputMode="decimal"
                        autoComplete="off"
                        aria-label={copy.label(ports[port], answererInWords(answerer))}
                        value={typed[keyOf(port, answerer)] ?? ''}
                        onChange={({ target }) => type({ ...typed, [keyOf(port, answerer)]: target.value })}
                      />
                    </label>
                  ))}
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SettingCard>
  );
}

type Texts = Readonly<Record<string, string>>;

function keyOf(port: PricedPort, answerer: Answerer): string {
  return `${port} ${answerer}`;
}

function textsOf(prices: ProviderPrices): Texts {
  return Object.fromEntries(
    pairsOf(prices).map(({ port, answerer, price }) => [
      keyOf(port, answerer),
      priceInDollars(price).replaceAll(/[$,]/g, ''),
    ]),
  );
}

/** Returns typed prices in cents. Anything but a dollar amount becomes NaN, which the schema refuses. */
function pricesOf(texts: Texts): ProviderPrices {
  return Object.fromEntries(
    PRICED_PORTS.flatMap((port) => {
      const own = answerersOfPort(port).flatMap((answerer) => {
        const text = (texts[keyOf(port, answerer)] ?? '').replaceAll(/[$,\s]/g, '');
        const isAmount = /^(\d{1,4}(\.\d{0,4})?|\.\d{1,4})$/.test(text);
        return text === ''
          ? []
          : [[answerer, isAmount ? Math.round(Number(text) * 10_000) / 100 : Number.NaN] as const];
      });
      return own.length > 0 ? [[port, Object.fromEntries(own)]] : [];
    }),
  );
}

function pairsOf(prices: ProviderPrices) {
  return PRICED_PORTS.flatMap((port) =>
    answerersOfPort(port).flatMap((answerer) => {
      const price = prices[port]?.[answerer];
      return price === undefined ? [] : [{ port, answerer, price }];
    }),
  );
}

function inWords(prices: ProviderPrices): string {
  const lines = pairsOf(prices).map(
    ({ port, answerer, price }) => `${ports[port]}, ${answererInWords(answerer)}: ${priceInDollars(price)}`,
  );
  return lines.join(' · ') || copy.none;
}
