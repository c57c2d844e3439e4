import { formatNumber } from '#domain/text/numbers.ts';
import type { Texts } from '#texts/server/texts.ts';

/** The usual units of files: 34 kB, in French 34 ko. */
export function fileSize(t: Texts, bytes: number): string {
  return bytes >= 1_000_000
    ? t('SIZE_MB', { size: formatNumber(bytes / 1_000_000, { decimals: 1 }) })
    : t('SIZE_KB', { size: Math.ceil(bytes / 1000) });
}
