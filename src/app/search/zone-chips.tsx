import { Icon } from '#interface/icon.tsx';
import { useTexts } from '#texts/use-texts.ts';

export type ChosenZone = { key: string; name: string };

export function ZoneChips({
  zones,
  onRemove,
}: {
  zones: ChosenZone[];
  onRemove: (zone: ChosenZone) => void;
}) {
  const t = useTexts();
  if (zones.length === 0) return null;
  return (
    <ul aria-label={t('CHOSEN_ZONES')} className="zone-chips">
      {zones.map((zone) => (
        <li key={zone.key} className="small zone-chip">
          <input type="hidden" name="zone" value={zone.key} />
          {zone.name}
          <button
            type="button"
            aria-label={t('REMOVE_ZONE', { zone: zone.name })}
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
