import { listNews } from '#database/articles.ts';
import { findPicture } from '#database/pictures.ts';
import { countPerType, countProperties, listProperties } from '#database/property-list.ts';
import { listTestimonials } from '#database/testimonials.ts';
import { type LocalisedText, pickText } from '#domain/language.ts';
import { formatNumber } from '#domain/numbers.ts';
import { formatEuro } from '#domain/price.ts';
import { searchTypes, typeAndDescendants } from '#domain/property/types.ts';
import { parseCriteria } from '#domain/search-criteria.ts';
import { pictureAddress } from '#images/addresses.ts';
import type { RequestContext } from '#server/context.ts';
import { alternates, href } from '#site/paths.ts';
import { fieldTexts } from '#texts/fields.ts';
import { plural } from '#texts/i18n.ts';
import { textsFor } from '#texts/server.ts';
import { presentNews } from '../../article/article.server.ts';
import { presentTestimonial } from '../../article/testimonial.server.ts';
import { shownPicture } from '../../interface/shown-picture.server.ts';
import { listScope } from '../../property/list-scope.server.ts';
import { presentCard } from '../../property/present-card.server.ts';
import { pageHead } from '../../shell/head.server.ts';

const budgets = [200_000, 300_000, 400_000, 500_000, 650_000, 800_000, 1_000_000, 1_500_000];

/** Gives all that the home page shows. */
export async function loadHome(context: RequestContext) {
  const { database, settings, language, tags } = context;
  const t = textsFor(language);
  const { banner, stats, services, valuationPictureId, recentProperties } = settings.home;
  const inLanguage = (text: LocalisedText) => pickText(text, language, settings.defaultLanguage)?.text ?? '';
  tags.add('page:home').add('properties').add('places').add('articles:news').add('testimonials');

  const scope = listScope(context);
  const sale = parseCriteria('sale', new URLSearchParams()).criteria;
  const rent = parseCriteria('rent', new URLSearchParams()).criteria;
  const [
    recent,
    saleTypes,
    rentCount,
    news,
    [testimonial],
    bannerPicture,
    servicesPicture,
    valuationPicture,
  ] = await Promise.all([
    listProperties(database, sale, scope, recentProperties),
    countPerType(database, sale, scope),
    countProperties(database, rent, scope),
    listNews(database, 3),
    listTestimonials(database, 1),
    picture(banner.pictureId),
    picture(services.pictureId),
    picture(valuationPictureId),
  ]);
  const saleCount = [...saleTypes.values()].reduce((sum, count) => sum + count, 0);
  const paths = alternates('home', {});

  return {
    head: pageHead(context, {
      title: `${settings.agency.name}: ${inLanguage(banner.title).replace(/\.$/, '')}`,
      description: inLanguage(banner.sentence) || inLanguage(settings.agency.tagline),
      alternates: paths,
      image: bannerPicture && pictureAddress(bannerPicture, 1050, 'jpeg'),
    }),
    alternates: paths,
    banner: {
      title: inLanguage(banner.title),
      sentence: inLanguage(banner.sentence),
      picture: bannerPicture,
      focus: banner.focus,
    },
    search: {
      action: href(language, 'forSale'),
      submit: plural(t, 'SHOW_COUNT', saleCount),
      types: searchTypes
        .filter((type) => typeAndDescendants(type).some((each) => saleTypes.has(each)))
        .map((type) => ({ value: type, label: fieldTexts(language).type(type) })),
      budgets: budgets.map((amount) => ({ value: String(amount), label: formatEuro(amount * 100) })),
    },
    recent: recent.map((row) => presentCard(row, language)),
    allForSale: { href: href(language, 'forSale'), label: t('ALL_FOR_SALE', { count: saleCount }) },
    stats: {
      title: inLanguage(stats.title),
      figures: [
        { value: formatNumber(saleCount), label: t('FIGURE_FOR_SALE') },
        { value: formatNumber(rentCount), label: t('FIGURE_FOR_RENT') },
        ...(stats.soldTotal === null
          ? []
          : [
              {
                value: formatNumber(stats.soldTotal),
                label: t('FIGURE_SOLD', { year: settings.agency.foundedYear }),
              },
            ]),
        ...(stats.score === null
          ? []
          : [
              {
                value: formatNumber(stats.score.value, { decimals: 1 }),
                suffix: t('OUT_OF', { number: stats.score.outOf }),
                label: t('FIGURE_SCORE', { count: stats.score.clients }),
              },
            ]),
      ],
    },
    services: {
      picture: servicesPicture,
      focus: services.focus,
      rows: services.rows.map((row) => ({
        title: inLanguage(row.title),
        sentence: inLanguage(row.sentence),
        href: href(language, row.page as 'about'),
      })),
    },
    testimonial: testimonial && presentTestimonial(testimonial, context),
    allTestimonials: href(language, 'testimonials'),
    news: news.map((article) => presentNews(article, context)),
    allNews: href(language, 'news'),
    valuation: settings.header.freeValuation
      ? { action: href(language, 'freeValuation'), picture: valuationPicture }
      : null,
  };

  async function picture(id: string | null) {
    const found = id === null ? undefined : await findPicture(database, id);
    return shownPicture(found, settings.agency.name, language);
  }
}
