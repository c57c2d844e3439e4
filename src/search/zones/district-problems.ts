import type { OwnDistrict } from '#domain/place/districts/district.ts';
import { memberFinder } from './district-zones.ts';
import type { ZoneKind } from './zone-kinds.ts';
import type { Zones } from './zones.ts';

/** `isPlaceOf`: the kind of the place that has this name already; undefined for an unknown member. */
export type DistrictProblem = { path: string; name: string; isPlaceOf?: ZoneKind };

/**
 * Lists names that already belong to a place, which keeps them, and members that are neither a municipality nor a
 * postal code. None if the database has no places.
 */
export function districtProblems(zones: Zones, districts: readonly OwnDistrict[]): DistrictProblem[] {
  if (!zones.all.some(({ kind }) => kind === 'municipality')) return [];
  const find = memberFinder(zones.all);
  return districts.flatMap(({ name, members }, index) => {
    const taken = Object.entries(name).flatMap(([language, text]) => {
      const place = text ? zones.called(text).find(({ kind }) => kind !== 'district') : undefined;
      return text && place ? [{ path: `name.${language}`, name: text, isPlaceOf: place.kind }] : [];
    });
    const unknown = members.flatMap((member, at) =>
      find(member) ? [] : [{ path: `members[${at}]`, name: member }],
    );
    return [...taken, ...unknown].map((problem) => ({
      ...problem,
      path: `districts[${index}].${problem.path}`,
    }));
  });
}
