import type { ReactNode } from 'react';
import { type Language, type LocalisedText, languages } from '#domain/language.ts';

/** What every field needs to know about the form around it. */
export type FieldAbout = {
  /** Those of the site. */
  languages: readonly { code: Language; name: string }[];
  problems: readonly { field: string; text: string }[];
};

/**
 * One input per language; the choice of language above the form says which is shown. `unfilled`: what visitors read if
 * nothing is typed.
 */
export function TextsField({
  name,
  label,
  value,
  unfilled,
  about,
  isLong = false,
}: {
  name: string;
  label: string;
  value: LocalisedText | undefined;
  unfilled?: LocalisedText;
  about: FieldAbout;
  isLong?: boolean;
}) {
  const shown = about.languages.map(({ code, name: said }) => {
    const own = {
      id: `${name}.${code}`,
      name: `${name}.${code}`,
      lang: code,
      defaultValue: value?.[code] ?? '',
      placeholder: unfilled?.[code],
    };
    return (
      <div key={code} data-language={code}>
        <Labelled name={own.name} label={label} said={said} about={about}>
          {isLong ? (
            <textarea {...own} rows={3} maxLength={1000} className="field office-field field-long" />
          ) : (
            <input {...own} maxLength={300} className="field office-field" />
          )}
        </Labelled>
      </div>
    );
  });
  return (
    <>
      {shown}
      <HiddenTexts name={name} value={value} about={about} />
    </>
  );
}

/** A language that the site does not use (any more) has no field: its text is sent back unchanged. */
export function HiddenTexts({
  name,
  value = {},
  about,
}: {
  name: string;
  value: LocalisedText | undefined;
  about: Pick<FieldAbout, 'languages'>;
}) {
  return hiddenLanguages(value, about).map((code) => (
    <input key={code} type="hidden" name={`${name}.${code}`} value={value[code]} />
  ));
}

export function hiddenLanguages(
  value: Partial<Record<Language, unknown>>,
  { languages: shown }: Pick<FieldAbout, 'languages'>,
): Language[] {
  return languages.filter((each) => value[each] && !shown.some(({ code }) => code === each));
}

export function Labelled({
  name,
  label,
  said,
  hint,
  about,
  children,
}: {
  name: string;
  label: string;
  /** The language of the field. */
  said?: string;
  hint?: string;
  about: Pick<FieldAbout, 'problems'>;
  children: ReactNode;
}) {
  const problem = about.problems.find(({ field }) => field === name)?.text;
  return (
    <div className={problem ? 'field-wrong' : undefined}>
      <label htmlFor={name} className="office-label">
        {label} {said && <span className="sr-only">({said})</span>}
      </label>
      {hint && (
        <p id={`${name}-hint`} className="small mb-1.5 text-ink-3">
          {hint}
        </p>
      )}
      {problem && <p className="small mb-1.5 font-semibold text-wine">{problem}</p>}
      {children}
    </div>
  );
}
