import { z } from 'zod';
import { type Site, WrongUse } from '#command-line/command.ts';
import { getSettings } from '#command-line/site/site-settings.ts';
import { isOfAgency } from '#commands/person/places.ts';
import { typedPhone } from '#domain/person/phone.ts';
import { typedLine } from '#domain/text/typed-line.ts';
import type { Settings } from '#site/settings/settings.ts';

const address = z.union([z.email().max(254), z.string().regex(typedPhone)]);

/** An e-mail address, or the phone number of somebody who gave nothing else. Throws WrongUse. */
export function readAddress([typed, ...more]: readonly string[]): string {
  if (typed === undefined) throw new WrongUse('Give an e-mail address or a phone number.');
  if (more.length > 0)
    throw new WrongUse(`Only one address is taken at a time: leave out ${more.join(', ')}.`);
  const { data } = address.safeParse(typedLine(typed));
  if (data === undefined) throw new WrongUse(`"${typed}" is not an e-mail address or phone number.`);
  return data;
}

/** Also says whether the address is the agency's own: its data is neither exported nor erased. */
export async function openPerson(
  site: Site,
  email: string,
): Promise<{ settings: Settings; refusal: string | undefined }> {
  const settings = await getSettings(site);
  const isOwn = await isOfAgency(site.database, email, settings.agency.email);
  const refusal = `${email} is an address of the agency: the data stored with it is about its clients.\n`;
  return { settings, refusal: isOwn ? refusal : undefined };
}
