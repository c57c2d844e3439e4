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

/** `radiusM`: 0 for a pin. `zone`: the key of the municipality. */
type Place = { at: Position; radiusM: number; isApproximate: boolean; zone?: string | undefined };

/**
 * Shown before the map is there; without a municipality there is no drawing. Made on the server, like the list of what
 * is nearby.
 */
export function drawPlace({ at, radiusM, isApproximate, zone }: Place, language: Language) {
  const size = (form: SurroundingsForm) => `${markPx(at, radiusM, form)}px`;
  return {
    drawing: zone
      ? renderToStaticMarkup(
          createElement(PlaceDrawing, {
            narrow: surroundingsPath(zone, at, 'narrow', language),
            wide: surroundingsPath(zone, at, 'wide', language),
          }),
        )
      : null,
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
