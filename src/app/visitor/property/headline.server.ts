import { presentText } from '#app/page/present-text.server.ts';
import { presentRibbon } from '#app/property/present-card.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { OpenDayRow } from '#database/property/open-days.ts';
import type { PropertyRow } from '#database/property/property-page.ts';
import type { LocalisedText } from '#domain/language.ts';
import { projectPath } from '#site/paths/property-address.ts';
import { textsFor } from '#texts/server/texts.ts';
import { addressText } from '#texts/wording/place-text.ts';
import { propertyPrice, propertyTitle } from '#texts/wording/property-words.ts';

/** `openDay`: the next one. */
export function presentHeadline(context: RequestContext, row: PropertyRow, openDay: OpenDayRow | undefined) {
  const { language } = context;
  const t = textsFor(language);
  return {
    title: written(row.title) ?? { text: propertyTitle(row, language) },
    address: addressText(row, language),
    project: projectOf(context, row),
    priceLabel: row.purpose === 'rent' ? t('RENT_PRICE') : t('ASKING_PRICE'),
    price: propertyPrice(row, language),
    ribbon: presentRibbon(
      t,
      row,
      language,
      openDay && { startsAt: openDay.starts_at, endsAt: openDay.ends_at },
    ),
    lede: written(row.lede),
    description: written(row.description),
  };

  function written(text: LocalisedText) {
    const shown = presentText(text, context);
    return shown.text ? shown : undefined;
  }
}

export type Headline = ReturnType<typeof presentHeadline>;

/** The project of which the property is a unit. */
function projectOf({ language }: RequestContext, row: PropertyRow) {
  const { project_id: id, project_name: name } = row;
  if (!id || !name) return null;
  return {
    label: textsFor(language)('UNIT_OF_PROJECT', { project: name }),
    href: projectPath({ ...row, id, name }, language),
  };
}
