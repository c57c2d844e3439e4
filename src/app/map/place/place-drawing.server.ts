import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Language } from '#domain/language.ts';
import {
  perDegreeAt,
  type SurroundingsForm,
  surroundingsForms,
  surroundingsPath,
} from '#domain/map/surroundings.ts';
import type { Position } from '#domain/search/area.ts';
import { PlaceDrawing } from './place-drawing.tsx';

/** The smallest mark of a hidden address, in pixels. */
const smallestMarkPx = 26;
const pinPx = 18;
/** A little more than the width of a letter of the quarter's name: room is kept for it in steps. */
const letterPx = 9;
const stepPx = 20;

/**
 * `radiusM`: 0 for a pin. `zone`: the key of the municipality. `quarter`: written below the mark. `isAsking`: the
 * question about streets lies over it.
 */
type Place = {
  at: Position;
  radiusM: number;
  isApproximate: boolean;
  zone?: string | undefined;
  quarter?: string | undefined;
  isAsking?: boolean;
};

/**
 * Shown before the map is there; without a municipality there is no drawing. Made on the server, like the list of what
 * is nearby.
 */
export function drawPlace(place: Place, language: Language) {
  const { at, radiusM, isApproximate, zone, quarter = '', isAsking = false } = place;
  const size = (form: SurroundingsForm) => `${markPx(at, radiusM, form)}px`;
  const under = Math.ceil((quarter.length * letterPx) / stepPx) * stepPx;
  const path = (form: SurroundingsForm) => zone && surroundingsPath({ zone, at, under }, form, language);
  const [narrow, wide] = [path('narrow'), path(isAsking ? 'asking' : 'wide')];
  return {
    drawing:
      narrow && wide ? renderToStaticMarkup(createElement(PlaceDrawing, { narrow, wide, quarter })) : null,
    paths: narrow && wide ? { narrow, wide } : null,
    // Not in the markup of the drawing: the policy of a page refuses styles in markup that a script inserts.
    mark: {
      className: `place-mark ${radiusM ? 'is-circle' : ''} ${isApproximate ? 'border-dashed' : ''}`,
      style: { '--narrow': size('narrow'), '--wide': size('wide') } as object,
    },
  };
}

function markPx({ latitude }: Position, radiusM: number, form: SurroundingsForm): number {
  const metresPerDegree = 111_195 * Math.cos((latitude * Math.PI) / 180);
  const width = (2 * radiusM * perDegreeAt(surroundingsForms[form].zoom)) / metresPerDegree;
  return radiusM === 0 ? pinPx : Math.max(smallestMarkPx, Math.round(width));
}
