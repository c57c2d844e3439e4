import SaveSearch from '#app/alert/save-search.tsx';
import { type Card, PropertyCard } from '#app/property/card.tsx';
import { Pager, type Paging } from '#interface/pager.tsx';
import { useTexts } from '#texts/use-texts.ts';

const beforeAlert = 6;

/**
 * A way to hear of new properties stands among the properties; not below a few of them if it is `isOfferedAbove`.
 */
export function Results({
  cards,
  alert,
  isOfferedAbove,
  paging,
  isBesideMap,
}: {
  cards: Card[];
  alert: string | null;
  isOfferedAbove: boolean;
  paging: Paging;
  isBesideMap: boolean;
}) {
  return (
    <>
      <ul className={`found max-tablet:pictures-later ${isBesideMap ? 'found-beside-map' : ''}`}>
        {cards.slice(0, beforeAlert).map((card, index) => (
          <li key={card.id}>
            <PropertyCard card={card} priority={index === 0} />
          </li>
        ))}
        {alert && (cards.length > beforeAlert || !isOfferedAbove) && (
          <li className="col-span-full">
            <SearchAlert href={alert} />
          </li>
        )}
        {cards.slice(beforeAlert).map((card) => (
          <li key={card.id}>
            <PropertyCard card={card} />
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
