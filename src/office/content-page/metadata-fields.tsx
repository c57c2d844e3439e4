import { Labelled } from '#office/content-editing/fields.tsx';
import { PictureField } from '#office/pictures/picture-field.tsx';
import type { PageContent } from '#site/pages/page-content.ts';
import type { OfficePageTextKey } from '#texts/office/texts.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { screaming } from '#texts/screaming.ts';
import type { FormAbout } from './form-about.ts';
import { type MetadataName, metadataNames } from './metadata-names.ts';

const hints: Partial<Record<MetadataName, OfficePageTextKey>> = {
  title: 'CONTENT_META_TITLE_HINT',
  description: 'CONTENT_META_DESCRIPTION_HINT',
};

/** The title, description and picture for search engines and social networks, in each language. */
export function MetadataFields({ metadata, about }: { metadata: PageContent['metadata']; about: FormAbout }) {
  const t = useOfficeTexts();
  const isWrong = about.problems.some(({ field }) => field.startsWith('metadata'));
  return (
    <details className="content-looks" open={isWrong}>
      <summary className="editor-undo">{t('CONTENT_METADATA')}</summary>
      <div className="content-fields">
        <p className="small text-ink-3">{t('CONTENT_METADATA_HINT')}</p>
        {about.languages.map(({ code, name: said }) => (
          <div key={code} data-language={code} className="content-fields">
            {metadataNames.map((field) => {
              const name = `metadata.${code}.${field}`;
              const label = t(`CONTENT_META_${screaming(field)}` as OfficePageTextKey);
              const value = metadata[code]?.[field] ?? '';
              if (/Image$/.test(field))
                return (
                  <PictureField
                    key={field}
                    name={name}
                    label={label}
                    chosen={value ? [value] : []}
                    about={about}
                  />
                );
              const own = { id: name, name, lang: code, defaultValue: value };
              const hint = hints[field];
              const described = hint && `${name}-hint`;
              return (
                <Labelled
                  key={field}
                  name={name}
                  label={label}
                  said={said}
                  hint={hint && t(hint)}
                  about={about}
                >
                  {/[dD]escription$/.test(field) ? (
                    <textarea
                      {...own}
                      rows={2}
                      maxLength={500}
                      aria-describedby={described}
                      className="field office-field field-long"
                    />
                  ) : (
                    <input
                      {...own}
                      maxLength={200}
                      aria-describedby={described}
                      className="field office-field"
                    />
                  )}
                </Labelled>
              );
            })}
          </div>
        ))}
      </div>
    </details>
  );
}
