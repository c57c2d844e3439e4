/** The rows of the table of rooms as the JSON list that saving reads; rows without a kind are left out. */
export function readRooms(form: FormData): string {
  const column = (name: string) =>
    form.getAll(name).map((each) => (typeof each === 'string' ? each.trim() : ''));
  const [kinds, floors, areas, names] = ['kind', 'floor', 'area', 'name'].map((each) =>
    column(`room.${each}`),
  );
  const rooms = (kinds ?? []).flatMap((kind, index) => {
    if (!kind) return [];
    const floor = floors?.[index];
    const area = areas?.[index]?.replace(',', '.');
    return [
      {
        kind,
        // Text that is no number stays text, and is refused later.
        ...(floor && { floor: Number.isNaN(Number(floor)) ? floor : Number(floor) }),
        ...(area && { areaM2: Number.isNaN(Number(area)) ? area : Number(area) }),
        ...nameOf(names?.[index]),
      },
    ];
  });
  return rooms.length > 0 ? JSON.stringify(rooms) : '';
}

/** The name has no field: it comes back unchanged. */
function nameOf(json: string | undefined): { name?: unknown } {
  try {
    const name = JSON.parse(json || 'null');
    return name ? { name } : {};
  } catch {
    return {};
  }
}
