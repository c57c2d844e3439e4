export type SuggestedAddress = {
  places: { postalCode: string; countryId: string; city: string }[];
  streets: string[];
};
