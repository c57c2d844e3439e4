import { languages } from '#domain/language.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';
import { useOfficeField } from './office-form.tsx';
import { SelectField } from './text-field.tsx';

const choices = languages.map((value) => ({ value, label: ownLanguageNames[value] }));

/** The language in which the words above are written, in any the product knows; empty for older ones of unknown language. */
export function LanguageField() {
  const t = useOfficeTexts();
  const isUnknown = useOfficeField('language').values.at(-1) === '';
  return (
    <SelectField
      name="language"
      label={t('TEXT_LANGUAGE')}
      choices={choices}
      empty={isUnknown ? t('TEXT_LANGUAGE_UNKNOWN') : undefined}
      isOptional={isUnknown}
    />
  );
}
