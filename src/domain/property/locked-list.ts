/**
 * What staff manage as a whole in a property from a source, beside its fields: all photographs, all open days. Stands for
 * a field in `property_lock`.
 */
export const lockedLists = ['photos', 'openDays'] as const;

export type LockedList = (typeof lockedLists)[number];

export function isLockedList(key: string): key is LockedList {
  return (lockedLists as readonly string[]).includes(key);
}
