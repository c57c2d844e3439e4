import { Form } from 'react-router';
import { pictureNatures } from '#domain/media/picture-nature.ts';
import { Button } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { natureNames, type Photo } from './shown-photo.ts';

/** What a photograph shows, in words, and what can be done with it: a row under the line of its tile, once opened. */
export function PhotoPanel({ photo, propertyId }: { photo: Photo; propertyId: number }) {
  const t = useOfficeTexts();
  const { id, number, isPlan, nature, captions, canUndo } = photo;
  const name = t('PHOTO_NUMBER', { number });
  const act = (value: string, text: string) => (
    <Button type="submit" name="do" value={value} kind="quiet" size="dense">
      {text}
      <span className="sr-only">: {name}</span>
    </Button>
  );
  return (
    <li className="photo-panel">
      <div className="photo-panel-actions">
        <p className="font-semibold">{name}</p>
        <Form method="post" preventScrollReset className="photo-actions">
          <input type="hidden" name="id" value={id} />
          {act(isPlan ? 'photo' : 'plan', t(isPlan ? 'PHOTO_IS_PHOTO' : 'PHOTO_IS_PLAN'))}
          {act('turn', t('PHOTO_TURN'))}
          {canUndo && act('undo', t('PHOTO_UNDO'))}
          {act('remove', t('PHOTO_REMOVE'))}
        </Form>
        <Link to={`/office/properties/${propertyId}/photos/${id}/`} className="door-link">
          {t('PHOTO_EDIT')}
        </Link>
      </div>
      <Form method="post" preventScrollReset className="flex flex-col items-start gap-3">
        <input type="hidden" name="id" value={id} />
        <div className="photo-words">
          <label>
            <span className="office-label">{t('PHOTO_NATURE')}</span>
            <select
              key={nature}
              name="nature"
              defaultValue={nature}
              className="field office-field office-select"
            >
              {pictureNatures.map((each) => (
                <option key={each} value={each}>
                  {t(natureNames[each])}
                </option>
              ))}
            </select>
          </label>
          {captions.map(({ language, name: said, text }) => (
            <label key={`${language} ${text}`}>
              <span className="office-label">{said}</span>
              <input
                name={`caption.${language}`}
                lang={language}
                defaultValue={text}
                maxLength={300}
                className="field office-field"
              />
            </label>
          ))}
        </div>
        <p className="small text-ink-3">{t('PHOTO_NATURE_HINT')}</p>
        {act('describe', t('SAVE'))}
      </Form>
    </li>
  );
}
