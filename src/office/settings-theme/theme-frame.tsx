import { useState } from 'react';
import { useOfficeField } from '#office/interface/office-form.tsx';
import { SiteFrame } from '#office/interface/site-frame.tsx';
import type { Choice } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** The visitors' site in the colours of the form, on a wide screen or as on a telephone. */
export function ThemeFrame({ src, pages }: { src: string; pages: Choice[] }) {
  const t = useOfficeTexts();
  const { values } = useOfficeField('on');
  const [isPhone, setPhone] = useState(false);
  return (
    <section>
      <h2 className="office-section">{t('SETTINGS_PREVIEW')}</h2>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <fieldset className="choice-row">
          <legend className="sr-only">{t('SETTINGS_PREVIEW')}</legend>
          {pages.map(({ value, label }) => (
            <label key={value}>
              <input type="radio" name="on" value={value} defaultChecked={values.includes(value)} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <button
          type="button"
          aria-pressed={isPhone}
          onClick={() => setPhone(!isPhone)}
          className="button button-quiet button-dense with-script"
        >
          {isPhone ? t('SETTINGS_WIDE') : t('SETTINGS_PHONE')}
        </button>
      </div>
      <SiteFrame src={src} title={t('SETTINGS_PREVIEW')} width={isPhone ? 'phone' : 'wide'} />
    </section>
  );
}
