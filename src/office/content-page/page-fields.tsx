import type { Language, LocalisedText } from '#domain/language.ts';
import { hiddenLanguages, Labelled, TextsField } from '#office/content-editing/fields.tsx';
import { PictureField } from '#office/pictures/picture-field.tsx';
import { writeMarked } from '#site/articles/marked-text.ts';
import type { ModuleField } from '#site/pages/module-fields.ts';
import type { OfficePageTextKey } from '#texts/office/texts.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { screaming } from '#texts/screaming.ts';
import { BackgroundField } from './background-field.tsx';
import type { FormAbout } from './form-about.ts';
import { LinkField } from './link-field.tsx';
import { RowsField } from './rows-field.tsx';

type Given = Record<string, unknown>;

/** The field that fits its part of the schema. `name`: its name in the form, such as 'modules.2.title'. */
export function PageField({
  field,
  name,
  value,
  about,
}: {
  field: ModuleField;
  name: string;
  value: unknown;
  about: FormAbout;
}) {
  const t = useOfficeTexts();
  const label = t(fieldText(field.name));
  const own = { name, label, about };
  switch (field.kind) {
    case 'texts':
      return <TextsField {...own} value={value as LocalisedText} isLong={field.name === 'sentence'} />;
    case 'richText':
      return <RichTextField {...own} value={value as Given} />;
    case 'picture':
      return <PictureField {...own} chosen={value ? [String(value)] : []} />;
    case 'pictures':
      return <PictureField {...own} chosen={(value as string[]) ?? []} isMany />;
    case 'link':
      return <LinkField {...own} value={value as Given} isOptional={field.isOptional} />;
    case 'background':
      return <BackgroundField {...own} value={value as Given} />;
    case 'rows':
      return (
        <RowsField
          {...own}
          field={field}
          rows={(value as Given[]) ?? []}
          draw={(each, rowName, row) => (
            <PageField key={each.name} field={each} name={rowName} value={row[each.name]} about={about} />
          )}
        />
      );
    case 'number':
      return (
        <Choice
          {...own}
          value={String(value ?? '')}
          options={Array.from({ length: field.most - field.least + 1 }, (_, index) =>
            String(field.least + index),
          )}
        />
      );
    case 'category': {
      const { id = field.options[0] } = (value as { id?: string }) ?? {};
      if (field.options.length === 1) return <input type="hidden" name={name} value={id} />;
      return <Radios {...own} value={id ?? ''} options={field.options} />;
    }
    case 'article': {
      const { id = '' } = (value as { id?: string }) ?? {};
      return (
        <Choice {...own} value={id} options={[...new Set([...about.articleKeys, id])].filter(Boolean)} />
      );
    }
    case 'choice':
      return (
        <Radios
          {...own}
          value={String(value ?? '')}
          options={field.options}
          isOptional={field.isOptional && !value}
        />
      );
    default:
      return (
        <Labelled {...own}>
          <input
            id={name}
            name={name}
            defaultValue={String(value ?? '')}
            maxLength={500}
            className="field office-field"
          />
        </Labelled>
      );
  }
}

/** Plain text with a few signs. A text that cannot be typed so has no field and is kept. */
function RichTextField({
  name,
  label,
  value = {},
  about,
}: {
  name: string;
  label: string;
  value: Given | undefined;
  about: FormAbout;
}) {
  const t = useOfficeTexts();
  const shown = about.languages.map(({ code, name: said }) => {
    const own = `${name}.${code}`;
    const marked = writeMarked(value[code] ?? undefined);
    return (
      <div key={code} data-language={code}>
        {marked === undefined ? (
          <>
            <p className="office-label">{label}</p>
            <p className="small text-ink-3">{t('CONTENT_TEXT_LOCKED')}</p>
            <input type="hidden" name={`${own}.json`} value={JSON.stringify(value[code])} />
          </>
        ) : (
          <Labelled name={own} label={label} said={said} about={about} hint={t('CONTENT_TEXT_HINT')}>
            <textarea
              id={own}
              name={own}
              lang={code as Language}
              rows={9}
              defaultValue={marked}
              aria-describedby={`${own}-hint`}
              className="field office-field field-long"
            />
          </Labelled>
        )}
      </div>
    );
  });
  return (
    <>
      {shown}
      {hiddenLanguages(value, about).map((code) => (
        <input key={code} type="hidden" name={`${name}.${code}.json`} value={JSON.stringify(value[code])} />
      ))}
    </>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string;
  options: readonly string[];
  about: FormAbout;
};

function Choice({ name, label, value, options, about }: ChoiceProps) {
  return (
    <Labelled name={name} label={label} about={about}>
      <select id={name} name={name} defaultValue={value} className="field office-field office-select">
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Labelled>
  );
}

function Radios({ name, label, value, options, isOptional = false }: ChoiceProps & { isOptional?: boolean }) {
  const t = useOfficeTexts();
  return (
    <fieldset>
      <legend className="office-label">{label}</legend>
      <div className="flex flex-wrap gap-x-6">
        {[...(isOptional ? [''] : []), ...options].map((option) => (
          <label key={option} className="office-choice">
            <input
              type="radio"
              name={name}
              value={option}
              defaultChecked={option === value}
              className="radio office-check"
            />
            {option ? t(choiceText(option)) : t('CONTENT_NONE')}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function fieldText(name: string): OfficePageTextKey {
  return `CONTENT_FIELD_${screaming(name)}` as OfficePageTextKey;
}

export function choiceText(option: string): OfficePageTextKey {
  return `CONTENT_CHOICE_${screaming(option)}` as OfficePageTextKey;
}
