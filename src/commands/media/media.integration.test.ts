import { beforeEach, describe, expect, it } from 'vitest';
import { addProperty } from '#test/factories.ts';
import { mediaCommands, photograph } from '#test/media-commands.ts';
import { addPhotograph } from './add-photograph.ts';
import { arrangeMedia } from './arrange-media.ts';
import { changeMedia, removeMedia, restoreMedia } from './change-media.ts';
import { remakeMedia, undoRemaking } from './remake-media.ts';

const { database, by, property, add, shown, pictureOf } = await mediaCommands();

let propertyId: number;
beforeEach(() => {
  propertyId = property();
});

const natureOf = async (mediaId: number) =>
  (
    await database
      .selectFrom('picture')
      .select('nature')
      .where('id', '=', await pictureOf(mediaId))
      .executeTakeFirst()
  )?.nature;

describe('photographs that come in', () => {
  it('are each there once, however often and however many at once they come', async () => {
    const files = await Promise.all(
      Array.from({ length: 30 }, (_, seed) => photograph(seed, { width: 64, height: 48 })),
    );
    const twice = [...files, ...files.toReversed()];
    await Promise.all(twice.map((bytes) => add(bytes)));
    const media = await shown();
    expect(media).toHaveLength(30);
    expect(media.map(({ sort }) => sort)).toEqual(Array.from({ length: 30 }, (_, place) => place));
  });

  it.each([
    ['nothing', Buffer.alloc(0), 'picture.wrongKind'],
    ['a text', Buffer.from('<svg onload="alert(1)"/>'), 'picture.wrongKind'],
    ['a broken file', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]), 'picture.broken'],
    ['a file of 26 MB', Buffer.alloc(26 * 1024 * 1024), 'picture.tooHeavy'],
  ])('are refused with the reason: %s', async (_, bytes, refusal) => {
    expect(await addPhotograph(by, { propertyId, bytes })).toEqual({ outcome: 'refused', refusal });
    expect(await shown()).toEqual([]);
  });

  it('belong to a property that there is', async () => {
    const bytes = await photograph(1);
    expect(await addPhotograph(by, { propertyId: 999_999, bytes })).toEqual({ outcome: 'no such property' });
  });
});

describe('the order', () => {
  it('is the one that is given, with what came meanwhile behind', async () => {
    const ids = [];
    for (let seed = 0; seed < 4; seed += 1) ids.push(await add(await photograph(seed)));
    const [one = 0, two = 0, three = 0, four = 0] = ids;
    expect(await arrangeMedia(by, propertyId, [three, one, three])).toBe(true);
    expect((await shown()).map(({ id }) => id)).toEqual([three, one, two, four]);
  });

  it('is not changed by what is not of the property', async () => {
    const own = await add(await photograph(1));
    const other = await addProperty(database, { reference: `O-${Math.random()}` });
    const theirs = await add(await photograph(2), other);
    expect(await arrangeMedia(by, propertyId, [theirs, own])).toBe(false);
    expect(await changeMedia(by, { propertyId, mediaId: theirs }, { kind: 'plan' })).toBe(false);
    expect(await removeMedia(by, { propertyId, mediaId: theirs })).toBeUndefined();
    const remaking = { kind: 'turn', degrees: 90 } as const;
    expect(await remakeMedia(by, { propertyId, mediaId: theirs, remaking })).toEqual({
      outcome: 'no such picture',
    });
  });
});

describe('one of them', () => {
  it('is described, called a plan, taken off and put back', async () => {
    const mediaId = await add(await photograph(1));
    await changeMedia(by, { propertyId, mediaId }, { caption: { nl: 'Keuken', fr: ' ' } });
    await changeMedia(by, { propertyId, mediaId }, { kind: 'plan' });
    expect(await shown()).toMatchObject([{ kind: 'plan', caption: { nl: 'Keuken' } }]);
    const pictureId = (await removeMedia(by, { propertyId, mediaId })) ?? '';
    expect(await shown()).toEqual([]);
    expect(await restoreMedia(by, { propertyId, pictureId })).toBe(true);
    expect(await restoreMedia(by, { propertyId, pictureId })).toBe(false);
    expect(await shown()).toMatchObject([{ picture_id: pictureId, kind: 'plan', caption: { nl: 'Keuken' } }]);
  });

  it('that was never on this property is not put on it', async () => {
    const other = await addProperty(database, { reference: `O-${Math.random()}` });
    await add(await photograph(5), other);
    const [theirs] = await shown(other);
    expect(await restoreMedia(by, { propertyId, pictureId: theirs?.picture_id ?? '' })).toBe(false);
  });

  it('is turned and cropped, and goes back', async () => {
    const mediaId = await add(await photograph(1));
    const first = await pictureOf(mediaId);
    const sizes = async () =>
      database
        .selectFrom('picture')
        .select(['width', 'height'])
        .where('id', '=', await pictureOf(mediaId))
        .executeTakeFirst();
    await changeMedia(by, { propertyId, mediaId }, { nature: 'staged' });
    await remakeMedia(by, { propertyId, mediaId, remaking: { kind: 'turn', degrees: 90 } });
    expect(await sizes()).toEqual({ width: 480, height: 640 });
    expect(await natureOf(mediaId)).toBe('staged');
    const box = { left: 0.5, top: 0, width: 0.5, height: 0.25 };
    await remakeMedia(by, { propertyId, mediaId, remaking: { kind: 'crop', box } });
    expect(await sizes()).toEqual({ width: 240, height: 160 });
    expect(await undoRemaking(by, { propertyId, mediaId })).toBe(true);
    expect(await undoRemaking(by, { propertyId, mediaId })).toBe(true);
    expect(await pictureOf(mediaId)).toBe(first);
    expect(await undoRemaking(by, { propertyId, mediaId })).toBe(false);
  });
});
