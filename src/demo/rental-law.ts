import type { Region } from '#domain/place/region.ts';
import { getTypeRow } from '#domain/property/types.ts';
import type { PropertyDetails } from '#domain/property/values.ts';
import type { DemoProperty } from './demo-property.ts';
import { stableNumber, stablePick } from './stable-number.ts';

/** The particulars of a home to let that the law of the region wants, beside rent and charges. */
export function rentalDetails(row: DemoProperty, region: Region): PropertyDetails {
  const isApartment = getTypeRow(row.type).family === 'apartment';
  const inventory = { inventoryShareCents: row.bedrooms && row.bedrooms > 2 ? 22_500 : 17_500 };
  const covered: PropertyDetails = {
    tenantChargesCover: isApartment ? ['cleaning', 'lighting', 'lift', 'management'] : ['maintenance'],
  };
  const heatsWithGas = !row.features.includes('heatPump');
  const meters: PropertyDetails = {
    hasOwnWaterMeter: stableNumber(`water ${row.street}`, 4) !== 0,
    hasOwnGasMeter: heatsWithGas,
    hasOwnElectricityMeter: true,
  };
  switch (region) {
    case 'flanders':
      return inventory;
    case 'brussels':
      return {
        ...inventory,
        ...meters,
        referenceRentLowCents: Math.round(row.price * 0.9) * 100,
        referenceRentHighCents: Math.round(row.price * 1.1) * 100,
        ...(isApartment && {
          buildingManagement: stablePick(`management ${row.street}`, ['syndic', 'syndic', 'co_owner']),
        }),
      };
    case 'wallonia':
      return {
        ...inventory,
        ...covered,
        ...meters,
        ...(row.features.includes('furnished')
          ? {
              privateChargesCents: 6_500,
              privateChargesKind: 'flat_rate',
              privateChargesCover: ['water', 'electricity', 'internet'],
            }
          : { privateChargesKind: 'own_contracts' }),
      };
    case 'luxembourg':
      // A month's rent, of which owner and tenant pay half each.
      return { agencyFeeCents: row.price * 100 };
  }
}
