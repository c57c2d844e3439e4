import type { PropertyChange } from './change/property-change.ts';

const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/iu;
/** 'source-11156202', '65a1f0c2b7e94d5f8a3c1b2d' */
const keyOfDatabase = /^(?:[a-z]+[-_:]\d{6,}|[\da-f]{16,})$/u;

/** True if it is the key of the source's own record, whole or cut to eight characters as SweepBright's once were. */
export function isKeyAtSource(reference: string, sourceRef: string): boolean {
  return reference === sourceRef || (uuid.test(sourceRef) && reference === sourceRef.slice(0, 8));
}

/**
 * True if the property needs a reference of ours: its source has none, and nothing is stored here but a key of that
 * source. If the source leaves references out, rather than say null, a stored key goes only if nobody would print it:
 * agencies also use such keys as the reference on their window cards.
 */
export function lacksReference(
  { values }: PropertyChange,
  stored: string | undefined,
  sourceRef: string,
): boolean {
  if (values.reference) return false;
  if (!stored) return true;
  if (!isKeyAtSource(stored, sourceRef)) return false;
  return values.reference === null || uuid.test(sourceRef) || keyOfDatabase.test(sourceRef);
}
