// On this scale the earth is flat: 111.2 km per degree of latitude, less per degree of longitude.
export const kmPerDegree = 111.2;

type Point = { latitude: number; longitude: number };

/** Comparing squares is enough to find the nearest of many. */
export function squareKm(from: Point, to: Point): number {
  const north = (to.latitude - from.latitude) * kmPerDegree;
  const kmPerDegreeEast = kmPerDegree * Math.cos((from.latitude * Math.PI) / 180);
  const east = (to.longitude - from.longitude) * kmPerDegreeEast;
  return north * north + east * east;
}
