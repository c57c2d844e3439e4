import type { Looks } from '#demo/demo-property.ts';
import type { Said } from '#demo/said.ts';
import type { PlaceKey } from '#demo/sentences/places.ts';
import type { EnergyLabelName } from '#domain/property/energy-label.ts';
import type { PropertyType } from '#domain/property/types.ts';
import type { PropertyDetails } from '#domain/property/values.ts';

export type DemoUnit = {
  name: string;
  type: Extract<
    PropertyType,
    'terraced_house' | 'detached_house' | 'apartment' | 'ground_floor_flat' | 'duplex' | 'penthouse'
  >;
  /** Absent for a house, which starts on the ground. */
  floor?: number;
  /** How many floors it has; 1 when absent. */
  floors?: number;
  /** At the end of a row. */
  isCorner?: true;
  living: number;
  bedrooms: number;
  /** m² of garden, or of terrace for a unit above the ground floor. */
  outside: number;
  /** In euros. */
  price: number;
  hidesPrice?: true;
  status: 'available' | 'option' | 'sold';
};

/** As its author writes it. */
export type DemoProject = {
  reference: string;
  name: string;
  at: PlaceKey;
  /** 'Street', or 'Street 12' if there is a number already. */
  street: string;
  latitude: number;
  longitude: number;
  looks: Looks;
  /** Further files of demo/pictures, without extension. */
  pictures: readonly string[];
  /** Follows the name and a colon. */
  title: Said;
  lede: Said;
  description: Said;
  taxNote: Said;
  handoverOn: string;
  /**
   * kWh/m² a year, as calculated from the plans. `sample`: the example unit of the project, with the number of its
   * calculation; the numbers of the other units follow from their place in the list. Absent: no unit has a number.
   */
  energy?: { value: number; sample?: { unit: string; code: number } };
  /** Luxembourg: as on the certificate. */
  classes?: { energy: EnergyLabelName; insulation: EnergyLabelName };
  /** Attributes of all units. */
  details?: PropertyDetails;
  /** The address of the project's own website. */
  externalUrl?: string;
  agent: number;
  publishedDaysAgo: number;
  units: readonly DemoUnit[];
};
