import type { Kysely } from 'kysely';
import type { Database } from '#database/client.ts';
import { findSettings } from '#database/site/settings.ts';
import { filmAt } from '#domain/media/film-address.ts';
import { videoLink } from '#domain/media/video-link.ts';
import type { FileStorage } from '#images/storage.ts';
import { filmKey } from '#images/store-film.ts';
import { defaultSettings } from '#site/settings/settings.ts';
import type { SiteProblem } from '#site/site-problem.ts';

type WrittenPages = readonly { modules?: readonly { type?: string; video?: string }[] }[];

/** Why films of banners would never play. `pages`: valid, as written. */
export async function filmProblems(
  database: Kysely<Database>,
  films: Pick<FileStorage, 'exists'>,
  pages: WrittenPages,
): Promise<SiteProblem[]> {
  const { filmHosts = defaultSettings.filmHosts } = (await findSettings(database)) ?? {};
  const problems: SiteProblem[] = [];
  for (const [index, { modules = [] }] of pages.entries()) {
    for (const [place, module] of modules.entries()) {
      if (module.type !== 'banner' || !module.video) continue;
      const reason = await reasonAgainst(module.video, films, filmHosts as readonly string[]);
      if (reason) problems.push({ path: `pages[${index}].modules[${place}].video`, reason });
    }
  }
  return problems;
}

const players: Partial<Record<string, string>> = { youtube: 'YouTube', vimeo: 'Vimeo', facebook: 'Facebook' };

async function reasonAgainst(
  address: string,
  films: Pick<FileStorage, 'exists'>,
  hosts: readonly string[],
): Promise<string | undefined> {
  const stored = filmAt(address);
  if (stored)
    return (await films.exists(filmKey(stored))) ? undefined : `there is no film ${address} on this site`;
  if (address.startsWith('/')) return undefined;
  const link = videoLink(address);
  const { hostname } = new URL(address);
  if (link && link.kind !== 'file') {
    return `is a page of ${players[link.kind] ?? hostname}, not a film: store the film itself with "films add", or use a module "textWithPicture", which asks the visitor first`;
  }
  return hosts.includes(hostname)
    ? undefined
    : `is on ${hostname}, which is not in "filmHosts" of the settings: store the film with "films add", or add the host`;
}
