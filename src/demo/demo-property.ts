import type { EnergyLabelName } from '#domain/property/energy-label.ts';
import type { PropertyType } from '#domain/property/types.ts';
import type { PropertyDetails } from '#domain/property/values.ts';
import type { Said } from './said.ts';
import type { FeatureKey } from './sentences/features.ts';
import type { otherSentences } from './sentences/grounds-and-workplaces.ts';
import type { houseSentences } from './sentences/houses.ts';
import type { PlaceKey } from './sentences/places.ts';

/** What the first picture shows. */
export type Looks = keyof typeof houseSentences | keyof typeof otherSentences;

export type DemoTexts = { title: Said; lede: Said; description: Said };

/** As its author writes it; demo/build-property.ts makes the rest. */
export type DemoProperty = {
  reference?: string;
  type: PropertyType;
  looks: Looks;
  at: PlaceKey;
  /** 'Street 12' or 'Street 12 bus 3'. */
  street: string;
  /** In Brussels: both names, the Dutch one first. */
  streetNames?: `${string} / ${string}`;
  quarter?: Said;
  /** In euros; per month for rent. */
  price: number;
  status?: 'option' | 'sold' | 'rented';
  hide?: readonly ('price' | 'address')[];
  marquee?: 'new' | 'price_reduced' | 'open_house';
  /** Areas in m². `total`: for a property without a living area. */
  living?: number;
  total?: number;
  plot?: number;
  /** Metres along the street. */
  width?: number;
  bedrooms?: number;
  bathrooms?: number;
  year?: number;
  floor?: number;
  units?: number;
  /** kWh/m² a year. Absent if no certificate is required, or if `lacks` says that it is missing. */
  energy?: number;
  /** The worst label on the certificates of a building with several units: no value gives it. */
  label?: EnergyLabelName;
  /** Luxembourg: as on the certificate. */
  classes?: { energy: EnergyLabelName; insulation: EnergyLabelName };
  features: readonly FeatureKey[];
  /** Flemish flood scores of plot and building; both 'a' when absent. */
  flood?: readonly ['a' | 'b' | 'c' | 'd', 'a' | 'b' | 'c' | 'd'];
  photos?: 'none' | 'one' | 'many';
  /** What the property lacks on purpose, as real properties do. */
  lacks?: readonly ('energy' | 'texts' | 'surfaces')[];
  video?: string;
  tour?: string;
  /** 0 to 5, an index into demo/people.ts. When absent, the nearest office decides. */
  agent?: number;
  availableFrom?: string;
  /** Counted back from the demo day; when absent, the place in the list decides. */
  publishedDaysAgo?: number;
  /** Handwritten; composed when absent. */
  texts?: DemoTexts;
  /** Attributes that are known exactly; they override derived ones. */
  details?: PropertyDetails;
};
