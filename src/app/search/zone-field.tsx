import { type ComponentProps, type ComponentType, useEffect, useRef, useState } from 'react';
import type { ZoneBoxProps } from './zone-box.tsx';

/** Always the same array: another one would discard the visitor's choices. */
const none: ZoneBoxProps['chosen'] = [];

/**
 * Takes several municipalities and postal codes, with commas between them. The first focus loads the code that suggests
 * some during typing; without JavaScript it is a field of plain text, which the server understands. The field stands in
 * a box that is `relative`, and the suggestions open below that.
 */
export function ZoneField({
  chosen = none,
  ...input
}: { chosen?: ZoneBoxProps['chosen'] } & ComponentProps<'input'>) {
  const field = useRef<HTMLInputElement>(null);
  const [Box, show] = useState<ComponentType<ZoneBoxProps>>();

  function load() {
    import('./zone-box.tsx').then(
      ({ ZoneBox }) => show(() => ZoneBox),
      () => {},
    );
  }

  useEffect(() => {
    // The visitor focused the field before the page was hydrated.
    if (document.activeElement === field.current) load();
  });

  return (
    <>
      {Box && field.current && <Box input={field.current} chosen={chosen} />}
      <input
        ref={field}
        name="zone"
        defaultValue={chosen.map(({ name }) => name).join(', ')}
        autoComplete="off"
        onFocus={Box ? undefined : load}
        {...input}
      />
    </>
  );
}
