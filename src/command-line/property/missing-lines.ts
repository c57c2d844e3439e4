import type { Mention } from '#domain/property/legal-completeness/mention.ts';

export const levels = ['block', 'warn', 'info'] as const satisfies Mention['level'][];

/** One line for each, blocking ones first: '  block  F8   the P-score of the plot  (Waterwetboek, art. 1.3.3.3.2)'. */
export function missingLines(missing: readonly Mention[]): string {
  return levels
    .flatMap((level) => missing.filter((mention) => mention.level === level))
    .map(({ level, id, what, law }) => `  ${level.padEnd(5)}  ${id}: ${what} (${lawText(law)})\n`)
    .join('');
}

export function lawText({ name, article, certainty }: Mention['law']): string {
  return `${name}, ${article}${certainty === 'confirmed' ? '' : `; ${certainty}`}`;
}
