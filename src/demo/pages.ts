import type { z } from 'zod';
import { defaultPages } from '#site/pages/default-pages.ts';
import type { moduleSchema } from '#site/pages/module-schema.ts';
import { type Page, pagesSchema } from '#site/pages/page-schema.ts';
import { buyingNewBuildPage, wayToBuyingNewBuild } from './buying-new-build.ts';

/** Names of files in demo/pictures. */
export const demoPageFiles = {
  banner: 'hero-canal-townhouses.jpg',
  phoneBanner: 'hero-canal-townhouses-upright.jpg',
  services: 'interior-living-room.jpg',
  valuation: 'hero-villa-dusk.jpg',
  plan: 'interior-kitchen-white-linear.jpg',
  choices: 'detail-kitchen-worktop.jpg',
} as const;

type PictureIds = Record<keyof typeof demoPageFiles, string>;

/** The product's default pages and the demo agency's own. */
export function demoPages(pictureIds: PictureIds): readonly Page[] {
  const modules: Record<string, WrittenModule[]> = {
    home: homeModules(pictureIds),
    projects: [wayToBuyingNewBuild(pictureIds)],
  };
  return pagesSchema.parse([
    ...defaultPages.map((page) => ({ ...page, modules: modules[page.name] ?? page.modules })),
    buyingNewBuildPage(pictureIds),
  ]);
}

type WrittenModule = z.input<typeof moduleSchema>;

function homeModules(pictureIds: PictureIds): WrittenModule[] {
  return [
    {
      type: 'banner',
      view: 'image',
      position: 0,
      pictureIds: [pictureIds.banner],
      phonePictureId: pictureIds.phoneBanner,
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
        de: 'Häuser, Wohnungen und Neubau in Gent, an der Leie und in den Flämischen Ardennen.',
        en: 'Houses, apartments and new-build homes in Ghent, along the Lys and in the Flemish Ardennes.',
      },
    },
    { type: 'search', view: 'strip', position: 1 },
    { type: 'propertyList', view: 'recent', position: 2 },
    {
      type: 'stats',
      view: 'figures',
      titleSize: 'middle',
      position: 3,
      title: {
        nl: 'Een klein kantoor dat elke straat te voet kent.',
        fr: 'Une petite agence qui connaît chaque rue à pied.',
        de: 'Ein kleines Büro, das jede Straße zu Fuß kennt.',
        en: 'A small office that knows every street on foot.',
      },
    },
    {
      type: 'links',
      view: 'rows',
      position: 4,
      pictureId: pictureIds.services,
      focus: 'left',
      rows: [
        {
          link: { page: 'serviceSelling' },
          title: { nl: 'Verkopen', fr: 'Vendre', de: 'Verkaufen', en: 'Selling' },
          sentence: {
            nl: 'Een juiste prijs, een rustige verkoop en foto’s die niets verzwijgen. U hoort elke week hoe het staat.',
            fr: 'Un prix juste, une vente sereine et des photos qui ne cachent rien. Chaque semaine, vous savez où nous en sommes.',
            de: 'Ein richtiger Preis, ein ruhiger Verkauf und Fotos, die nichts verschweigen. Jede Woche hören Sie, wie es steht.',
            en: 'The right price, a calm sale and photographs that hide nothing. Every week you hear how things stand.',
          },
        },
        {
          link: { page: 'serviceLetting' },
          title: { nl: 'Verhuren', fr: 'Mettre en location', de: 'Vermieten', en: 'Letting' },
          sentence: {
            nl: 'Van plaatsbeschrijving tot huurwaarborg: wij kiezen zorgvuldig en volgen het contract op.',
            fr: 'De l’état des lieux à la garantie locative : nous choisissons avec soin et suivons le contrat.',
            de: 'Vom Übergabeprotokoll bis zur Mietkaution: Wir wählen sorgfältig aus und begleiten den Vertrag.',
            en: 'From inventory to rental deposit: we choose with care and look after the lease.',
          },
        },
        {
          link: { page: 'projects' },
          title: { nl: 'Nieuwbouw', fr: 'Projets neufs', de: 'Neubau', en: 'New build' },
          sentence: {
            nl: 'Plannen, lastenboek en btw uitgelegd door iemand die de werf bezoekt.',
            fr: 'Plans, cahier des charges et TVA expliqués par quelqu’un qui se rend sur le chantier.',
            de: 'Pläne, Baubeschreibung und Mehrwertsteuer, erklärt von jemandem, der die Baustelle kennt.',
            en: 'Plans, specifications and VAT explained by someone who visits the site.',
          },
        },
        {
          link: { page: 'demandRegister' },
          title: { nl: 'Zoekopdracht', fr: 'Alerte de recherche', de: 'Suchauftrag', en: 'Search alert' },
          sentence: {
            nl: 'Zeg wat u zoekt. U krijgt bericht voor het pand online staat.',
            fr: 'Dites-nous ce que vous cherchez. Nous vous prévenons avant la mise en ligne.',
            de: 'Sagen Sie uns, was Sie suchen. Sie erfahren davon, bevor es online steht.',
            en: 'Tell us what you are looking for. You will hear of it before it is online.',
          },
        },
      ],
    },
    { type: 'testimonials', view: 'quote', position: 5, maxItems: 1 },
    {
      type: 'articleCategory',
      view: 'news',
      position: 6,
      maxItems: 3,
      relation: { type: 'category', id: 'news' },
    },
    { type: 'valuation', view: 'band', position: 7, pictureId: pictureIds.valuation },
  ];
}
