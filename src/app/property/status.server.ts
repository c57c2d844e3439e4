import type { Availability } from '#domain/property/availability.ts';
import type { ShownStatus } from '#interface/status.tsx';
import type { Texts } from '#texts/server/texts.ts';

export function presentStatus(t: Texts, availability: Availability): ShownStatus {
  if (availability === 'available') return { kind: 'available', text: t('AVAILABLE') };
  if (availability === 'option') return { kind: 'option', text: t('OPTION') };
  if (availability === 'rented') return { kind: 'gone', text: t('RENTED') };
  return { kind: 'gone', text: availability === 'sold_out' ? t('SOLD_OUT') : t('SOLD') };
}
