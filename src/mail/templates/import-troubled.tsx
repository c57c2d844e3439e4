import type { SourceTrouble } from '#database/import/troubles.ts';
import { letter } from '#mail/parts/letter.tsx';
import type { Template } from '#mail/rendering/template.ts';
import { atOffice, pathOf } from './at-office.ts';

const words = {
  stale: 'MAIL_IMPORT_STALE',
  'nothing changes': 'MAIL_IMPORT_NO_CHANGE',
  'many bad': 'MAIL_IMPORT_BAD',
  'many without photographs': 'MAIL_IMPORT_PHOTOS',
  'unknown values': 'MAIL_IMPORT_VALUES',
} as const satisfies Record<SourceTrouble, string>;

/** Properties of a source are not imported as they should be. */
export const importTroubled: Template<'import-troubled'> = ({ source, troubles, link }, context) => {
  const { t, settings } = context;
  return letter(link ? atOffice(context, link) : context, {
    subject: t('MAIL_IMPORT_TROUBLED_SUBJECT', { source }),
    why: t('MAIL_WHY_IMPORTS'),
    name: settings.agency.name,
    said: [...troubles.map((each) => t(words[each], { source })), t('MAIL_IMPORT_ONCE')],
    ...(link && { main: { path: pathOf(link), label: t('MAIL_IMPORT_ACTION') } }),
  });
};
