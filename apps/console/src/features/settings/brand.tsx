import type { Setting } from '@homeline/contract/settings/manage-settings.ts';
import { Palette } from '@homeline/domain/organisations/brand.ts';
import { contrastProblems } from '@homeline/domain/organisations/contrast.ts';
import type { LenderSettings } from '@homeline/domain/organisations/lender-settings.ts';
import { useState } from 'react';
import { settingsCopy } from './copy.ts';
import { LogoField } from './logo-field.tsx';
import { SettingCard } from './setting-card.tsx';

const copy = settingsCopy.brand;
const SCHEMES = ['light', 'dark'] as const;
const COLORS = Palette.keyof().options;

type Brand = LenderSettings['brand'];

type BrandSettingProps = {
  readonly setting: Setting;
  readonly brand: Brand;
  readonly earlierLogos: readonly string[];
};

/** The lender's name on pages, its logo and its colors in both schemes, checked for contrast while they are chosen. */
export function BrandSetting({ setting, brand: saved, earlierLogos }: BrandSettingProps) {
  const [brand, setBrand] = useState(saved);
  const { name, colours } = brand;
  const problems = SCHEMES.flatMap((scheme) =>
    contrastProblems(colours[scheme]).map((problem) => `${copy[scheme]}: ${problem}`),
  );
  return (
    <SettingCard
      setting={setting}
      why={copy.why}
      value={{ brand }}
      isChanged={JSON.stringify(brand) !== JSON.stringify(saved)}
      problem={name.trim() === '' ? copy.noName : problems[0]}
      inWords={(value) => value.brand?.name}
    >
      <div className="setting-words">
        <label className="filter">
          <span>{copy.name}</span>
          <input
            className="control"
            value={name}
            onChange={({ target }) => setBrand({ ...brand, name: target.value })}
          />
        </label>
      </div>
      <LogoField
        logoPng={brand.logoPng}
        earlier={earlierLogos}
        surfaces={SCHEMES.map((scheme) => colours[scheme].surface)}
        onChange={(logoPng) => {
          const { logoPng: _, ...rest } = brand;
          setBrand(logoPng === undefined ? rest : { ...rest, logoPng });
        }}
      />
      <table className="table setting-colors">
        <caption className="hidden-visually">{settingsCopy.names.brand}</caption>
        <thead>
          <tr>
            <th scope="col">{copy.color}</th>
            {SCHEMES.map((scheme) => (
              <th key={scheme} scope="col">
                {copy[scheme]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {COLORS.map((color) => (
            <tr key={color}>
              <th scope="row">{copy.colors[color]}</th>
              {SCHEMES.map((scheme) => (
                <td key={scheme}>
                  <input
                    type="color"
                    aria-label={copy.of(copy.colors[color], copy[scheme])}
                    value={colours[scheme][color]}
                    onChange={({ target }) =>
                      setBrand({
                        ...brand,
                        colours: { ...colours, [scheme]: { ...colours[scheme], [color]: target.value } },
                      })
                    }
                  />{' '}
                  <span className="figures">{colours[scheme][color]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {problems.length > 0 && (
        <ul className="problems">
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </SettingCard>
  );
}
