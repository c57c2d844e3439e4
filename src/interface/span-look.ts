// Tailwind finds only names that are written in full.
const looks = [
  'desktop:col-span-1',
  'desktop:col-span-2',
  'desktop:col-span-3',
  'desktop:col-span-4',
  'desktop:col-span-5',
  'desktop:col-span-6',
  'desktop:col-span-7',
  'desktop:col-span-8',
  'desktop:col-span-9',
  'desktop:col-span-10',
  'desktop:col-span-11',
  'desktop:col-span-12',
];

/** `columns`: of twelve, on a wide screen. */
export function spanLook(columns: number): string {
  return looks[columns - 1] ?? '';
}
