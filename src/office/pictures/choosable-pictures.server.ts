import { readPictureContents } from '#database/picture/picture-contents.ts';
import { listPictures } from '#database/picture/pictures.ts';
import { listArticleEdits } from '#database/site/article-edits.ts';
import { listPageEdits } from '#database/site/page-edits.ts';
import { findSettings } from '#database/site/settings.ts';
import { pictureAddress } from '#images/addresses.ts';
import type { OfficeContext } from '#office/request-context.ts';
import { picturesIn } from '#site/pages/pictures-in.ts';

/**
 * Pictures of pages, articles, their edits and the settings. Those of properties are not among them: some are not
 * public yet.
 */
export async function choosablePictures({ database, publicUrl }: OfficeContext, content: unknown) {
  const [stored, edits, settings, articleEdits] = await Promise.all([
    readPictureContents(database),
    listPageEdits(database),
    findSettings(database),
    listArticleEdits(database),
  ]);
  const ids = [
    ...picturesIn([
      content,
      stored.pages,
      edits,
      settings,
      stored.articles,
      articleEdits,
      stored.added,
    ]).keys(),
  ];
  const rows = await listPictures(database, ids);
  return ids.flatMap((id) =>
    rows.some((row) => row.id === id)
      ? [{ id, address: publicUrl + pictureAddress({ id, name: '-' }, 500) }]
      : [],
  );
}
