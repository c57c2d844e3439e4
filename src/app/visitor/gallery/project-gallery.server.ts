import type { RequestContext } from '#app/request-context.ts';
import { getShownProject } from '#app/visitor/project/asked-project.server.ts';
import { listMedia } from '#database/property/property-page.ts';
import { href } from '#site/paths/paths.ts';
import { projectPath } from '#site/paths/property-address.ts';
import { projectPrice } from '#texts/wording/property-words.ts';
import { presentGallery } from './gallery.server.ts';

/** Throws what `getShownProject` and `presentGallery` throw. */
export async function loadProjectGallery(context: RequestContext, idInAddress: string, pathname: string) {
  const { database, language, tags } = context;
  const row = await getShownProject(context, idInAddress, pathname);
  const { id, reference, name } = row;
  // The project is sold out once its units are.
  tags.add('properties').add('places');
  const media = await listMedia(database, { projectId: id });
  const isGone = row.units > 0 && row.open === 0;
  return presentGallery(
    context,
    {
      screen: 'projectGallery',
      id,
      reference,
      title: name,
      shortTitle: name,
      path: projectPath(row, language),
      price: isGone ? null : projectPrice(row, language),
      isGone,
      appointment: `${href(language, 'projectInformation', { id })}?wish=visit`,
    },
    { media, films: [] },
  );
}
