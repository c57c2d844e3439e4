import type { ListedZone } from './zone-groups.server.ts';

export function ZoneGroup({
  label,
  whole,
  zones,
  words,
  own,
  pointed,
  onPoint,
}: {
  label: string;
  whole?: ListedZone;
  zones: ListedZone[];
  words: { municipalities: string };
  own: string;
  pointed: string | undefined;
  onPoint: (key: string | undefined) => void;
}) {
  const row = (zone: ListedZone, isWhole: boolean) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only shows on the map which zone its controls are for.
    <div
      key={zone.key}
      data-pointed={pointed === zone.key || undefined}
      onPointerEnter={() => onPoint(zone.key)}
      onPointerLeave={() => onPoint(undefined)}
      onFocus={() => onPoint(zone.key)}
      onBlur={() => onPoint(undefined)}
      className="zone-row"
    >
      <label className={`choice ${isWhole ? 'font-semibold' : ''}`}>
        <input
          type="checkbox"
          name="zone"
          value={zone.key}
          defaultChecked={zone.chosen}
          aria-describedby={`count-${zone.key}`}
          className="check"
        />
        <span>{zone.name}</span>
      </label>
      <span
        id={`count-${zone.key}`}
        className={`small mr-auto shrink-0 px-2 tabular-nums ${zone.count.number === '0' ? 'text-ink-3' : 'font-medium'}`}
      >
        <span aria-hidden="true">{zone.count.number}</span>
        <span className="sr-only">{zone.count.words}</span>
      </span>
      {zone.open && (
        <button
          type="submit"
          name="in"
          value={zone.key}
          formAction={own}
          aria-label={zone.open}
          className="small min-h-11 shrink-0 px-2 underline underline-offset-4"
        >
          {words.municipalities}
        </button>
      )}
    </div>
  );
  return (
    <fieldset className="mb-7">
      <legend className={whole ? 'sr-only' : 'pb-2 font-semibold'}>{label}</legend>
      {whole && row(whole, true)}
      <div className={whole ? 'zone-rows' : undefined}>{zones.map((zone) => row(zone, false))}</div>
    </fieldset>
  );
}
