import { data, redirect } from 'react-router';
import { addLibraryPicture, removeLibraryPicture } from '#commands/picture/library-picture.ts';
import { type LibraryPicture, listLibrary, listPropertyPictures } from '#database/picture/library.ts';
import { formatNumber } from '#domain/text/numbers.ts';
import { formatDay } from '#domain/time/dates.ts';
import { pictureAddress } from '#images/addresses.ts';
import { pagingOf } from '#interface/paging.ts';
import { textOf } from '#office/forms/read-form.ts';
import { refusalText, storesOf } from '#office/property-photos/act-on-photos.server.ts';
import { type OfficeContext, staffBy, staffOf } from '#office/request-context.ts';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { contentUses, type PictureUse } from './picture-uses.server.ts';

const ON_PAGE = 48;
const PATH = '/office/content/pictures/';

const views = {
  used: 'PICTURES_USED',
  spare: 'PICTURES_SPARE',
  homes: 'PROPERTIES',
} as const;

type View = keyof typeof views;

/** Without the right to read properties their photographs are left out. */
function askedIn({ searchParams }: URL, mayReadHomes: boolean) {
  const view = searchParams.get('view');
  const page = searchParams.get('page') ?? '1';
  const asked: View = view === 'spare' || (view === 'homes' && mayReadHomes) ? view : 'used';
  return {
    view: asked,
    text: (searchParams.get('text') ?? '').trim().slice(0, 100).toWellFormed().replaceAll('\0', ''),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

type Asked = ReturnType<typeof askedIn>;

function addressOf({ view, text, page }: Asked): string {
  const search = new URLSearchParams({
    ...(view !== 'used' && { view }),
    ...(text && { text }),
    ...(page > 1 && { page: String(page) }),
  });
  return search.size > 0 ? `${PATH}?${search}` : PATH;
}

const tolds = { added: 'PICTURES_TOLD_ADDED', removed: 'PICTURES_TOLD_REMOVED' } as const;

export async function loadPictures(office: OfficeContext, url: URL) {
  const { publicUrl, language } = office;
  const t = officeTextsFor(language);
  const mayReadHomes = staffOf(office).may('homes.read');
  const asked = askedIn(url, mayReadHomes);
  const { rows, total } = asked.view === 'homes' ? await homes(office, asked) : await content(office, asked);
  const pages = Math.max(1, Math.ceil(total / ON_PAGE));
  if (asked.page > pages) throw redirect(addressOf({ ...asked, page: pages }));
  const shown: View[] = mayReadHomes ? ['used', 'spare', 'homes'] : ['used', 'spare'];
  const told = tolds[url.searchParams.get('told') as keyof typeof tolds];
  return {
    told: told ? t(told) : '',
    note: t('PICTURES_NOTE', { count: total }),
    text: asked.text,
    view: asked.view,
    tabs: shown.map((view) => ({
      to: addressOf({ ...asked, view, page: 1 }),
      text: t(views[view]),
      isCurrent: view === asked.view,
    })),
    rows: rows.map(({ id, width, height, sizeBytes, addedAt, name, uses }) => ({
      id,
      uses,
      name: name ?? '',
      address: publicUrl + pictureAddress({ id, name: '-' }, 500),
      size: `${width}\u202f×\u202f${height} · ${weight(sizeBytes)}`,
      when: formatDay(addedAt, language),
    })),
    paging:
      total > ON_PAGE
        ? pagingOf(asked.page, pages, t('INBOX_PAGE_OF', { page: asked.page, pages }), (page) =>
            addressOf({ ...asked, page }),
          )
        : undefined,
  };
}

type Found = { rows: (LibraryPicture & { uses: PictureUse[] })[]; total: number };

/** Looks through all of them: the site has some hundreds, and one query lists the stored ones. */
async function content(office: OfficeContext, { view, text, page }: Asked): Promise<Found> {
  const uses = await contentUses(office);
  const words = text.toLowerCase();
  const found = (await listLibrary(office.database, [...uses.keys()]))
    .map((picture) => ({ ...picture, uses: uses.get(picture.id) ?? [] }))
    .filter((picture) => (view === 'spare') === (picture.uses.length === 0))
    .filter(({ name, uses: places }) =>
      [name ?? '', ...places.map((place) => place.text)].join(' ').toLowerCase().includes(words),
    );
  return { rows: found.slice((page - 1) * ON_PAGE, page * ON_PAGE), total: found.length };
}

async function homes({ database }: OfficeContext, { text, page }: Asked): Promise<Found> {
  const { rows, total } = await listPropertyPictures(database, { text, page, pageSize: ON_PAGE });
  return {
    total,
    rows: rows.map((row) => ({
      ...row,
      uses: [{ text: row.reference, to: `/office/properties/${row.propertyId}/photos/` }],
    })),
  };
}

/** In the usual units of file sizes. */
function weight(bytes: number): string {
  return bytes < 1_000_000
    ? `${formatNumber(Math.max(1, Math.round(bytes / 1000)))}\u00a0kB`
    : `${formatNumber(Math.round(bytes / 1_000_000))}\u00a0MB`;
}

/** `refusals`: a sentence for each file that was not taken. */
export type PicturesAnswer = { refusals: string[] };

export async function actOnPictures(office: OfficeContext, form: FormData) {
  const { jobs, language } = office;
  const t = officeTextsFor(language);
  const button = textOf(form, 'do');
  if (button === 'remove') {
    const done = await removeLibraryPicture({ ...staffBy(office), jobs }, textOf(form, 'id'));
    if (done === 'used') return data<PicturesAnswer>({ refusals: [t('PICTURES_IN_USE')] }, 409);
    return redirect(`${PATH}?view=spare&told=removed`, 303);
  }
  if (button !== 'add') throw new Response('There is no such button.', { status: 400 });
  const refusals: string[] = [];
  let added = 0;
  for (const file of form.getAll('file')) {
    // An empty file field sends an empty file.
    if (!(file instanceof File) || file.size === 0) continue;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const name = file.name.toWellFormed().replaceAll('\0', '').slice(0, 200);
    const kept = await addLibraryPicture({ ...staffBy(office), ...storesOf(office) }, { name, bytes });
    if ('refusal' in kept)
      refusals.push(`${name}: ${refusalText({ outcome: 'refused', refusal: kept.refusal }, language) ?? ''}`);
    else added += 1;
  }
  if (refusals.length === 0 && added === 0) refusals.push(t('PICTURES_NO_FILE'));
  if (refusals.length > 0) return data<PicturesAnswer>({ refusals }, 422);
  return redirect(`${PATH}?view=spare&told=added`, 303);
}
