import {
  type GeoJSONSource,
  type Map as MapLibre,
  Marker,
  ScaleControl,
  type StyleSpecification,
} from 'maplibre-gl';
import { type MapMessage, type MapReport, mapZoom } from '#domain/map/map-message.ts';
import type { DrawnName } from '#domain/map/surroundings.ts';
import { baseStyle } from './base-style.ts';
import type { Borders } from './borders.ts';
import { metresPerPixel } from './camera.ts';
import { addZoomButtons, createMap } from './create-map.ts';
import { loadDrawnNames, replaceDrawnNames } from './drawn-names.ts';
import { Failure } from './failure.ts';
import { loadBorders } from './load-borders.ts';
import { bordersSource } from './own-style.ts';
import { PlaceMarks } from './place-marks.ts';
import { ownMunicipality, placedNames, placeStyle } from './place-style.ts';
import { showPublicStreets } from './public-streets.ts';
import type { FrameSettings } from './settings.ts';

/** The smallest circle, in pixels; up to this size a dot marks its middle. */
const smallestCircle = 26;

/** Shows one property, or the circle or place in which it lies. */
export class MovingPlaceMap {
  readonly #settings: FrameSettings;
  readonly #map: MapLibre;
  readonly #message: MapMessage;
  readonly #names: DrawnName[];
  readonly #borders: Promise<Borders | undefined> | undefined;
  readonly #failure: Failure;
  readonly #marks: PlaceMarks;
  readonly #report: (report: MapReport) => void;

  static async open(
    settings: FrameSettings,
    message: MapMessage,
    report: (report: MapReport) => void,
  ): Promise<MovingPlaceMap> {
    const { surroundings } = message.messageInfo;
    const names = settings.base.kind === 'tiles' ? [] : await loadDrawnNames(surroundings?.drawing);
    return new MovingPlaceMap(settings, message, names, report);
  }

  private constructor(
    settings: FrameSettings,
    message: MapMessage,
    names: DrawnName[],
    report: (report: MapReport) => void,
  ) {
    const { words, base } = settings;
    document.body.classList.add('is-place');
    this.#settings = settings;
    if (base.kind !== 'tiles') this.#borders = loadBorders();
    this.#report = report;
    this.#message = message;
    this.#names = names;
    this.#map = createMap(settings, {
      style: base.kind === 'tiles' ? baseStyle(settings) : this.#own,
      center: this.#center,
      zoom: base.kind === 'tiles' ? mapZoom.streets : this.#zoom,
    });
    addZoomButtons(this.#map, 'bottom-right');
    this.#map.addControl(new ScaleControl({ maxWidth: 110 }), 'bottom-left');
    this.#failure = new Failure({ failed: words.streetsFailed, tryAgain: words.tryAgain }, () => {
      if (base.kind === 'style') void this.#showStreets(base.address);
    });
    this.#map.on('style.load', () => void this.#drawBorders());
    this.#map.on('movestart', ({ originalEvent }) => {
      if (originalEvent) replaceDrawnNames(this.#map, placedNames);
    });
    void this.#map.once('load').then(() => report({ type: 'shown' }));
    this.#mark();
    this.#marks = new PlaceMarks(this.#map);
    if (base.kind === 'style') void this.#showStreets(base.address);
  }

  /** Changes only the marks around it: the view stays where the visitor moved it. */
  show({ marks }: MapMessage): void {
    this.#marks.show(marks ?? []);
  }

  get #center(): [number, number] {
    const { longitude = 0, latitude = 0 } = this.#message.propertyList[0]?.at ?? {};
    return [longitude, latitude];
  }

  get #zoom(): number {
    return this.#message.messageInfo.surroundings?.zoom ?? mapZoom.around;
  }

  get #own(): StyleSpecification {
    return placeStyle(this.#settings, this.#message, this.#names);
  }

  /** Styles of other hosts and tiles have their own borders. */
  async #drawBorders(): Promise<void> {
    const all = this.#map.getSource<GeoJSONSource>(bordersSource);
    if (!all) return;
    const borders = await this.#borders;
    if (!borders) return;
    const own = borders.of(this.#message.messageInfo.surroundings?.zone ?? '');
    void all.setData(borders.all);
    if (own) void this.#map.getSource<GeoJSONSource>(ownMunicipality)?.setData(own);
  }

  async #showStreets(address: string): Promise<void> {
    this.#failure.show(false);
    const areThere = await showPublicStreets(this.#map, {
      address,
      language: this.#settings.language,
      own: () => this.#own,
      replaced: (isByStreets) =>
        void this.#map.jumpTo({
          center: this.#center,
          zoom: isByStreets ? mapZoom.streets : this.#zoom,
        }),
    });
    this.#failure.show(!areThere);
    this.#report({ type: 'streets', areThere });
  }

  #mark(): void {
    for (const { at, label, radiusM, isApproximate } of this.#message.propertyList) {
      const element = document.createElement('div');
      element.className = radiusM > 0 ? 'circle' : 'pin';
      element.classList.toggle('is-approximate', isApproximate === true);
      element.setAttribute('role', 'img');
      element.setAttribute('aria-label', label);
      new Marker({ element }).setLngLat([at.longitude, at.latitude]).addTo(this.#map);
      if (radiusM > 0) this.#keepSize(element, radiusM, at.latitude);
    }
  }

  /** Keeps a circle on the map as wide as it is on earth. */
  #keepSize(element: HTMLElement, radiusM: number, latitude: number): void {
    const size = () => {
      const center = { longitude: 0, latitude };
      const width = (2 * radiusM) / metresPerPixel({ zoom: this.#map.getZoom(), center });
      element.style.width = `${Math.max(width, smallestCircle)}px`;
      element.style.height = element.style.width;
      element.classList.toggle('is-small', width <= smallestCircle);
    };
    this.#map.on('zoom', size);
    size();
  }
}
