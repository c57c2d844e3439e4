import { listOfficeMedia } from '#database/property/office-media.ts';
import { listLocks } from '#database/property/property-edits.ts';
import type { LocalisedText } from '#domain/language.ts';
import type { PictureNature } from '#domain/media/picture-nature.ts';
import { pictureAddress } from '#images/addresses.ts';
import { findProperty } from '#office/properties/find-property.server.ts';
import { systemOf } from '#office/property-editor/system-of.server.ts';
import type { OfficeContext } from '#office/request-context.ts';
import type { OfficeTexts } from '#texts/office/texts.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { ownLanguageNames } from '#texts/wording/own-language-names.ts';
import { typeName } from '#texts/wording/property-words.ts';

const told = {
  saved: 'SAVED',
  restored: 'PHOTOS_TOLD_RESTORED',
  remade: 'PHOTOS_TOLD_REMADE',
  redacted: 'PHOTOS_TOLD_REDACTED',
} as const;

export async function loadPhotos(office: OfficeContext, id: string, url: URL) {
  const { database, language, settings, publicUrl } = office;
  const property = await findProperty(office, id);
  const t = officeTextsFor(language);
  const languages = settings.languages.filter(({ inUse }) => inUse).map(({ code }) => code);
  const media = await listOfficeMedia(database, property.id);
  const system = systemOf(property.source);
  const locks = (await listLocks(database, property.id)).map(({ key }) => key);
  const toldKey = told[(url.searchParams.get('told') ?? '') as keyof typeof told];
  const removed = url.searchParams.get('removed') ?? '';
  return {
    id: property.id,
    title: [typeName(property.type, language), property.city].join(', '),
    reference: property.reference,
    told: toldKey ? t(toldKey) : '',
    /** The photograph just taken off, so that it can be put back. */
    removed: /^[0-9a-f]{20}$/.test(removed) ? removed : undefined,
    photos: media.map(
      ({ id: mediaId, kind, caption, pictureId, made_from, nature, width, height }, index) => {
        const captions = (caption ?? {}) as LocalisedText;
        return {
          id: mediaId,
          number: index + 1,
          isPlan: kind === 'plan',
          address: publicUrl + pictureAddress({ id: pictureId, name: '-' }, 500),
          width,
          height,
          nature: nature as PictureNature,
          canUndo: made_from !== null,
          described: languages.filter((each) => captions[each]?.trim()).length,
          captions: languages.map((each) => ({
            language: each,
            name: ownLanguageNames[each],
            text: captions[each] ?? '',
          })),
        };
      },
    ),
    languages: languages.length,
    /** Undefined if the property is entered here. */
    source: system && managedBy(locks, system, t),
  };
}

function managedBy(locks: readonly string[], system: string, t: OfficeTexts) {
  if (locks.includes('photos'))
    return { isManaged: true, title: t('PHOTOS_MANAGED'), hint: t('PHOTOS_MANAGED_HINT', { system }) };
  if (locks.includes('photoOrder'))
    return { isManaged: true, title: t('PHOTOS_ORDERED'), hint: t('PHOTOS_ORDERED_HINT', { system }) };
  return { isManaged: false, title: t('PHOTOS_FED', { system }), hint: '' };
}
