import { Labelled } from '#office/content-editing/fields.tsx';
import { PictureField } from '#office/pictures/picture-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { FormAbout } from './form-about.ts';

/** A colour, or one picture or several that take turns. */
export function BackgroundField({
  name,
  label,
  value = {},
  about,
}: {
  name: string;
  label: string;
  value: Record<string, unknown> | undefined;
  about: FormAbout;
}) {
  const t = useOfficeTexts();
  const chosen = [value.pictureId ?? value.pictureIds ?? []].flat().map(String);
  const kind = chosen.length > 0 ? 'pictures' : String(value.color ?? '');
  return (
    <div className="content-background">
      <Labelled name={`${name}.type`} label={label} about={about}>
        <select
          id={`${name}.type`}
          name={`${name}.type`}
          defaultValue={kind}
          className="field office-field office-select"
        >
          <option value="">{t('CONTENT_NONE')}</option>
          <option value="paper">{t('CONTENT_CHOICE_PAPER')}</option>
          <option value="tint">{t('CONTENT_CHOICE_TINT')}</option>
          <option value="night">{t('CONTENT_CHOICE_NIGHT')}</option>
          <option value="pictures">{t('CONTENT_FIELD_PICTURE_IDS')}</option>
        </select>
      </Labelled>
      <input type="hidden" name={`${name}.focus`} value={String(value.focus ?? '')} />
      <div className="content-background-pictures">
        <PictureField
          name={`${name}.pictures`}
          label={t('CONTENT_FIELD_PICTURE_IDS')}
          chosen={chosen}
          about={about}
          isMany
        />
      </div>
    </div>
  );
}
