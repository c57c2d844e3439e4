import type { RequestContext } from '#app/request-context.ts';
import type { StoredPicture } from '#database/picture/stored-picture.ts';
import type { MediaRow } from '#database/property/property-page.ts';
import { textsFor } from '#texts/server/texts.ts';
import { pictureNote } from '#texts/wording/picture-note.ts';
import { photoBandHeight, widthInBand } from './brochure/arrange-back.server.ts';
import { photoBox, smallPhotoBox } from './brochure/front.server.ts';
import type { Brochure } from './brochure.server.ts';
import { loadPictures } from './pictures.server.ts';

const mostSmall = 3;
const mostInBand = 2;

/**
 * A photograph in front with three below it, the plans behind. More photographs if there is no plan; a plan in front if
 * there is no photograph.
 */
export async function brochurePictures(
  context: RequestContext,
  media: readonly { kind: MediaRow['kind']; picture: Pick<StoredPicture, 'id' | 'nature'> }[],
  shown: Pick<Brochure, 'title' | 'lede' | 'description'>,
): Promise<Pick<Brochure, 'photo' | 'isPlanInFront' | 'smallPhotos' | 'band'>> {
  const t = textsFor(context.language);
  const of = (kind: MediaRow['kind']) =>
    media
      .filter((each) => each.kind === kind)
      .map(({ picture: { id, nature } }, index) => ({
        id,
        note: pictureNote(nature, context.language),
        alt: t(kind === 'photo' ? 'PHOTO_OF' : 'PLAN_OF', { title: shown.title.text, number: index + 1 }),
      }));
  const [photos, plans] = [of('photo'), of('plan')];
  const [first, ...others] = photos.length > 0 ? photos : plans;
  const isPlanInFront = photos.length === 0;
  const small = isPlanInFront ? [] : others.slice(0, mostSmall);
  const restOfPlans = isPlanInFront ? others : plans;
  const isPlan = restOfPlans.length > 0;
  const morePhotos = isPlanInFront ? [] : others.slice(mostSmall, mostSmall + mostInBand);
  // A single photograph would be as large as the one in front.
  const band = isPlan ? restOfPlans.slice(0, mostInBand) : morePhotos.length === mostInBand ? morePhotos : [];
  const width = widthInBand(band.length);

  const whole = { fit: 'contain' } as const;
  const cut = { fit: 'cover' } as const;
  const front = { ...photoBox(shown, small.length), ...(isPlanInFront ? whole : cut) };
  const [photo = null] = await loadPictures(context, first ? [{ ...first, box: front }] : []);
  const smallBox = { ...smallPhotoBox(small.length), ...cut };
  const bandBox = isPlan ? { width, height: 330, ...whole } : { width, height: photoBandHeight, ...cut };
  return {
    photo,
    isPlanInFront,
    smallPhotos: await loadPictures(
      context,
      small.map((each) => ({ ...each, box: smallBox })),
    ),
    band: {
      pictures: await loadPictures(
        context,
        band.map((each) => ({ ...each, box: bandBox })),
      ),
      isPlan,
    },
  };
}
