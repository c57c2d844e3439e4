import type { Language } from '#domain/language.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { FieldAbout } from './fields.tsx';

/** Stands above a form of class `content-form` and hides the fields of other languages, without JavaScript too. */
export function LanguageChoice({
  languages,
  shownIn,
  onShowIn,
}: {
  languages: FieldAbout['languages'];
  shownIn: Language;
  onShowIn: (language: Language) => void;
}) {
  const t = useOfficeTexts();
  return (
    <fieldset className="content-languages">
      <legend className="sr-only">{t('CONTENT_LANGUAGE')}</legend>
      {languages.map(({ code, name }) => (
        <label key={code}>
          <input
            type="radio"
            name="in"
            value={code}
            defaultChecked={code === shownIn}
            onChange={() => onShowIn(code)}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  );
}
