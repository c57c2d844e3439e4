import { catalogue, type FieldKey } from './fields.ts';

/** The closed lists of the systems of agencies that fill an attribute of another name. */
export const attributeOfList: Readonly<Record<string, FieldKey>> = {
  ...{ category: 'type', subType: 'type', sort: 'type', typeWord: 'type' },
  ...{ status: 'availability', subStatus: 'availability', flowStatus: 'availability' },
  ...{ displayStatus: 'publication', publishStatus: 'publication' },
  ...{ characterisation: 'facades', commonWalls: 'facades' },
  ...{ room: 'roomList', roomKind: 'roomList' },
  agent: 'agentId',
  kitchenGenre: 'kitchen',
  heritage: 'isProtectedHeritage',
  furnished: 'isFurnished',
  flood: 'isInFloodArea',
  leaseTerm: 'leaseTermMonths',
};

const shownBy: readonly FieldKey[] = ['publication', 'availability', 'purpose', 'countryId'];

const askedByLaw: readonly FieldKey[] = [
  ...(['energyLabel', 'electricalInspection', 'asbestosResult', 'soilAttest', 'isInFloodArea'] as const),
  ...(['floodScoreParcel', 'floodScoreBuilding', 'isProtectedHeritage', 'zoning', 'summons'] as const),
  ...(['buildingPermit', 'preemptiveRight', 'subdivisionPermit', 'tenantChargesKind', 'taxRegime'] as const),
];

const weighty: ReadonlySet<FieldKey> = new Set([
  ...shownBy,
  ...askedByLaw,
  ...catalogue.flatMap((field) => ('filter' in field ? [field.key] : [])),
]);

/**
 * The lists in which a value without a meaning here does harm: the home is not shown, not found, or lacks what the law
 * asks for.
 */
export const weightyLists: readonly string[] = [
  ...weighty,
  ...Object.keys(attributeOfList).filter((list) => {
    const key = attributeOfList[list];
    return key !== undefined && weighty.has(key);
  }),
];
