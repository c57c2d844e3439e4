import { listForOffice } from '#database/property/office-list.ts';
import { listByReference } from '#database/property/stored-property.ts';
import type { OfficeContext } from '#office/request-context.ts';

/**
 * Finds the property that was typed: by its reference, or by words that only its address or owner contains. Undefined
 * if
 * none or several match.
 */
export async function findTyped(
  { database }: OfficeContext,
  typed: string,
): Promise<{ id: number; reference: string; agent_id: number | null } | undefined> {
  const text = typed.trim().slice(0, 100);
  if (!text) return undefined;
  const exact = await listByReference(database, text);
  if (exact.length === 1) return exact[0];
  const { rows, total } = await listForOffice(database, { text });
  return total === 1 ? rows[0] : undefined;
}
