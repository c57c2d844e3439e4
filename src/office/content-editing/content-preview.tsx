import { useState } from 'react';
import type { Language } from '#domain/language.ts';
import { SiteFrame } from '#office/interface/site-frame.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

const widths = { phone: 'SETTINGS_PHONE', tablet: 'SETTINGS_TABLET', wide: 'SETTINGS_WIDE' } as const;
type Width = keyof typeof widths;

/** The page or article on the visitors' site with its waiting changes. `version`: a new one loads the frame again. */
export function ContentPreview({
  previews,
  shownIn,
  version,
}: {
  previews: readonly { code: Language; name: string; href: string }[];
  shownIn: Language;
  version: string;
}) {
  const t = useOfficeTexts();
  const [width, setWidth] = useState<Width>('tablet');
  const shown = previews.find(({ code }) => code === shownIn) ?? previews[0];
  return (
    <section className="content-preview" aria-label={t('EDITOR_PREVIEW')}>
      <div className="content-preview-head">
        <p className="flex flex-wrap gap-x-5">
          <span className="font-semibold max-tablet:w-full">{t('EDITOR_PREVIEW')}</span>
          {previews.map(({ code, name, href }) => (
            <a
              key={code}
              href={href}
              target="_blank"
              rel="noopener"
              aria-label={t('CONTENT_PREVIEW_IN', { language: name })}
              className="editor-undo"
            >
              {name}
            </a>
          ))}
        </p>
        <fieldset className="choice-row needs-script max-tablet:hidden">
          <legend className="sr-only">{t('PREVIEW_SCREEN')}</legend>
          {(Object.keys(widths) as Width[]).map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="preview-width"
                checked={each === width}
                onChange={() => setWidth(each)}
              />
              <span>{t(widths[each])}</span>
            </label>
          ))}
        </fieldset>
      </div>
      {shown && (
        <SiteFrame
          key={`${shown.code} ${version}`}
          src={shown.href}
          title={t('CONTENT_PREVIEW_IN', { language: shown.name })}
          width={width}
        />
      )}
    </section>
  );
}
