import type { Language } from '#domain/language.ts';

/**
 * A street of Brussels has two official names, written 'Louizalaan / Avenue Louise'. A reader of neither Dutch nor
 * French gets the French one, which nine in ten there use.
 */
export function streetName(street: string, region: string | null, language: Language): string {
  const [dutch = '', french, ...more] = street.split(' / ').map((name) => name.trim());
  if (region !== 'brussels' || !dutch || !french || more.length > 0) return street;
  return language === 'nl' ? dutch : french;
}
