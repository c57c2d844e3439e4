import { SearchAlert } from '#app/alert/search-alert.tsx';
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
  const t = useTexts();
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
            <SearchAlert href={alert} sentence={t('ALERT_SENTENCE')}>
              {t('SAVE_SEARCH')}
            </SearchAlert>
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
