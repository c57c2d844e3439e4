import { storePicture } from '#images/store-picture.ts';
import { refusalText, storesOf } from '#office/property-photos/act-on-photos.server.ts';
import type { OfficeContext } from '#office/request-context.ts';

type Stored = { id: string | undefined; problem?: undefined } | { problem: string };

/** Stores the file that a `PictureUpload` of that name sent; gives no id if none was chosen. */
export async function storeSentPicture(office: OfficeContext, form: FormData, name: string): Promise<Stored> {
  const file = form.get(`${name}.file`);
  if (!(file instanceof File) || file.size === 0) return { id: undefined };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const stored = await storePicture({ database: office.database, ...storesOf(office) }, bytes);
  if (!('refusal' in stored)) return { id: stored.id };
  const refused = { outcome: 'refused', refusal: stored.refusal } as const;
  return { problem: refusalText(refused, office.language) ?? '' };
}
