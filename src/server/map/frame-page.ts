import { hash } from 'node:crypto';
import type { Handler } from 'hono';
import { escapeForScript } from '#app/document/escape-for-script.server.ts';
import { type BaseMap, type FrameSettings, settingsId } from '#app/map/frame/settings.ts';
import { type Language, pickText } from '#domain/language.ts';
import { readBox } from '#domain/search/area.ts';
import { minuteMs } from '#domain/time/durations.ts';
import type { Environment } from '#environment';
import type { Zones } from '#search/zones/zones.ts';
import { limitByAddress } from '#server/gates/address-limit.ts';
import type { ServerVariables } from '#server/requests/request-log.ts';
import type { Settings } from '#site/settings/settings.ts';
import { themeColors } from '#site/settings/theme-colors.ts';
import type { Streets } from '#streets/streets.ts';
import { serverTables, textsFor } from '#texts/server/texts.ts';
import { baseMap, baseMapHosts } from './base-map.ts';
import type { FrameFiles } from './frame-files.ts';
import { mapLanguage } from './map-language.ts';
import type { MapPlaces } from './map-places.ts';
import { type StillMap, StillMaps } from './still-map.ts';

/** For one address; beyond that a page begins without a drawing. Drawings that are already kept are not counted. */
const newDrawings = { most: 60, ms: minuteMs };

type Needs = {
  places: MapPlaces;
  settings: { current(): Promise<Settings> };
  environment: Pick<Environment, 'workers'>;
  streets: Pick<Streets, 'current'>;
  zones: { current(): Promise<Zones> };
  files: FrameFiles;
  isDevelopment: boolean;
};

/**
 * Answers `/map/`: the page in the frame that holds a map. It shows what the page around it posts. With `box` it begins
 * with a still drawing of that box, beside which `farther` has room if it fits; with `streets` it may load streets from
 * another host.
 */
export function framePage({
  places,
  settings,
  environment,
  streets,
  zones,
  files,
  isDevelopment,
}: Needs): Handler<ServerVariables> {
  const stillMaps = new StillMaps(places);
  const isWithinLimit = limitByAddress(newDrawings, environment);
  return async (context) => {
    const [current, currentStreets] = await Promise.all([settings.current(), streets.current()]);
    const asksStreets = context.req.query('streets') !== undefined;
    const base = baseMap(current.map, currentStreets, asksStreets);
    const isOffered = !currentStreets && baseMap(current.map, undefined, true).kind !== 'own';
    const style = tokens(current);
    // In development Vite adds scripts and styles of its own; the page then has the policy of every other page.
    if (!isDevelopment) {
      const hosts = baseMapHosts(base, current.map.hosts);
      context.header('Content-Security-Policy', policy(hosts, style));
    }
    context.header('Cache-Control', 'no-cache');
    context.header('X-Robots-Tag', 'noindex');
    const language = mapLanguage(context, current);
    const [box, farther] = (['box', 'farther'] as const).map((name) =>
      readBox(context.req.query(name) ?? ''),
    );
    const mayDraw = () => isWithinLimit(context.var.clientAddress);
    const still = box && (await stillMaps.of(await zones.current(), box, language, mayDraw));
    return context.html(
      page(current, {
        base,
        streets: !isOffered ? 'none' : asksStreets ? 'shown' : 'offered',
        language,
        style,
        files,
        isSearch: context.req.query('box') !== undefined,
        drawn: still && { ...still, still: { ...still.still, ...(farther && { farther }) } },
      }),
    );
  };
}

function page(
  settings: Settings,
  {
    base,
    streets,
    language,
    style,
    files: { script, styles, search, place },
    isSearch,
    drawn,
  }: {
    base: BaseMap;
    streets: FrameSettings['streets'];
    language: Language;
    style: string;
    files: FrameFiles;
    isSearch: boolean;
    drawn: StillMap | undefined;
  },
): string {
  const t = textsFor(language);
  const shown: FrameSettings = {
    language,
    colors: themeColors(settings.theme.colors),
    base,
    streets,
    words: {
      map: t('MAP_LABEL'),
      zoomIn: t('MAP_ZOOM_IN'),
      zoomOut: t('MAP_ZOOM_OUT'),
      follow: t('MAP_FOLLOW'),
      draw: t('MAP_DRAW'),
      drawHint: t('MAP_DRAW_HINT'),
      finish: t('MAP_DRAW_FINISH'),
      stop: t('MAP_DRAW_STOP'),
      clear: t('MAP_DRAW_CLEAR'),
      attribution: attribution(settings, base.kind === 'tiles' ? openStreetMap : t('MAP_SOURCES'), language),
      notSupported: t('MAP_NOT_SUPPORTED'),
      farther: {
        one: serverTables[language].MAP_FARTHER_ONE,
        other: serverTables[language].MAP_FARTHER_OTHER,
      },
      loading: t('MAP_LOADING'),
      failed: t('API_ERROR'),
      showStreets: t('SHOW_STREETS'),
      hideStreets: t('HIDE_STREETS'),
      streetsFailed: t('STREETS_FAILED'),
      tryAgain: t('TRY_AGAIN'),
    },
    still: drawn?.still ?? null,
  };
  const links = [
    ...styles.map((address) => `<link rel="stylesheet" href="${address}">`),
    // Loaded before somebody uses the map, but not run.
    ...(isSearch ? search : place).map(
      (address) => `<link rel="modulepreload" href="${address}" fetchpriority="low">`,
    ),
  ].join('');
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${t('MAP_LABEL')}</title><style>${style}</style>${links}<script type="application/json" id="${settingsId}">${escapeForScript(JSON.stringify(shown))}</script><script type="module" src="${script}"></script></head><body><div id="map"></div>${drawn?.html ?? ''}</body></html>`;
}

/** The attribution that the licence of the data asks for (ODbL 4.3) comes with every file of streets. */
const openStreetMap =
  '<a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener">© OpenStreetMap</a>';

function attribution({ map, defaultLanguage }: Settings, sources: string, language: Language): string {
  const own = pickText(map.attribution, language, defaultLanguage)?.text;
  return own && sources === openStreetMap ? `${sources}, ${own}` : (own ?? sources);
}

function tokens({ theme }: Settings): string {
  const colors = Object.entries(themeColors(theme.colors)).map(([name, color]) => `--color-${name}:${color}`);
  return `:root{${[...colors, `--radius-operate:${theme.radius}px`].join(';')}}`;
}

/** MapLibre draws in a worker of our own, off the main thread, and decodes the pictures of tiles from blobs. */
function policy(hosts: readonly string[], style: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'sha256-${hash('sha256', style, 'base64')}'`,
    ["img-src 'self' data: blob:", ...hosts].join(' '),
    "font-src 'self'",
    ["connect-src 'self'", ...hosts].join(' '),
    "worker-src 'self'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}
