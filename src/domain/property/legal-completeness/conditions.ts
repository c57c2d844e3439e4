import type { Region } from '#domain/place/region.ts';
import { computedLabel, isForeignLabel } from '#domain/property/energy-label.ts';
import { expiryOn } from '#domain/property/expiry.ts';
import type { FieldKey } from '#domain/property/fields.ts';
import { isPlaceholderPrice } from '#domain/property/price.ts';
import { isRentOfHome } from '#domain/property/rent-of-home.ts';
import { type Family, familyOf } from '#domain/property/types.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { isEmpty } from '#domain/text/empty.ts';
import { dayMs } from '#domain/time/durations.ts';

type Condition = (property: PropertyFacts) => boolean;

export const isSale: Condition = ({ purpose }) => purpose === 'sale';

/** The law of all regions treats a lease of more than nine years like a sale. */
export const isSaleOrLongLease: Condition = (property) =>
  isSale(property) || (property.leaseTermMonths ?? 0) > 9 * 12;

export const isHomeToLet: Condition = isRentOfHome;

export const isStudentRoomToLet: Condition = (property) =>
  isHomeToLet(property) && property.type === 'student_room';

const isOf =
  (...families: Family[]): Condition =>
  ({ type }) =>
    families.some((family) => family === familyOf(type));

export const isApartment = isOf('apartment');
export const isPremises = isOf('business');
export const isResidential = isOf('house', 'apartment', 'investment');
export const isBuilding = isOf('house', 'apartment', 'business', 'investment');

/** Ground on which somebody could build. */
export const isPlot: Condition = ({ type }) =>
  type === 'land' || type === 'building_plot' || type === 'project_land';

export const isNewBuildForSale: Condition = (property) => isSale(property) && property.isNewBuild === true;

export const all =
  (...conditions: Condition[]): Condition =>
  (property) =>
    conditions.every((holds) => holds(property));

/** False and 0 are answers. */
export const lacks =
  (...keys: FieldKey[]): Condition =>
  (property) =>
    keys.some((key) => isEmpty(property[key]));

/**
 * The label of a home follows from its value; without a scale, only the label of the certificate counts. A label of
 * another region does not count.
 */
export const lacksLabel =
  (region: Region): Condition =>
  ({ type, energyLabel, energyValue }) =>
    energyLabel
      ? isForeignLabel(region, type, energyLabel)
      : typeof energyValue !== 'number' || !computedLabel(region, type, energyValue);

/**
 * True if the property needs no certificate. Brussels and Wallonia do not accept 'none needed' without a reason. That
 * the certificate follows on completion is accepted only for new build.
 */
export const isExempt =
  (region: Region): Condition =>
  ({ isEpcExempt, epcExemptReason, isNewBuild }) => {
    if (epcExemptReason === 'follows_on_completion') return isNewBuild === true;
    return (
      Boolean(epcExemptReason) || (isEpcExempt === true && region !== 'brussels' && region !== 'wallonia')
    );
  };

export const needsCertificate = (region: Region): Condition =>
  all(isResidential, (property) => !isExempt(region)(property));

/** Software writes 0 for unknown: only the kind says that there are none. */
export const lacksCharges: Condition = ({ tenantChargesCents, tenantChargesKind }) =>
  tenantChargesKind !== 'none' && !(tenantChargesCents && tenantChargesKind);

/** True also if only `publishPrice` hides the price. */
export const lacksPrice: Condition = ({ purpose, priceCents, publishPrice }) =>
  !priceCents || isPlaceholderPrice(purpose, priceCents) || publishPrice === false;

export const asksDepositAbove =
  (most: number): Condition =>
  ({ depositMonths, depositCents, priceCents }) =>
    (depositMonths ?? 0) > most || Boolean(depositCents && priceCents && depositCents > most * priceCents);

export const isPast = (day: string | null | undefined, today: string) => Boolean(day && day < today);

/** True if the day is not known, or two months away or less. */
export const endsSoon = (day: string | null | undefined, today: string) =>
  !day || ['soon', 'near'].includes(expiryOn(day, today).state);

/** False if the day is not known. */
export const isOlderThan = (days: number, day: string | null | undefined, today: string) =>
  Boolean(day) && Date.parse(today) - Date.parse(day ?? '') > days * dayMs;
