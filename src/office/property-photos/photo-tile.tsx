import { Form } from 'react-router';
import { type PictureNature, pictureNatures } from '#domain/media/picture-nature.ts';
import { Button } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import type { IconName } from '#interface/icon-names.ts';
import { Link } from '#interface/link.tsx';
import { Sign } from '#office/interface/sign.tsx';
import type { OfficePageTextKey } from '#texts/office/texts.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { loadPhotos } from './photos.server.ts';

type Photo = Awaited<ReturnType<typeof loadPhotos>>['photos'][number];

const natureNames = {
  real: 'PHOTO_NATURE_REAL',
  impression: 'PHOTO_NATURE_IMPRESSION',
  staged: 'PHOTO_NATURE_STAGED',
  ai_edited: 'PHOTO_NATURE_AI_EDITED',
} as const satisfies Record<PictureNature, OfficePageTextKey>;

/** One photograph or plan with all its actions; every button is a form of its own. */
export function PhotoTile({
  photo,
  propertyId,
  isLast,
  languages,
}: {
  photo: Photo;
  propertyId: number;
  isLast: boolean;
  languages: number;
}) {
  const t = useOfficeTexts();
  const { id, number, isPlan, nature, address, described, captions, canUndo } = photo;
  const name = t('PHOTO_NUMBER', { number });
  const isDescribed = described === languages;
  const act = (value: string, text: string) => (
    <Button type="submit" name="do" value={value} kind="quiet" size="dense">
      {text}
      <span className="sr-only">: {name}</span>
    </Button>
  );
  const move = (value: string, text: string, icon: IconName) => (
    <Button
      type="submit"
      name="do"
      value={value}
      kind="quiet"
      size="dense"
      title={text}
      aria-label={`${text}: ${name}`}
      className="photo-move"
    >
      <Icon name={icon} size={18} />
    </Button>
  );
  return (
    <li id={`photo-${id}`} data-place-of={id} className="photo-tile">
      <div className="photo-frame drag-handle">
        <img src={address} alt={captions[0]?.text ?? ''} loading="lazy" draggable={false} />
        <span className="photo-number">{number}</span>
        {isPlan && <span className="photo-kind">{t('PHOTO_PLAN')}</span>}
        {nature !== 'real' && <span className="photo-nature">{t(natureNames[nature])}</span>}
      </div>
      <Form method="post" preventScrollReset className="photo-actions">
        <input type="hidden" name="id" value={id} />
        {number > 1 && move('forward', t('PHOTO_FORWARD'), 'chevron-left')}
        {!isLast && move('back', t('PHOTO_BACK'), 'chevron-right')}
        {number > 2 && act('first', t('PHOTO_FIRST'))}
      </Form>
      <details className="photo-more">
        <summary>
          <Sign kind={isDescribed ? 'done' : 'empty'}>
            <span className="font-normal text-ink-2">
              {languages > 1
                ? t('PHOTO_DESCRIBED', { count: described, of: languages })
                : t(isDescribed ? 'PHOTO_DESCRIBED_IN_ONE' : 'PHOTO_NOT_DESCRIBED_IN_ONE')}
            </span>
          </Sign>
        </summary>
        <Form method="post" preventScrollReset className="mt-3 flex flex-col gap-3">
          <input type="hidden" name="id" value={id} />
          <label>
            <span className="office-label">{t('PHOTO_NATURE')}</span>
            <select key={nature} name="nature" defaultValue={nature} className="field office-field">
              {pictureNatures.map((each) => (
                <option key={each} value={each}>
                  {t(natureNames[each])}
                </option>
              ))}
            </select>
            <span className="small text-ink-3">{t('PHOTO_NATURE_HINT')}</span>
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
          <p>{act('describe', t('SAVE'))}</p>
        </Form>
        <Form method="post" preventScrollReset className="photo-actions mt-4">
          <input type="hidden" name="id" value={id} />
          {act(isPlan ? 'photo' : 'plan', t(isPlan ? 'PHOTO_IS_PHOTO' : 'PHOTO_IS_PLAN'))}
          {act('turn', t('PHOTO_TURN'))}
          {canUndo && act('undo', t('PHOTO_UNDO'))}
          {act('remove', t('PHOTO_REMOVE'))}
        </Form>
        <p className="mt-3">
          <Link to={`/office/properties/${propertyId}/photos/${id}/`} className="door-link">
            {t('PHOTO_EDIT')}
          </Link>
        </p>
      </details>
    </li>
  );
}
