import { organisation } from '@homeline/client/organisation.ts';
import { LOGO_BYTES, readLogo } from '@homeline/domain/organisations/logo.ts';
import { organisationFilePath } from '@homeline/domain/organisations/organisation-info.ts';
import { type ChangeEvent, useState } from 'react';
import { settingsCopy } from './copy.ts';

const copy = settingsCopy.brand.logo;

type LogoFieldProps = {
  /** The picture in base64; absent for the one in the lender's folder. */
  readonly logoPng: string | undefined;
  /** Earlier logos. */
  readonly earlier: readonly string[];
  /** The page backgrounds on which the logo must be visible. */
  readonly surfaces: readonly string[];
  readonly onChange: (logoPng: string | undefined) => void;
};

/** Chooses the logo: shows the current one on both backgrounds, takes a file, and offers earlier ones. */
export function LogoField({ logoPng, earlier, surfaces, onChange }: LogoFieldProps) {
  const [problem, setProblem] = useState<string>();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    // A larger file isn't read.
    const bytes = file.size > LOGO_BYTES ? undefined : new Uint8Array(await file.arrayBuffer());
    const read = bytes ? readLogo(bytes) : { problem: copy.tooLarge };
    setProblem('problem' in read ? read.problem : undefined);
    if (bytes && !('problem' in read)) onChange(btoa(String.fromCharCode(...bytes)));
    target.value = '';
  };
  const { orgCode, orgBrand } = organisation;
  const shown = logoPng
    ? pictureOf(logoPng)
    : // The page may have been opened with an uploaded logo.
      /^set-/.test(orgBrand.logo.file)
      ? undefined
      : organisationFilePath(orgCode, orgBrand.logo.file);
  return (
    <fieldset className="setting-logo">
      <legend>{copy.legend}</legend>
      {shown ? (
        <div className="setting-logo-shown">
          {surfaces.map((color, at) => (
            // The folder's logo follows the color scheme of its background.
            <span key={color} style={{ backgroundColor: color, colorScheme: at === 0 ? 'light' : 'dark' }}>
              <img src={shown} alt={copy.shown} />
            </span>
          ))}
        </div>
      ) : (
        <p>{copy.ofFolder}</p>
      )}
      <label className="filter">
        <span>{copy.file}</span>
        <input type="file" accept="image/png" onChange={(event) => void choose(event)} />
      </label>
      <p className="fine-print">{copy.why}</p>
      {problem && <p role="alert">{problem}</p>}
      {logoPng && (
        <button type="button" className="link" onClick={() => onChange(undefined)}>
          {copy.takeFolder}
        </button>
      )}
      {earlier.length > 0 && (
        <div className="setting-logo-earlier">
          <span>{copy.earlier}</span>
          {earlier.map((each, at) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === logoPng}
              aria-label={copy.takeEarlier(at + 1)}
              onClick={() => onChange(each)}
            >
              <img src={pictureOf(each)} alt="" />
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}

function pictureOf(base64: string): string {
  return `data:image/png;base64,${base64}`;
}
