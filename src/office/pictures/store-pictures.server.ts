import { storePicture } from '#images/store-picture.ts';
import { refusalText, storesOf } from '#office/property-photos/act-on-photos.server.ts';
import type { OfficeContext } from '#office/request-context.ts';

/** Stores each picture sent with the form and puts its id into its field. Gives the reason if one was refused. */
export async function storePictures(office: OfficeContext, form: FormData): Promise<string | undefined> {
  for (const [name, file] of [...form]) {
    if (!(file instanceof File) || file.size === 0 || !name.endsWith('.file')) continue;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const stored = await storePicture({ database: office.database, ...storesOf(office) }, bytes);
    if ('refusal' in stored) {
      const refused = { outcome: 'refused', refusal: stored.refusal } as const;
      return `${file.name}: ${refusalText(refused, office.language) ?? ''}`;
    }
    const field = name.slice(0, -'.file'.length);
    form.delete(name);
    if (form.has(`${field}.many`)) form.append(field, stored.id);
    else form.set(field, stored.id);
  }
  return undefined;
}
