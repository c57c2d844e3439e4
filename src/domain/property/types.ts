/** A field says which families it suits, not which types. */
export type Family = 'house' | 'apartment' | 'land' | 'garage' | 'business' | 'investment';

type TypeRow = { id: number; parentId: number | null; key: string; webId: string; family: Family };

/** The tree of property types. Ids and webIds are permanent: sources and saved searches hold them. */
export const propertyTypes = [
  { id: 1, parentId: null, key: 'house', webId: 'house', family: 'house' },
  { id: 2, parentId: null, key: 'apartment', webId: 'apartment', family: 'apartment' },
  { id: 3, parentId: null, key: 'land', webId: 'land', family: 'land' },
  { id: 4, parentId: null, key: 'garage', webId: 'garage', family: 'garage' },
  { id: 5, parentId: null, key: 'business', webId: 'business', family: 'business' },
  { id: 6, parentId: null, key: 'investment_property', webId: 'investment-property', family: 'investment' },
  { id: 7, parentId: null, key: 'new_build_project', webId: 'new-build-project', family: 'apartment' },

  { id: 101, parentId: 1, key: 'dwelling', webId: 'dwelling', family: 'house' },
  { id: 102, parentId: 1, key: 'terraced_house', webId: 'terraced-house', family: 'house' },
  { id: 103, parentId: 1, key: 'semi_detached_house', webId: 'semi-detached-house', family: 'house' },
  { id: 104, parentId: 1, key: 'detached_house', webId: 'detached-house', family: 'house' },
  { id: 105, parentId: 1, key: 'villa', webId: 'villa', family: 'house' },
  { id: 106, parentId: 1, key: 'bungalow', webId: 'bungalow', family: 'house' },
  { id: 107, parentId: 1, key: 'town_house', webId: 'town-house', family: 'house' },
  { id: 108, parentId: 1, key: 'manor', webId: 'manor', family: 'house' },
  { id: 109, parentId: 1, key: 'castle', webId: 'castle', family: 'house' },
  { id: 110, parentId: 1, key: 'farmhouse', webId: 'farmhouse', family: 'house' },
  { id: 111, parentId: 1, key: 'holiday_home', webId: 'holiday-home', family: 'house' },
  { id: 112, parentId: 1, key: 'chalet', webId: 'chalet', family: 'house' },

  { id: 201, parentId: 2, key: 'studio', webId: 'studio', family: 'apartment' },
  { id: 202, parentId: 2, key: 'ground_floor_flat', webId: 'ground-floor-flat', family: 'apartment' },
  { id: 203, parentId: 2, key: 'duplex', webId: 'duplex', family: 'apartment' },
  { id: 204, parentId: 2, key: 'triplex', webId: 'triplex', family: 'apartment' },
  { id: 205, parentId: 2, key: 'penthouse', webId: 'penthouse', family: 'apartment' },
  { id: 206, parentId: 2, key: 'loft', webId: 'loft', family: 'apartment' },
  { id: 207, parentId: 2, key: 'service_flat', webId: 'service-flat', family: 'apartment' },
  { id: 208, parentId: 2, key: 'student_room', webId: 'student-room', family: 'apartment' },

  { id: 301, parentId: 3, key: 'building_plot', webId: 'building-plot', family: 'land' },
  { id: 302, parentId: 3, key: 'project_land', webId: 'project-land', family: 'land' },
  { id: 303, parentId: 3, key: 'agricultural_land', webId: 'agricultural-land', family: 'land' },
  { id: 304, parentId: 3, key: 'forest', webId: 'forest', family: 'land' },

  { id: 401, parentId: 4, key: 'garage_box', webId: 'garage-box', family: 'garage' },
  { id: 402, parentId: 4, key: 'parking_space', webId: 'parking-space', family: 'garage' },

  { id: 501, parentId: 5, key: 'office', webId: 'office', family: 'business' },
  { id: 502, parentId: 5, key: 'retail', webId: 'retail', family: 'business' },
  { id: 503, parentId: 5, key: 'catering', webId: 'catering', family: 'business' },
  { id: 504, parentId: 5, key: 'warehouse', webId: 'warehouse', family: 'business' },
  { id: 505, parentId: 5, key: 'industrial', webId: 'industrial', family: 'business' },
  { id: 506, parentId: 5, key: 'business_goodwill', webId: 'business-goodwill', family: 'business' },

  { id: 601, parentId: 6, key: 'apartment_building', webId: 'apartment-building', family: 'investment' },
  { id: 602, parentId: 6, key: 'mixed_use_building', webId: 'mixed-use-building', family: 'investment' },
] as const satisfies readonly TypeRow[];

export type PropertyType = (typeof propertyTypes)[number]['key'];

/** The types that a search offers; each stands for itself and all below it. */
export const searchTypes = [
  'house',
  'apartment',
  'land',
  'garage',
  'business',
  'investment_property',
  'new_build_project',
] as const satisfies readonly PropertyType[];

const rowOfType = new Map<string, TypeRow>(propertyTypes.map((row) => [row.key, row]));

export function isPropertyType(value: unknown): value is PropertyType {
  return typeof value === 'string' && rowOfType.has(value);
}

/** Undefined for a type that is not in the tree. */
export function familyOf(type: string | null | undefined): Family | undefined {
  return rowOfType.get(type ?? '')?.family;
}

export function typeAndDescendants(type: PropertyType): readonly PropertyType[] {
  let branch = branches.get(type);
  if (!branch) {
    const children = propertyTypes.filter((row) => row.parentId === getTypeRow(type).id);
    branch = [type, ...children.flatMap((row) => typeAndDescendants(row.key))];
    branches.set(type, branch);
  }
  return branch;
}

const branches = new Map<PropertyType, readonly PropertyType[]>();

/** The top of the type's branch: 'house' for 'villa'. */
export function topType(type: PropertyType): PropertyType {
  const parent = propertyTypes.find((row) => row.id === getTypeRow(type).parentId);
  return parent ? topType(parent.key) : type;
}

export function getTypeRow(type: PropertyType): TypeRow {
  const row = rowOfType.get(type);
  if (!row) throw new Error(`There is no property type '${type}'`);
  return row;
}
