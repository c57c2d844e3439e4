/**
 * True if a row could not be written because its property was deleted meanwhile: 23503 is a foreign key without its row
 * (appendix A of PostgreSQL's manual).
 */
export function isPropertyGone(error: unknown): boolean {
  const { code, constraint } = Object(error) as { code?: unknown; constraint?: unknown };
  return code === '23503' && String(constraint).endsWith('_property_id_fkey');
}
