import { positionIn, surroundingsForms } from '#domain/map/surroundings.ts';
import { kmPerDegree } from '#domain/place/distance.ts';
import type { Position } from '#domain/search/area.ts';

const stepM = 50;
const littleStepM = 10;
/** One metre: a house needs no more. */
const decimals = 5;

const ways = { north: [0, 1], south: [0, -1], east: [1, 0], west: [-1, 0] } as const;

/** The new position, from the form of position-map.tsx. `place`: the middle of the municipality of the address. */
export function readPosition(form: FormData, place: Position | undefined): Position | undefined {
  const from = positionOf(String(form.get('at') ?? ''));
  const [way = '', isLittle] = String(form.get('move') ?? '').split('-');
  if (way === 'place') return place && rounded(place);
  if (!from) return undefined;
  const direction = Object.hasOwn(ways, way) ? ways[way as keyof typeof ways] : undefined;
  if (direction) {
    const degrees = (isLittle ? littleStepM : stepM) / 1000 / kmPerDegree;
    return rounded({
      latitude: from.latitude + direction[1] * degrees,
      longitude: from.longitude + (direction[0] * degrees) / Math.cos((from.latitude * Math.PI) / 180),
    });
  }
  const [x = Number.NaN, y = Number.NaN] = ['point.x', 'point.y'].map((name) => Number(form.get(name) ?? ''));
  const { width, height } = surroundingsForms.near;
  const isInside = x >= 0 && x < width && y >= 0 && y < height;
  // Browsers send the corner if the picture was pressed by keyboard.
  if (!isInside || (x === 0 && y === 0)) return undefined;
  return rounded(positionIn('near', from, { x, y }));
}

function positionOf(text: string): Position | undefined {
  if (!/^\d{2}\.\d{1,6},\d\.\d{1,6}$/.test(text)) return undefined;
  const [latitude = 0, longitude = 0] = text.split(',').map(Number);
  return { latitude, longitude };
}

function rounded({ latitude, longitude }: Position): Position {
  return { latitude: Number(latitude.toFixed(decimals)), longitude: Number(longitude.toFixed(decimals)) };
}
