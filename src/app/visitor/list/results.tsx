import SaveSearch from '#app/alert/save-search.tsx';
import { type Card, PropertyCard } from '#app/property/card.tsx';
import { Pager, type Paging } from '#interface/pager.tsx';
import { useTexts } from '#texts/use-texts.ts';

// Three per row on a wide screen, two on a tablet, one on a phone, where they are as wide as the screen but ask for
// less: up to two dots per pixel then take the 600 px. The next width, 1360 px, weighs four times as much.
const sizes = '(min-width:1440px) 411px,(min-width:961px) 31vw,(min-width:768px) 46vw,75vw';

/** A way to hear of new properties stands among the properties. */
export function Results({
  cards,
  alert,
  paging,
  isBesideMap,
}: {
  cards: Card[];
  alert: string | null;
  paging: Paging;
  isBesideMap: boolean;
}) {
  return (
    <>
      <ul className={`found max-tablet:pictures-later ${isBesideMap ? 'found-beside-map' : ''}`}>
        {cards.slice(0, 6).map((card, index) => (
          <li key={card.id}>
            <PropertyCard card={card} sizes={sizes} priority={index === 0} />
          </li>
        ))}
        {alert && (
          <li className="col-span-full">
            <SearchAlert href={alert} />
          </li>
        )}
        {cards.slice(6).map((card) => (
          <li key={card.id}>
            <PropertyCard card={card} sizes={sizes} />
          </li>
        ))}
      </ul>
      {paging.numbers.length > 1 && <Pager paging={paging} />}
    </>
  );
}

function SearchAlert({ href }: { href: string }) {
  const t = useTexts();
  return (
    <aside className="no-print flex flex-wrap items-center justify-between gap-6 border-b border-t border-b-line border-t-ink py-7">
      <div>
        <h2 className="d4">{t('ALERT_TITLE')}</h2>
        <p className="mt-1 text-ink-3">{t('ALERT_SENTENCE')}</p>
      </div>
      <SaveSearch href={href} kind="quiet">
        {t('SAVE_SEARCH')}
      </SaveSearch>
    </aside>
  );
}
