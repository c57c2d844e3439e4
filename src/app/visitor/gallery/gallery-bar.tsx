import { useLocation } from 'react-router';
import { useFavourite } from '#app/property/favourites.tsx';
import { ButtonLink } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import type { IconName } from '#interface/icon-names.ts';
import { Link } from '#interface/link.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { ShownGallery } from './gallery.server.ts';

/** `href`: the way back without JavaScript; only with it are there large pictures. */
type Back = { label: string; icon: IconName; href?: string; onClick: () => void };

/** `current`: the id of the tab in view. */
export function GalleryBar({
  gallery: { tabs, shortTitle, price, favourite, appointment, title },
  current,
  back,
}: {
  gallery: ShownGallery;
  current: string;
  back: Back;
}) {
  const t = useTexts();
  const { pathname, search, state } = useLocation();
  return (
    <header className="gallery-bar">
      <WayBack back={back} />
      <div className="gallery-actions">
        <p className="gallery-subject">
          <b>{shortTitle}</b>
          {price && (
            <span>
              {price.prefix} {price.text} {price.suffix}
            </span>
          )}
        </p>
        {favourite && <Heart {...favourite} title={title} />}
        {appointment && (
          <ButtonLink to={appointment.href} size="small" rel="nofollow" className="gallery-ask">
            {t('REQUEST_APPOINTMENT')}
          </ButtonLink>
        )}
      </div>
      <nav aria-label={t('MEDIA')} className="gallery-tabs">
        <ul>
          {tabs.map(({ id, label, count }) => (
            <li key={id}>
              <Link
                to={`${pathname}${search}#${id}`}
                replace
                state={state}
                aria-current={id === current ? 'true' : undefined}
              >
                {label} <span>{count}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}

function WayBack({ back: { label, icon, href, onClick } }: { back: Back }) {
  const content = (
    <>
      <Icon name={icon} size={24} />
      <span>{label}</span>
    </>
  );
  if (!href)
    return (
      <button type="button" className="gallery-back" onClick={onClick}>
        {content}
      </button>
    );
  return (
    <Link
      to={href}
      className="gallery-back"
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onClick();
      }}
    >
      {content}
    </Link>
  );
}

function Heart({ id, cents, title }: { id: number; cents: number | undefined; title: string }) {
  const t = useTexts();
  const [saved, toggle] = useFavourite(id, cents);
  return (
    <button
      type="button"
      aria-pressed={saved}
      aria-label={t('SAVE_FAVOURITE', { title })}
      onClick={toggle}
      className="gallery-heart needs-script"
    >
      <Icon name="heart" size={24} className={saved ? 'fill-current' : ''} />
    </button>
  );
}
