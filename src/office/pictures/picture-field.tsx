import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

type Choosing = {
  name: string;
  chosen: readonly string[];
  about: { pictures: readonly { id: string; address: string }[] };
  isMany?: boolean;
};

/** Pictures that the site shows already, those that are chosen first, and a new one. */
export function PictureField({ label, ...choosing }: Choosing & { label: string }) {
  return (
    <fieldset>
      <legend className="office-label">{label}</legend>
      <PictureTiles {...choosing} />
    </fieldset>
  );
}

/** The same without the words above it. */
export function PictureTiles({ name, chosen, about, isMany = false }: Choosing) {
  const t = useOfficeTexts();
  const of = (id: string) => about.pictures.find((picture) => picture.id === id);
  const first = chosen.flatMap((id) => of(id) ?? []);
  const others = about.pictures.filter(({ id }) => !chosen.includes(id));
  const control = (id: string) => ({
    type: isMany ? 'checkbox' : 'radio',
    name,
    value: id,
    defaultChecked: id === '' ? chosen.length === 0 : chosen.includes(id),
    className: isMany ? 'check office-check' : 'radio office-check',
  });
  const tile = (id: string, address: string, number: number) => (
    <label key={id} className="content-picture">
      <img src={address} alt="" loading="lazy" />
      <span>
        <input {...control(id)} />
        {t('PHOTO_NUMBER', { number })}
      </span>
    </label>
  );
  return (
    <>
      {isMany && <input type="hidden" name={`${name}.many`} value="yes" />}
      {first.length > 0 && (
        <div className="content-picture-row">
          {first.map(({ id, address }, index) => tile(id, address, index + 1))}
        </div>
      )}
      <details>
        <summary className="editor-undo">
          {first.length > 0 ? t('CONTENT_CHOOSE_PICTURE') : t('CONTENT_FIRST_PICTURE')}
        </summary>
        <div className="content-picture-row">
          {others.map(({ id, address }, index) => tile(id, address, first.length + index + 1))}
        </div>
        {!isMany && (
          <label className="office-choice">
            <input {...control('')} />
            {t('CONTENT_NO_PICTURE')}
          </label>
        )}
        <label className="mt-3 block">
          <span className="office-label">{t('CONTENT_UPLOAD')}</span>
          <input
            type="file"
            name={`${name}.file`}
            accept="image/jpeg,image/png,image/webp,image/avif"
            className="office-file"
          />
        </label>
      </details>
    </>
  );
}
