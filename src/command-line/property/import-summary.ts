import type { ImportTally } from '#import/core/import-properties.ts';

export function summaryOf(tally: ImportTally, isRehearsal: boolean, ms: number): string {
  const { read, created, changed, unchanged, bad, withdrawn, withoutVillage, lackingPhotos } = tally;
  const counts = [
    `${created} new`,
    `${changed} changed`,
    `${unchanged} as before`,
    ...(withdrawn > 0 ? [`${withdrawn} withdrawn`] : []),
    ...(bad > 0 ? [`${bad} bad`] : []),
    ...(lackingPhotos > 0
      ? [`${lackingPhotos} with unreadable photographs, which keep their earlier ones`]
      : []),
    ...(withoutVillage > 0
      ? [`${withoutVillage} placed in their municipality, because they name no village`]
      : []),
  ];
  const end = isRehearsal ? 'Nothing was written (--dry-run).' : '';
  const summary = `${read} rows in ${(ms / 1000).toFixed(1)} s: ${counts.join(', ')}. ${end}`.trim();
  return `${summary}\n${lackText(tally)}`;
}

/** No error: the source decides what is published. */
function lackText({ lacking, withoutRent, held }: ImportTally): string {
  const drafts =
    held > 0
      ? `${held} are drafts, because they lack something the law requires: see properties check.\n`
      : '';
  if (lacking === 0) return drafts;
  const rents = withoutRent > 0 ? `, ${withoutRent} of them the rent of a home, which must be shown` : '';
  return `${drafts}${lacking} lack something the law requires in an advertisement${rents}: see properties check.\n`;
}
