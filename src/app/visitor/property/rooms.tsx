import { Icon } from '#interface/icon.tsx';
import { useTexts } from '#texts/use-texts.ts';

export type ShownRooms = {
  title: string;
  /** The heading of the column of areas. */
  area: string;
  floors: { floor: string; rooms: { name: string; area: string; lang?: string }[] }[];
};

/** A table with the rooms floor by floor, folded on a phone like the groups beside it. */
export function Rooms({ rooms }: { rooms: ShownRooms }) {
  return (
    <details className="open-from-tablet mb-4 tablet:mb-9">
      <summary className="flex items-center justify-between pb-2.5 font-semibold">
        <h3>{rooms.title}</h3>
        <Icon name="chevron-down" size={16} className="tablet:hidden" />
      </summary>
      <RoomTable rooms={rooms} />
    </details>
  );
}

function RoomTable({ rooms: { title, area, floors } }: { rooms: ShownRooms }) {
  const t = useTexts();
  return (
    <table className="facts w-full border-t border-ink">
      <caption className="sr-only">{title}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('ROOM')}</th>
          <th scope="col">{area}</th>
        </tr>
      </thead>
      {floors.map(({ floor, rooms }, index) => (
        <tbody key={floor} className="break-inside-avoid">
          {floor && (
            <tr className="border-b border-line">
              <th
                scope="rowgroup"
                colSpan={2}
                className={`pb-[9px] text-left font-semibold ${index === 0 ? 'pt-[11px]' : 'pt-6'}`}
              >
                {floor}
              </th>
            </tr>
          )}
          {rooms.map(({ name, area, lang }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rooms may have the same name.
            <tr key={place} className="border-b border-line">
              <th scope="row" lang={lang} className="py-[11px] pr-6 text-left font-normal text-ink-3">
                {name}
              </th>
              <td className="py-[11px] text-right align-top whitespace-nowrap">{area}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
