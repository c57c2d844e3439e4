import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import type { IconName } from '#interface/icon-names.ts';
import { Sign } from '#office/interface/sign.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { natureNames, type Photo } from './shown-photo.ts';

/**
 * One photograph or plan, with the buttons that order it; every button is a form of its own. Its `<details>` opens the
 * row after it (photo-panel.tsx), by the style sheet: that works without a script.
 */
export function PhotoTile({
  photo,
  isLast,
  languages,
}: {
  photo: Photo;
  isLast: boolean;
  languages: number;
}) {
  const t = useOfficeTexts();
  const { id, number, isPlan, nature, address, described, captions } = photo;
  const name = t('PHOTO_NUMBER', { number });
  const isDescribed = described === languages;
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
        {number > 2 && (
          <Button type="submit" name="do" value="first" kind="quiet" size="dense">
            {t('PHOTO_FIRST')}
            <span className="sr-only">: {name}</span>
          </Button>
        )}
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
      </details>
    </li>
  );
}
