import type { SuggestedZone } from './use-zone-suggestions.ts';

export function optionId(id: string, index: number): string {
  return `${id}${index}`;
}

/** The focus stays in the field, which listens to the keys and names the active option. */
export function ZoneOptions({
  id,
  zones,
  active,
  label,
  onChoose,
}: {
  id: string;
  zones: SuggestedZone[];
  active: number;
  label: string;
  onChoose: (zone: SuggestedZone) => void;
}) {
  return (
    <div id={id} role="listbox" tabIndex={-1} aria-label={label}>
      {zones.map((zone, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field listens to the keys.
        <div
          key={zone.key}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(zone)}
          className="zone-option"
        >
          <span className="font-medium">{zone.name}</span>
          <span className="small text-ink-3">{zone.detail}</span>
        </div>
      ))}
    </div>
  );
}
