import { screenHref } from '#app/page/screen-href.server.ts';
import { listScope } from '#app/property/list-scope.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { regions } from '#domain/place/region.ts';
import { parseCriteria, writeCriteria } from '#domain/search/criteria.ts';
import { countsOfZones } from '#search/count-per-place.ts';
import { count } from '#search/find.ts';
import type { Properties } from '#search/properties.ts';
import type { Zone } from '#search/zones/zones.ts';
import { fillPath, pathEntry } from '#site/paths/paths.ts';
import { plural, textsFor } from '#texts/server/texts.ts';
import { drawZones } from './zone-drawing.server.ts';
import { groupOf, hasMunicipalities, partsOf, presentZone } from './zone-groups.server.ts';

/** The query is that of a list; its `in` names the province whose zones are offered. */
export async function loadZoneChoice(context: RequestContext, query: URLSearchParams) {
  const { zones, language } = context;
  const properties = await context.search.current();
  const scope = listScope(context);
  const purpose = query.get('purpose') === 'rent' ? 'rent' : 'sale';
  const criteria = { ...parseCriteria(purpose, query).criteria, page: 1 };
  const asked = zones.resolve(query.get('in') ?? '');
  const inside = asked && hasMunicipalities(zones, asked) ? asked : undefined;
  const choice = {
    zones,
    language,
    chosen: criteria.zones.flatMap((key) => zones.understand(key).zones),
    inside,
    countOf: countsOfZones(properties, criteria, scope),
  };

  const countryParts = regionsWithHomes(context, properties);
  const groups = (inside ? [inside] : countryParts).map((zone) => groupOf(choice, zone));
  const drawn = inside ? zones.within(inside) : countryParts.flatMap((region) => partsOf(zones, region));
  const listed = new Set(groups.flatMap(({ whole, zones }) => [whole, ...zones]).map(({ key }) => key));
  const own = fillPath(pathEntry('zones')[language]);
  const rest = writeCriteria({ ...criteria, zones: [] });
  return {
    inside: inside && zones.nameOf(inside, language),
    groups,
    others: choice.chosen
      .filter(({ key }) => !listed.has(key))
      .map((zone) => presentZone(choice, zone, zones.nameOf(zone, language))),
    kept: [['purpose', purpose], ...rest] as [string, string][],
    drawing: drawZones(choice, drawn, address),
    submit: plural(textsFor(language), 'SHOW_COUNT', count(properties, criteria, scope)),
    own,
    list: screenHref(context, purpose === 'rent' ? 'forRent' : 'forSale') ?? own,
    up: address(choice.chosen),
  };

  function address(wanted: Zone[], level?: Zone): string {
    const search = new URLSearchParams([['purpose', purpose], ...rest]);
    for (const { key } of wanted) search.append('zone', key);
    if (level) search.set('in', level.key);
    return `${own}?${search}`;
  }
}

/** Regions with properties for sale or to let; all regions if the agency has none anywhere. */
function regionsWithHomes(context: RequestContext, properties: Properties): Zone[] {
  const all = regions.flatMap((region) => context.zones.resolve(`region-${region}`) ?? []);
  const counts = (['sale', 'rent'] as const).map((purpose) =>
    countsOfZones(properties, parseCriteria(purpose, new URLSearchParams()).criteria, listScope(context)),
  );
  const withHomes = all.filter((region) => counts.some((countOf) => countOf(region) > 0));
  return withHomes.length > 0 ? withHomes : all;
}
