import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { type Language, languages } from '#domain/language.ts';
import { removePictures } from '#images/remove-pictures.ts';
import { storePicture } from '#images/store-picture.ts';
import { createPictureVariants } from '#images/variants.ts';
import { createLog } from '#server/start/log.ts';
import { href } from '#site/paths/paths.ts';
import { createTestApp } from '#test/app.ts';
import { passCaptcha } from '#test/captcha.ts';
import { addPage } from '#test/factories.ts';
import { type FormTextKey, formTexts } from '#texts/forms/texts.ts';

const { request, database, pictureFiles } = await createTestApp();
await addPage(database, 'privacy');

const photo = await sharp({
  create: {
    width: 2400,
    height: 1200,
    channels: 3,
    background: '#a5432d',
    noise: { type: 'gaussian', mean: 128, sigma: 20 },
  },
})
  .withMetadata({ orientation: 6 })
  .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 3/1 0/1' } })
  .jpeg()
  .toBuffer();

/** A PNG whose header says 60,000 by 60,000 pixels, cut off behind that. */
function bomb(): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(60_000, 0);
  size.writeUInt32BE(60_000, 4);
  size.set([8, 2], 8);
  const pixels = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', size),
    pngChunk('IDAT', pixels),
  ]);
}

function pngChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

const answers = {
  comment: 'Eline belde altijd terug.',
  author: 'Familie Maes',
  email: 'maes@voorbeeld.be',
  privacy: 'yes',
};

let sent = 0;

async function send(
  pictures: (Blob | string)[],
  { language = 'nl', given = {} }: { language?: Language; given?: Record<string, string> } = {},
) {
  const body = new FormData();
  const fields = { ...(await passCaptcha(database, 'testimonial')), ...answers, ...given };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const picture of pictures) body.append('picture', picture);
  return post(href(language, 'writeTestimonial'), body);
}

function post(path: string, body: FormData | ReadableStream, type?: string) {
  sent += 1;
  return request(path, {
    method: 'POST',
    headers: {
      Origin: 'http://localhost',
      'X-Forwarded-For': `192.0.2.${sent}`,
      ...(type ? { 'Content-Type': type } : {}),
    },
    body,
    duplex: 'half',
  } as RequestInit);
}

const file = (bytes: Uint8Array | string, name = 'foto.jpg') =>
  new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], name);
const testimonials = () => database.selectFrom('testimonial').selectAll().orderBy('id').execute();
const pictures = () => database.selectFrom('picture').selectAll().execute();

it('keeps a picture with the words, drawn anew, and shows it when they are published', async () => {
  const answer = await send([file(photo)], { given: { comment: 'Met een foto' } });
  expect(answer.status).toBe(303);
  const draft = (await testimonials()).at(-1);
  expect(draft).toMatchObject({ publication: 'draft', comment: { nl: 'Met een foto' } });
  const picture = (await pictures()).find(({ id }) => id === draft?.picture_id);
  // Upright, and no larger than any place shows it.
  expect(picture).toMatchObject({ width: 800, height: 1600, mime_type: 'image/webp' });
  const original = await pictureFiles.read(picture?.original_key ?? '');
  const { exif, xmp, orientation } = await sharp(original).metadata();
  expect([exif, xmp, orientation]).toEqual([undefined, undefined, undefined]);

  const mail = await database
    .selectFrom('mail_message')
    .select('data')
    .where('template', '=', 'testimonial-for-agency')
    .orderBy('position', 'desc')
    .executeTakeFirstOrThrow();
  const { picturePath } = mail.data as { picturePath: string };
  const shown = await request(picturePath, { headers: { Accept: 'image/webp' } });
  expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/webp']);

  await database
    .updateTable('testimonial')
    .set({ publication: 'published' })
    .where('slug', '=', draft?.slug ?? '')
    .execute();
  const page = await request(href('nl', 'testimonial', { slug: draft?.slug ?? '' }));
  expect(await page.text()).toContain(`/pictures/${picture?.id}/`);
});

it('gives the same picture another address for each who sends it', async () => {
  const before = await pictures();
  expect((await send([file(photo)], { given: { comment: 'Nog eens' } })).status).toBe(303);
  expect((await send([file(photo)], { given: { comment: 'Nog eens' } })).status).toBe(303);
  expect(await pictures()).toHaveLength(before.length + 1);
});

it.each([
  ['nothing is chosen', new File([], '')],
  ['nothing is sent', undefined],
])('takes the words alone where %s', async (_, none) => {
  const comment = crypto.randomUUID();
  expect((await send(none ? [none] : [], { given: { comment } })).status).toBe(303);
  expect((await testimonials()).at(-1)).toMatchObject({ comment: { nl: comment }, picture_id: null });
});

it.each<[what: string, key: FormTextKey, sent: (Blob | string)[]]>([
  ['an SVG', 'PICTURE_WRONG_KIND', [file('<svg xmlns="http://www.w3.org/2000/svg"/>')]],
  ['a page', 'PICTURE_WRONG_KIND', [file('<!doctype html>', 'foto.png')]],
  ['an empty file', 'PICTURE_WRONG_KIND', [file('')]],
  ['one without the name of a file', 'PICTURE_WRONG_KIND', [photo.toString('latin1').slice(0, 1000)]],
  [
    'a JPEG without its beginning',
    'PICTURE_BROKEN',
    [file(Buffer.concat([photo.subarray(0, 3), photo.subarray(900)]))],
  ],
  ['a JPEG without its end', 'PICTURE_BROKEN', [file(photo.subarray(0, photo.length / 2))]],
  ['60,000 by 60,000 pixels', 'PICTURE_TOO_LARGE', [file(bomb())]],
  ['9 MB', 'PICTURE_TOO_HEAVY', [file(Buffer.concat([photo, Buffer.alloc(9_000_000)]))]],
  ['two', 'PICTURE_SINGLE', [file(photo), file(photo, 'twee.jpg')]],
])('refuses %s and keeps what was typed', async (_, key, sentPictures) => {
  const before = [await testimonials(), await pictures()];
  const answer = await send(sentPictures);
  const html = await answer.text();
  expect(answer.status).toBe(422);
  expect(html).toContain(formTexts('nl')(key));
  expect(html).toContain(answers.comment);
  expect(html).toContain(`value="${answers.author}"`);
  expect([await testimonials(), await pictures()]).toEqual(before);
});

it.each([
  ['HEIC', '\0\0\0\x18ftypheic'],
  ['AVIF', '\0\0\0\x1cftypavif'],
  ['PDF', '%PDF-1.7'],
])('says that a file is in %s, and what to do', async (kind, bytes) => {
  const before = await pictures();
  const answer = await send([file(bytes)]);
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain(formTexts('nl')('PICTURE_OF_KIND', { kind }));
  expect(await pictures()).toEqual(before);
});

it.each(languages)(
  'says in %s that a picture is of the wrong kind, or has to be chosen again',
  async (language) => {
    const t = formTexts(language);
    const wrong = await (await send([file('GIF89')], { language })).text();
    expect(wrong.split(t('PICTURE_WRONG_KIND'))).toHaveLength(4);
    expect(wrong).not.toContain(`>${t('PICTURE_AGAIN')}<`);
    const incomplete = await (await send([file(photo)], { language, given: { author: '' } })).text();
    expect(incomplete).toContain(`>${t('PICTURE_AGAIN')}<`);
  },
);

it('breaks off what is too large for any picture', async () => {
  let chunks = 0;
  const endless = new ReadableStream({
    pull(controller) {
      chunks += 1;
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  const answer = await post('/de/ihre-erfahrung/', endless, 'multipart/form-data; boundary=a');
  expect(answer.status).toBe(413);
  expect(await answer.text()).toContain('Dieses Foto ist zu groß');
  expect(chunks).toBeLessThan(20);
});

it('has as little room as any form for words, on its page, and for files, on any other', async () => {
  const words = new FormData();
  words.append('comment', 'x'.repeat(200_000));
  expect((await post('/nl/uw-ervaring/', words)).status).toBe(413);
  const elsewhere = new FormData();
  elsewhere.append('picture', file(Buffer.alloc(200_000)));
  expect((await post('/nl/contact/', elsewhere)).status).toBe(413);
});

it('removes the pictures of testimonials that are gone, with all their files, and no others', async () => {
  const variants = createPictureVariants(database, pictureFiles);
  const remove = () => removePictures({}, { database, pictures: variants, log: createLog('silent') });
  const kept = await storePicture(
    { database, storage: pictureFiles, jobs: { enqueue: async () => {} } },
    photo,
  );
  if ('refusal' in kept) throw new Error(kept.refusal);
  expect((await send([file(photo)], { given: { comment: 'Weg ermee' } })).status).toBe(303);
  const gone = (await testimonials()).at(-1);
  const row = (await pictures()).find(({ id }) => id === gone?.picture_id);
  if (!gone || !row) throw new Error('There is no picture to remove');
  await variants.get({ id: row.id, width: 500, format: 'avif' });
  const files = [row.original_key, `variants/${row.id}/500.avif`];
  const areThere = () => Promise.all(files.map((key) => pictureFiles.exists(key)));

  await remove();
  expect(await areThere()).toEqual([true, true]);
  const before = await pictures();
  await database.deleteFrom('testimonial').where('id', '=', gone.id).execute();
  await remove();
  expect(await areThere()).toEqual([false, false]);
  expect(await pictures()).toEqual(before.filter(({ id }) => id !== row.id));
  expect(before.map(({ id }) => id)).toContain(kept.id);
});
