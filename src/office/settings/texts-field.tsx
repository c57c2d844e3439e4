import { useOfficeField } from '#office/interface/office-form.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** One text in each language; long ones grow with their content. */
export function TextsField({
  name,
  label,
  hint,
  languages,
}: {
  name: string;
  label: string;
  hint?: string;
  languages: { name: string; label: string; lang: string; isLocked?: boolean }[];
}) {
  const { id } = useOfficeField(name);
  return (
    <fieldset aria-describedby={hint && `${id}-hint`}>
      <legend className="office-label">{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className="small mb-1.5 text-ink-3">
          {hint}
        </p>
      )}
      <div className="settings-texts">
        {languages.map(({ isLocked, ...each }) =>
          isLocked ? <LockedText key={each.name} {...each} /> : <TextIn key={each.name} {...each} />,
        )}
      </div>
    </fieldset>
  );
}

/** Has more than can be typed here, and stays as it is. */
function LockedText({ name, label }: { name: string; label: string }) {
  const t = useOfficeTexts();
  return (
    <div>
      <p className="small text-ink-3">{label}</p>
      <p className="small">{t('CONTENT_TEXT_LOCKED')}</p>
      <input type="hidden" name={`${name}.locked`} value="yes" />
    </div>
  );
}

function TextIn({ name, label, lang }: { name: string; label: string; lang: string }) {
  const { id, values, problem, problemId } = useOfficeField(name);
  const value = values.at(-1) ?? '';
  return (
    <div className={problem ? 'field-wrong' : undefined}>
      <label htmlFor={id} className="small text-ink-3">
        {label}
      </label>
      {problem && (
        <p id={problemId} className="small font-semibold text-wine">
          {problem}
        </p>
      )}
      <textarea
        id={id}
        name={name}
        lang={lang}
        rows={1}
        maxLength={4000}
        defaultValue={value}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problemId}
        className="field office-field field-long settings-text"
      />
    </div>
  );
}
