import type { LocalisedText } from '#domain/language.ts';
import { Labelled, TextsField } from '#office/content-editing/fields.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { FormAbout } from './form-about.ts';

/** A link to a page of the site, by its title, or to an address elsewhere. */
export function LinkField({
  name,
  label,
  value = {},
  isOptional,
  about,
}: {
  name: string;
  label: string;
  value: Record<string, unknown> | undefined;
  isOptional: boolean;
  about: FormAbout;
}) {
  const t = useOfficeTexts();
  const { page, ownPage, address } = value;
  const to = page ? `page:${page}` : ownPage ? `own:${ownPage}` : address !== undefined ? 'address' : '';
  const targets =
    about.linkTargets.some((target) => target.value === to) || to === '' || to === 'address'
      ? about.linkTargets
      : [...about.linkTargets, { value: to, label: String(page ?? ownPage) }];
  return (
    <>
      <Labelled name={`${name}.to`} label={label} about={about}>
        <select
          id={`${name}.to`}
          name={`${name}.to`}
          defaultValue={to}
          className="field office-field office-select content-link"
        >
          {(isOptional || to === '') && <option value="">{t('CONTENT_NONE')}</option>}
          {targets.map((target) => (
            <option key={target.value} value={target.value}>
              {target.label}
            </option>
          ))}
          <option value="address">{t('CONTENT_LINK_ELSEWHERE')}</option>
        </select>
      </Labelled>
      <div className="content-link-address">
        <Labelled name={`${name}.address`} label={t('CONTENT_LINK_ADDRESS')} about={about}>
          <input
            id={`${name}.address`}
            name={`${name}.address`}
            inputMode="url"
            maxLength={500}
            defaultValue={String(address ?? '')}
            className="field office-field"
          />
        </Labelled>
      </div>
      <TextsField
        name={`${name}.label`}
        label={t('CONTENT_LINK_LABEL')}
        value={value.label as LocalisedText}
        about={about}
      />
    </>
  );
}
