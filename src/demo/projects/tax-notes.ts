import { said } from '#demo/said.ts';

/** VAT on the building, registration duties on the ground (or VAT on both if one seller sells both). */
export const belgianTaxNote = said(
  'te vermeerderen met 21 % btw op de bouw en registratierechten op de grond',
  'à majorer de 21 % de TVA sur la construction et des droits d’enregistrement sur le terrain',
  'zuzüglich 21 % MwSt. auf den Bau und Registrierungsgebühren auf das Grundstück',
  'plus 21% VAT on the building and registration duty on the land',
);

/** 3 % instead of 17 % for one's own residence, until this has saved € 50.000. */
export const luxembourgTaxNote = said(
  'te vermeerderen met 17 % btw op de bouw (3 % voor eigen bewoning, na toestemming van de administratie) en registratierechten op het grondaandeel',
  'à majorer de 17 % de TVA sur la construction (3 % pour l’habitation principale, sous réserve d’accord de l’administration) et des droits d’enregistrement sur la quote-part de terrain',
  'zuzüglich 17 % MwSt. auf den Bau (3 % bei Eigennutzung, vorbehaltlich der Zustimmung der Verwaltung) und Registrierungsgebühren auf den Grundstücksanteil',
  'plus 17% VAT on the building (3% for your own residence, subject to approval by the administration) and registration duty on the share of the land',
);
