import { data, redirect } from 'react-router';
import { type AddedPhotograph, addPhotograph } from '#commands/media/add-photograph.ts';
import { arrangeMedia } from '#commands/media/arrange-media.ts';
import { changeMedia, removeMedia, restoreMedia } from '#commands/media/change-media.ts';
import { remakeMedia, undoRemaking } from '#commands/media/remake-media.ts';
import { unlockField } from '#commands/property/field-lock.ts';
import { listOfficeMedia } from '#database/property/office-media.ts';
import { type Language, languages } from '#domain/language.ts';
import { pictureNatures } from '#domain/media/picture-nature.ts';
import { textOf } from '#office/forms/read-form.ts';
import { type OfficeContext, staffBy } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';

/** `refusals`: a sentence for each file that was not taken. */
export type PhotosAnswer = { refusals: string[] };

export async function actOnPhotos(office: OfficeContext, propertyId: number, form: FormData) {
  const by = staffBy(office);
  const here = (query = 'told=saved') => redirect(`/office/properties/${propertyId}/photos/?${query}`, 303);
  const mediaId = Number(textOf(form, 'id')) || 0;
  const one = { propertyId, mediaId };
  switch (textOf(form, 'do')) {
    case 'upload':
      return uploadAll(office, propertyId, form);
    case 'forward':
      return move(office, one, (place) => place - 1);
    case 'back':
      return move(office, one, (place) => place + 1);
    case 'first':
      return move(office, one, () => 0);
    case 'arrange':
      return (await arrangeMedia(by, propertyId, form.getAll('order').map(Number))) ? here() : gone();
    case 'plan':
    case 'photo':
      return (await changeMedia(by, one, { kind: textOf(form, 'do') as 'plan' | 'photo' })) ? here() : gone();
    case 'describe': {
      const nature = pictureNatures.find((each) => each === textOf(form, 'nature'));
      return (await changeMedia(by, one, { nature, caption: captionIn(form) })) ? here() : gone();
    }
    case 'turn': {
      const remaking = { kind: 'turn', degrees: 90 } as const;
      const remade = await remakeMedia({ ...by, ...storesOf(office) }, { ...one, remaking });
      return remade.outcome === 'remade' ? here('told=remade') : gone();
    }
    case 'undo':
      return (await undoRemaking(by, one)) ? here('told=remade') : gone();
    case 'remove': {
      const pictureId = await removeMedia(by, one);
      return pictureId ? here(`removed=${pictureId}`) : gone();
    }
    case 'restore': {
      const pictureId = textOf(form, 'picture');
      return (await restoreMedia(by, { propertyId, pictureId })) ? here('told=restored') : gone();
    }
    case 'unlock':
      for (const key of ['photos', 'photoOrder']) await unlockField(by, { propertyId, key });
      return here();
    default:
      throw new Response('There is no such button.', { status: 400 });
  }
}

export function storesOf({ pictureFiles, jobs }: OfficeContext) {
  return { storage: pictureFiles, jobs };
}

function gone(): never {
  throw data(null, 404);
}

async function move(
  office: OfficeContext,
  { propertyId, mediaId }: { propertyId: number; mediaId: number },
  placeAfter: (place: number) => number,
) {
  const ids = (await listOfficeMedia(office.database, propertyId)).map(({ id }) => id);
  const place = ids.indexOf(mediaId);
  if (place < 0) gone();
  const others = ids.filter((id) => id !== mediaId);
  const next = Math.min(Math.max(placeAfter(place), 0), others.length);
  await arrangeMedia(staffBy(office), propertyId, others.toSpliced(next, 0, mediaId));
  return redirect(`/office/properties/${propertyId}/photos/?told=saved#photo-${mediaId}`, 303);
}

async function uploadAll(office: OfficeContext, propertyId: number, form: FormData) {
  const refusals: string[] = [];
  for (const file of form.getAll('file')) {
    // An empty file field sends an empty file.
    if (!(file instanceof File) || file.size === 0) continue;
    const added = await uploadOne(office, propertyId, file);
    const refusal = refusalText(added, office.language);
    if (refusal) refusals.push(`${file.name}: ${refusal}`);
  }
  if (refusals.length > 0) return data<PhotosAnswer>({ refusals }, 422);
  return redirect(`/office/properties/${propertyId}/photos/?told=saved`, 303);
}

export async function uploadOne(office: OfficeContext, propertyId: number, file: File) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return addPhotograph({ ...staffBy(office), ...storesOf(office) }, { propertyId, bytes });
}

const refusalKeys = {
  'picture.tooHeavy': 'PHOTOS_TOO_HEAVY',
  'picture.wrongKind': 'PHOTOS_WRONG_KIND',
  'picture.broken': 'PHOTOS_BROKEN',
  'picture.tooLarge': 'PHOTOS_TOO_LARGE',
} as const;

export function refusalText(added: AddedPhotograph, language: Language): string | undefined {
  const t = officeTextsFor(language);
  if (added.outcome === 'refused') return t(refusalKeys[added.refusal]);
  if (added.outcome === 'too many') return t('PHOTOS_TOO_MANY');
  return added.outcome === 'no such property' ? t('NOT_FOUND') : undefined;
}

function captionIn(form: FormData) {
  return Object.fromEntries(
    languages
      .filter((language) => form.has(`caption.${language}`))
      .map((language) => [language, textOf(form, `caption.${language}`).trim().slice(0, 300)]),
  );
}
