/**
 * What staff manage as a whole in a property from a source, beside its fields: all photographs, their order alone, all
 * open days. Stands for a field in `property_lock`.
 */
export const lockedLists = ['photos', 'photoOrder', 'openDays'] as const;

export type LockedList = (typeof lockedLists)[number];

export function isLockedList(key: string): key is LockedList {
  return (lockedLists as readonly string[]).includes(key);
}
