import { useRef, useState } from 'react';
import { Form } from 'react-router';
import { useLiveCounts } from '#app/search/use-live-counts.ts';
import { Button } from '#interface/button.tsx';
import type { DrawingWithInsets } from './zone-drawing.server.ts';
import { ZoneGroup } from './zone-group.tsx';
import type { ListedZone, ShownZoneGroup } from './zone-groups.server.ts';
import { ZoneMap } from './zone-map.tsx';

/**
 * Regions and provinces, or the municipalities of one of them, as a list to tick and as a drawing beside it. The form
 * leads to the properties; its buttons lead deeper and take along the ticked zones. Screen readers skip the drawing: it
 * says nothing that the list does not.
 */
export function ZoneChoice({
  words,
  groups,
  others,
  kept,
  drawing,
  submit,
  own,
  list,
}: {
  words: { chosen: string; municipalities: string; whole: string };
  groups: ShownZoneGroup[];
  others: ListedZone[];
  kept: [name: string, value: string][];
  drawing: DrawingWithInsets;
  /** The words of the button, with the number of properties. */
  submit: string;
  own: string;
  list: string;
}) {
  const form = useRef<HTMLFormElement>(null);
  const [pointed, setPointed] = useState<string>();
  const [chosen, setChosen] = useState(() =>
    [...groups.flatMap(({ whole, zones }) => [whole, ...zones]), ...others]
      .filter((zone) => zone.chosen)
      .map(({ key }) => key),
  );

  const [counts, watched] = useLiveCounts({ submit }, () => list);

  function readChosen() {
    if (form.current) setChosen(new FormData(form.current).getAll('zone').map(String));
  }

  /** Enters a province if possible; else ticks the zone. */
  function press(key: string) {
    const control = (name: string) =>
      form.current?.querySelector<HTMLElement>(`[name="${name}"][value="${key}"]`);
    (control('in') ?? control('zone'))?.click();
  }

  const shared = { words, own, pointed, onPoint: setPointed };
  return (
    <Form
      ref={form}
      action={list}
      onChange={readChosen}
      {...watched}
      className="mt-9 grid gap-x-16 gap-y-9 border-t border-ink pt-7 desktop:grid-cols-[1fr_1fr]"
    >
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className="min-w-0 max-desktop:order-2">
        {groups.map((group) => (
          <ZoneGroup key={group.whole.key} {...shared} {...group} />
        ))}
        {others.length > 0 && <ZoneGroup {...shared} label={words.chosen} zones={others} />}
        <div className="sticky bottom-0 border-t border-line bg-paper py-4">
          <Button type="submit" className="w-auto">
            {counts.submit}
          </Button>
        </div>
      </div>
      <ZoneMap
        drawing={drawing}
        whole={words.whole}
        chosen={chosen}
        pointed={pointed}
        onPoint={setPointed}
        onPress={press}
      />
    </Form>
  );
}
