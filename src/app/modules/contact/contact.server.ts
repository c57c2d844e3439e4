import { isPrivacyWritten } from '#app/forms/is-privacy-written.server.ts';
import { showForm } from '#app/forms/show-form.server.ts';
import { drawPlace } from '#app/map/place/place-drawing.server.ts';
import { presentTitle } from '#app/modules/module-context.server.ts';
import { presentText } from '#app/page/present-text.server.ts';
import { screenHref } from '#app/page/screen-href.server.ts';
import { presentOffice } from '#app/people/people.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { listAgents, listOffices, type PublishedOffice } from '#database/site/people.ts';
import { presentPicture } from '#interface/present-picture.server.ts';
import type { Zone } from '#search/zones/zones.ts';
import type { ModuleOf } from '#site/pages/module-schema.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { contactForm } from './contact-form.ts';

export async function loadContact(module: ModuleOf<'contact'>, context: RequestContext) {
  if (module.view === 'form') {
    const action = screenHref(context, 'contact');
    if (!action) return null;
    const own = presentTitle(module, context);
    const isOpen = await isPrivacyWritten(context);
    // As large as the name of an office, which it stands beside.
    const title =
      own.text || !isOpen
        ? own
        : { text: formTexts(context.language)('CONTACT_WRITE'), size: 'middle' as const };
    return { view: module.view, title, shown: showForm(context, contactForm(context.settings)), action };
  }
  return loadOffices(module, context);
}

async function loadOffices(module: ModuleOf<'contact'>, context: RequestContext) {
  const { database, tags } = context;
  tags.add('people');
  const [offices, agents] = await Promise.all([listOffices(database), listAgents(database)]);
  if (offices.length === 0) return null;
  return {
    view: 'offices' as const,
    title: presentTitle(module, context),
    offices: offices.map((office) => ({
      ...presentOffice(office, agents, context),
      front: presentPicture(office.picture, presentText(office.name, context).text, context.language),
      placeDrawing: office.picture ? null : drawPlaceOf(office, context),
    })),
  };
}

/** A drawing, without the code of the map: for streets there is a link to a map of another host. */
function drawPlaceOf(office: PublishedOffice, context: RequestContext) {
  const { latitude, longitude } = office;
  if (latitude === null || longitude === null) return null;
  const { language } = context;
  const zone = municipalityOf(office, context)?.key;
  const place = { at: { latitude, longitude }, radiusM: 0, isApproximate: false, zone };
  const { drawing, mark } = drawPlace(place, language);
  return drawing && { drawing, mark, sources: textsFor(language)('MAP_SOURCES') };
}

function municipalityOf(
  { postalCode, countryId }: PublishedOffice,
  { zones }: RequestContext,
): Zone | undefined {
  // The agency may have written 'L-4010'.
  const digits = postalCode.replace(/\D/g, '');
  return zones.all.find(
    (zone) => zone.kind === 'postal_code' && zone.countryId === countryId && zone.key.endsWith(digits),
  )?.parent;
}

export type ContactOffice = NonNullable<Awaited<ReturnType<typeof loadOffices>>>['offices'][number];
