import type { OwnDistrict } from '#domain/place/districts/district.ts';
import { memberFinder } from './district-zones.ts';
import type { Zones } from './zones.ts';

/**
 * Lists names that already belong to a place, which keeps them, and members that are neither a municipality nor a
 * postal code: one line each, with the path of the field. None if the database has no places.
 */
export function districtProblems(zones: Zones, districts: readonly OwnDistrict[]): string[] {
  if (!zones.all.some(({ kind }) => kind === 'municipality')) return [];
  const find = memberFinder(zones.all);
  return districts.flatMap(({ name, members }, index) => {
    const taken = Object.entries(name).flatMap(([language, text]) => {
      const place = text ? zones.called(text).find(({ kind }) => kind !== 'district') : undefined;
      return place ? [`name.${language}: ‘${text}’ is a ${place.kind}, and keeps that name`] : [];
    });
    const unknown = members.flatMap((member, at) =>
      find(member) ? [] : [`members[${at}]: ‘${member}’ is neither a municipality nor a postal code`],
    );
    return [...taken, ...unknown].map((problem) => `districts[${index}].${problem}`);
  });
}
