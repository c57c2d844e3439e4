import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { idsOf, type PropertyStore, saveProperties, useSaved } from '#app/property/saved-properties.ts';
import { withIds } from '#domain/address/id-list.ts';
import type { SavedProperty } from '#domain/saved/saved-properties.ts';

/**
 * Brings the list in the address and the one in this browser together. An address without properties leads on to the
 * visitor's own list; a property removed from that list also goes from its address. `own`: this browser's list has
 * every property of the address; else the list is somebody else's. `onRemoved`: is given what was removed, and how to
 * undo it.
 */
export function useSavedList(
  list: PropertyStore,
  { path, ids }: { path: string; ids: number[] },
  onRemoved: (gone: number[], undo: () => void) => void,
): { kept: readonly SavedProperty[]; own: boolean } {
  const kept = useSaved(list);
  const navigate = useNavigate();
  const [found, setFound] = useState({ ids, own: false });
  const own = found.ids === ids && found.own;
  const before = useRef(kept);

  // Runs once for each address, before the first paint: a list stays shared if the visitor saves properties from it.
  useLayoutEffect(() => {
    const mine = idsOf(list.get());
    setFound({ ids, own: ids.length > 0 && ids.every((id) => mine.includes(id)) });
  }, [list, ids]);

  useEffect(() => {
    const mine = idsOf(kept);
    const left = own ? ids.filter((id) => mine.includes(id)) : ids;
    const next = ids.length > 0 ? left : mine;
    if (next.length !== ids.length)
      void navigate(withIds(path, next), { replace: true, preventScrollReset: true });
  }, [own, ids, kept, path, navigate]);

  useEffect(() => {
    const was = before.current;
    before.current = kept;
    const mine = idsOf(kept);
    const gone = idsOf(was).filter((id) => ids.includes(id) && !mine.includes(id));
    if (!own || gone.length === 0) return;
    onRemoved(gone, () => {
      saveProperties(list, was);
      void navigate(withIds(path, idsOf(was)), { replace: true, preventScrollReset: true });
    });
  });

  return { kept, own };
}
