import { defaultSettings, type Settings } from '../settings.ts';

/** The pictures of the home page, as files of site/demo/pictures. */
export const demoBannerFiles = {
  banner: 'hero-canal-townhouses.jpg',
  services: 'interior-living-room.jpg',
  valuation: 'hero-villa-dusk.jpg',
} as const;

/** Takes the ids of the stored home-page pictures; gives the settings of the demo agency, Rooilijn in Gent. */
export function demoSettings(pictureIds: Record<keyof typeof demoBannerFiles, string>): Settings {
  return {
    ...defaultSettings,
    agency: {
      ...defaultSettings.agency,
      name: 'Rooilijn',
      tagline: {
        nl: 'Makelaars in Gent, de Leiestreek en de Vlaamse Ardennen. Sinds 1998.',
        fr: 'Agents immobiliers à Gand, dans la région de la Lys et les Ardennes flamandes. Depuis 1998.',
        de: 'Immobilienmakler in Gent und in Ostbelgien. Seit 1998.',
        en: 'Estate agents in Ghent, along the Lys and in the Flemish Ardennes. Since 1998.',
      },
      legalName: 'Rooilijn bv',
      address: 'Predikherenlei 14, 9000 Gent',
      phone: '092345678',
      email: 'gent@rooilijn.example',
      foundedYear: 1998,
      enterpriseNumber: 'BE 0123.456.749',
      registrationNumber: '123.456',
      thirdPartyAccount: 'BE68 5390 0754 7034',
      insurer: {
        nl: 'BA en borgstelling via NV AXA Belgium, polisnr. 730.390.160',
        fr: 'RC professionnelle et cautionnement via SA AXA Belgium, police n° 730.390.160',
        de: 'Haftpflicht und Bürgschaft über AXA Belgium AG, Police Nr. 730.390.160',
        en: 'Professional liability and surety through AXA Belgium NV, policy no. 730.390.160',
      },
    },
    topBar: {
      shown: true,
      left: [
        { label: same('092 34 56 78'), address: 'tel:+3292345678', icon: 'phone' },
        { label: same('gent@rooilijn.example'), address: 'mailto:gent@rooilijn.example', icon: 'mail' },
      ],
      right: [
        {
          label: {
            nl: 'Ma-vr tot 18 uur, za tot 13 uur',
            fr: 'Lu-ve jusqu’à 18 h, sa jusqu’à 13 h',
            de: 'Mo-Fr bis 18 Uhr, Sa bis 13 Uhr',
            en: 'Mon–Fri until 6 pm, Sat until 1 pm',
          },
          page: 'contact',
        },
        { label: { nl: 'Eigenaars', fr: 'Propriétaires', de: 'Eigentümer', en: 'Owners' }, page: 'login' },
      ],
    },
    home: {
      banner: {
        pictureId: pictureIds.banner,
        focus: 'left',
        title: {
          nl: 'Thuis begint aan de straatkant.',
          fr: 'Chez soi commence côté rue.',
          de: 'Zuhause beginnt an der Straße.',
          en: 'Home begins at the street.',
        },
        sentence: {
          nl: 'Huizen, appartementen en nieuwbouw in Gent, de Leiestreek en de Vlaamse Ardennen.',
          fr: 'Maisons, appartements et projets neufs à Gand, dans la région de la Lys et les Ardennes flamandes.',
          de: 'Häuser, Wohnungen und Neubau in Gent, an der Leie und in Ostbelgien.',
          en: 'Houses, apartments and new-build homes in Ghent, along the Lys and in the Flemish Ardennes.',
        },
      },
      recentProperties: 4,
      stats: {
        title: {
          nl: 'Een klein kantoor dat elke straat te voet kent.',
          fr: 'Une petite agence qui connaît chaque rue à pied.',
          de: 'Ein kleines Büro, das jede Straße zu Fuß kennt.',
          en: 'A small office that knows every street on foot.',
        },
        soldTotal: 1286,
        score: { value: 4.8, outOf: 5, clients: 312 },
      },
      services: {
        pictureId: pictureIds.services,
        focus: 'left',
        rows: [
          {
            page: 'serviceSelling',
            title: { nl: 'Verkopen', fr: 'Vendre', de: 'Verkaufen', en: 'Selling' },
            sentence: {
              nl: 'Een juiste prijs, een rustige verkoop en foto’s die niets verzwijgen. U hoort elke week hoe het staat.',
              fr: 'Un prix juste, une vente sereine et des photos qui ne cachent rien. Chaque semaine, vous savez où nous en sommes.',
              de: 'Ein richtiger Preis, ein ruhiger Verkauf und Fotos, die nichts verschweigen. Jede Woche hören Sie, wie es steht.',
              en: 'The right price, a calm sale and photographs that hide nothing. Every week you hear how things stand.',
            },
          },
          {
            page: 'serviceLetting',
            title: { nl: 'Verhuren', fr: 'Mettre en location', de: 'Vermieten', en: 'Letting' },
            sentence: {
              nl: 'Van plaatsbeschrijving tot huurwaarborg: wij kiezen zorgvuldig en volgen het contract op.',
              fr: 'De l’état des lieux à la garantie locative : nous choisissons avec soin et suivons le contrat.',
              de: 'Vom Übergabeprotokoll bis zur Mietkaution: Wir wählen sorgfältig aus und begleiten den Vertrag.',
              en: 'From inventory to rental deposit: we choose with care and look after the lease.',
            },
          },
          {
            page: 'projects',
            title: { nl: 'Nieuwbouw', fr: 'Projets neufs', de: 'Neubau', en: 'New build' },
            sentence: {
              nl: 'Plannen, lastenboek en btw uitgelegd door iemand die de werf bezoekt.',
              fr: 'Plans, cahier des charges et TVA expliqués par quelqu’un qui se rend sur le chantier.',
              de: 'Pläne, Baubeschreibung und Mehrwertsteuer, erklärt von jemandem, der die Baustelle kennt.',
              en: 'Plans, specifications and VAT explained by someone who visits the site.',
            },
          },
          {
            page: 'demandRegister',
            title: { nl: 'Zoekopdracht', fr: 'Alerte de recherche', de: 'Suchauftrag', en: 'Search alert' },
            sentence: {
              nl: 'Zeg wat u zoekt. U krijgt bericht voor het pand online staat.',
              fr: 'Dites-nous ce que vous cherchez. Vous êtes prévenu avant la mise en ligne.',
              de: 'Sagen Sie uns, was Sie suchen. Sie erfahren davon, bevor es online steht.',
              en: 'Tell us what you are looking for. You hear of it before it is online.',
            },
          },
        ],
      },
      valuationPictureId: pictureIds.valuation,
    },
    list: {
      pageSize: 12,
      place: {
        nl: 'in Gent en omgeving',
        fr: 'à Gand et environs',
        de: 'in und um Gent',
        en: 'in and around Ghent',
      },
      goneShownDays: 90,
    },
  };
}

function same(text: string) {
  return { nl: text, fr: text, de: text, en: text };
}
