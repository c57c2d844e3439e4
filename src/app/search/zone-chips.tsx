import { Icon } from '#app/interface/icon.tsx';

export type ChosenZone = { key: string; name: string };

/** The places that were chosen, as part of the form, each with a button that takes it away. */
export function ZoneChips({
  zones,
  words,
  onRemove,
}: {
  zones: ChosenZone[];
  words: { chosen: string; remove: string };
  onRemove: (zone: ChosenZone) => void;
}) {
  if (zones.length === 0) return null;
  return (
    <ul aria-label={words.chosen} className="zone-chips">
      {zones.map((zone) => (
        <li key={zone.key} className="small zone-chip">
          <input type="hidden" name="zone" value={zone.key} />
          {zone.name}
          <button
            type="button"
            aria-label={`${words.remove}: ${zone.name}`}
            onClick={() => onRemove(zone)}
            className="grid size-9 place-items-center"
          >
            <Icon name="x" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
