import type { MultiPolygon } from 'geojson';
import type { RequestContext } from '#app/request-context.ts';
import { screenHref } from '#app/shell/screen-href.server.ts';
import { regions } from '#domain/place/region.ts';
import { parseCriteria, writeCriteria } from '#domain/search/criteria.ts';
import { frameOf, pathOf, ZoneShapes } from '#search/zones/zone-shapes.ts';
import type { Zone, Zones } from '#search/zones/zones.ts';
import { fillPath, pathEntry } from '#site/paths/paths.ts';
import { textsFor } from '#texts/server/texts.ts';

/** A zone to be ticked. `open`: the label of the button that leads to what is in it, where there is something. */
export type ShownZone = { key: string; name: string; chosen: boolean; open?: string };
/** A zone on the map. `around`: what it is chosen with. `href`: what a click on it does where no script runs. */
export type DrawnZone = { key: string; around: string[]; name: string; path: string; href: string };
export type Drawing = { width: number; height: number; zones: DrawnZone[] };
export type Group = { label: string; whole: ShownZone; zones: ShownZone[] };

const DRAWING_WIDTH = 800;
const shapesOf = new WeakMap<Zones, ZoneShapes>();

/** Takes the query of a list, and with `in` one of its provinces; gives the zones to choose from there. */
export function loadZoneChoice(context: RequestContext, query: URLSearchParams) {
  const { zones, language } = context;
  const t = textsFor(language);
  const purpose = query.get('purpose') === 'rent' ? 'rent' : 'sale';
  const criteria = { ...parseCriteria(purpose, query).criteria, page: 1 };
  const chosen = criteria.zones.flatMap((key) => zones.resolve(key) ?? []);
  const asked = zones.resolve(query.get('in') ?? '');
  const inside = asked && hasMunicipalities(zones, asked) ? asked : undefined;

  const countryParts = regions.flatMap((region) => zones.resolve(`region-${region}`) ?? []);
  const groups = inside ? [groupOf(inside)] : countryParts.map(groupOf);
  const drawn = inside ? zones.within(inside) : countryParts.flatMap(parts);
  const listed = new Set(groups.flatMap(({ whole, zones }) => [whole, ...zones]).map(({ key }) => key));
  const own = pathEntry('zones')[language];
  const rest = writeCriteria({ ...criteria, zones: [] });
  return {
    inside: inside && zones.nameOf(inside, language),
    groups,
    others: chosen
      .filter(({ key }) => !listed.has(key))
      .map((zone) => shown(zone, zones.nameOf(zone, language))),
    kept: [['purpose', purpose], ...rest] as [string, string][],
    drawing: drawing(),
    own: fillPath(own),
    list: screenHref(context, purpose === 'rent' ? 'forRent' : 'forSale') ?? fillPath(own),
    up: address(chosen),
  };

  function groupOf(zone: Zone): Group {
    const name = zones.nameOf(zone, language);
    const items = zone === inside ? zones.within(zone) : parts(zone).filter((part) => part !== zone);
    return {
      label: name,
      whole: { ...shown(zone), name: inside ? t('ZONES_WHOLE', { zone: name }) : name },
      zones: items.map((item) => shown(item)).sort((a, b) => a.name.localeCompare(b.name, language)),
    };
  }

  /** Where its province stands above it a name needs no more than itself. */
  function shown(zone: Zone, name = zone.names[language]): ShownZone {
    return {
      key: zone.key,
      name,
      chosen: chosen.includes(zone),
      open:
        zone !== inside && hasMunicipalities(zones, zone)
          ? t('ZONES_MUNICIPALITIES_OF', { zone: name })
          : undefined,
    };
  }

  /** What a region consists of on the map: its provinces, or itself where it has none. */
  function parts(region: Zone): Zone[] {
    return hasMunicipalities(zones, region) ? [region] : zones.within(region);
  }

  function drawing(): Drawing {
    const shapes = shapesOf.get(zones) ?? new ZoneShapes(zones);
    shapesOf.set(zones, shapes);
    const outlines = new Map<Zone, MultiPolygon>(drawn.map((zone) => [zone, shapes.of(zone)]));
    const frame = frameOf([...outlines.values()], DRAWING_WIDTH);
    const paths = [...outlines].map(([zone, shape]): DrawnZone => {
      const others = chosen.filter((each) => each !== zone);
      const toggled = others.length < chosen.length ? others : [...chosen, zone];
      return {
        key: zone.key,
        around: around(zone),
        name: zone.names[language],
        path: pathOf(shape, frame),
        href: inside ? address(toggled, inside) : address(chosen, zone),
      };
    });
    return { width: frame.width, height: frame.height, zones: paths };
  }

  function address(wanted: Zone[], level?: Zone): string {
    const search = new URLSearchParams([['purpose', purpose], ...rest]);
    for (const { key } of wanted) search.append('zone', key);
    if (level) search.set('in', level.key);
    return `${fillPath(own)}?${search}`;
  }
}

function around({ parent }: Zone): string[] {
  return parent ? [parent.key, ...around(parent)] : [];
}

/** Provinces, cantons, and Brussels, which has municipalities and no province. */
function hasMunicipalities(zones: Zones, zone: Zone): boolean {
  return zones.within(zone)[0]?.kind === 'municipality';
}
