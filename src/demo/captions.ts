import { type Said, said } from './said.ts';

const plot = said('Perceel', 'Terrain', 'Grundstück', 'Plot');

/** By the name of the file; `exterior` for every house that has none of its own. */
export const captions: Record<string, Said> = {
  exterior: said('Voorgevel', 'Façade avant', 'Vorderseite', 'Front'),
  'interior-living-room': said('Leefruimte', 'Séjour', 'Wohnraum', 'Living room'),
  'interior-living-room-fireplace': said(
    'Salon met haard',
    'Salon avec feu ouvert',
    'Salon mit Kamin',
    'Sitting room with fireplace',
  ),
  'interior-dining-room': said('Eetkamer', 'Salle à manger', 'Esszimmer', 'Dining room'),
  'interior-kitchen-island': said(
    'Keuken met kookeiland',
    'Cuisine avec îlot',
    'Küche mit Kochinsel',
    'Kitchen with island',
  ),
  'interior-kitchen-white-linear': said('Open keuken', 'Cuisine ouverte', 'Offene Küche', 'Open kitchen'),
  'interior-hallway-stairs': said('Traphal', 'Hall et escalier', 'Treppenhaus', 'Stair hall'),
  'interior-bedroom': said('Slaapkamer', 'Chambre', 'Schlafzimmer', 'Bedroom'),
  'interior-bedroom-warm': said(
    'Slaapkamer aan de tuinkant',
    'Chambre côté jardin',
    'Schlafzimmer zum Garten',
    'Bedroom on the garden side',
  ),
  'interior-childrens-room': said('Kinderkamer', 'Chambre d’enfant', 'Kinderzimmer', 'Children’s room'),
  'interior-home-office': said('Bureau', 'Bureau', 'Arbeitszimmer', 'Study'),
  'interior-bathroom-tub': said(
    'Badkamer met ligbad',
    'Salle de bains avec baignoire',
    'Bad mit Wanne',
    'Bathroom with bath',
  ),
  'interior-bathroom-walk-in-shower': said(
    'Badkamer met inloopdouche',
    'Salle de bains avec douche',
    'Bad mit bodengleicher Dusche',
    'Bathroom with walk-in shower',
  ),
  'interior-empty-loft': said(
    'Leefruimte met stalen ramen',
    'Espace de vie aux châssis d’acier',
    'Wohnraum mit Stahlfenstern',
    'Living space with steel windows',
  ),
  'interior-open-office': said(
    'Open werkruimte',
    'Espace de travail',
    'Offener Arbeitsbereich',
    'Open workspace',
  ),
  'interior-retail-space': said('Winkelruimte', 'Surface commerciale', 'Verkaufsraum', 'Sales area'),
  'exterior-garden-terrace': said(
    'Tuin en terras',
    'Jardin et terrasse',
    'Garten und Terrasse',
    'Garden and terrace',
  ),
  'exterior-building-plot': plot,
  'exterior-building-plot-village': plot,
  'exterior-garage-boxes': said('Garageboxen', 'Boxes de garage', 'Garagenboxen', 'Lock-up garages'),
  'exterior-penthouse-terrace': said('Dakterras', 'Toit-terrasse', 'Dachterrasse', 'Roof terrace'),
  'detail-armchair': said('Zithoek', 'Coin salon', 'Sitzecke', 'Seating corner'),
  'detail-bathtub': said('Ligbad', 'Baignoire', 'Badewanne', 'Bath'),
  'detail-bay-window': said(
    'Erker en voordeur',
    'Bow-window et porte d’entrée',
    'Erker und Haustür',
    'Bay window and front door',
  ),
  'detail-dining-table': said('Eettafel', 'Table à manger', 'Esstisch', 'Dining table'),
  'detail-fireplace': said('Haard', 'Feu ouvert', 'Kamin', 'Fireplace'),
  'detail-staircase': said('Trap', 'Escalier', 'Treppe', 'Staircase'),
  'detail-garden-lounge': said(
    'Zithoek in de tuin',
    'Salon de jardin',
    'Sitzecke im Garten',
    'Garden seating',
  ),
  'detail-kitchen-worktop': said(
    'Werkblad in de keuken',
    'Plan de travail',
    'Arbeitsfläche',
    'Kitchen worktop',
  ),
  'plan-house-ground': said('Gelijkvloers', 'Rez-de-chaussée', 'Erdgeschoss', 'Ground floor'),
  'plan-house-first-floor': said('Verdieping', 'Étage', 'Obergeschoss', 'First floor'),
  'plan-townhouse-ground': said('Gelijkvloers', 'Rez-de-chaussée', 'Erdgeschoss', 'Ground floor'),
  'plan-duplex-lower-floor': said('Onderste verdieping', 'Niveau inférieur', 'Untere Ebene', 'Lower floor'),
  'plan-apartment-2-bedrooms': said('Grondplan', 'Plan', 'Grundriss', 'Floor plan'),
};

export function captionOf(name: string): Said | null {
  const kind = name.startsWith('exterior-') ? 'exterior' : '';
  return captions[name] ?? captions[kind] ?? null;
}
