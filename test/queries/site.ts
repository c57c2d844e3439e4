import { announceStreets } from '#database/site/announce-streets.ts';
import {
  findArticleChange,
  findArticleEdit,
  listArticleChanges,
  listArticleEdits,
} from '#database/site/article-edits.ts';
import {
  findArticleByKey,
  findNewsArticle,
  findUnpublishedArticle,
  listNews,
  listPublishedArticleKeys,
  listServices,
} from '#database/site/articles.ts';
import { answerCaughtUp, untilCaughtUp } from '#database/site/caught-up.ts';
import { findFilledLists } from '#database/site/filled-lists.ts';
import { listNamedFiles } from '#database/site/named-files.ts';
import { findPageEdit, listPageEdits } from '#database/site/page-edits.ts';
import { listPages, replacePages } from '#database/site/pages.ts';
import { findAgent, listAgents, listOffices } from '#database/site/people.ts';
import { addRedirectHits, listRedirects, writeRedirects } from '#database/site/redirects.ts';
import { findSettings, replaceSettings } from '#database/site/settings.ts';
import {
  findSiteChange,
  insertSiteChange,
  listPageChanges,
  listSiteChanges,
} from '#database/site/site-changes.ts';
import { listSitemapFiles, readSitemapRows } from '#database/site/sitemap.ts';
import {
  findTestimonial,
  findWrittenTestimonial,
  listTestimonials,
  listTestimonialTexts,
  listWrittenTestimonials,
} from '#database/site/testimonials.ts';
import {
  findWrittenArticle,
  listArticleKeys,
  listArticleTexts,
  listWrittenArticles,
  takenSlugs,
} from '#database/site/written-articles.ts';
import { answered, now, sample, today, uuid } from './sample.ts';

const page = {
  ...{
    id: 3,
    parentId: null,
    name: 'about',
    sort: 1,
    path: { nl: 'over-ons' },
    status: 'published' as const,
  },
  ...{ inMenu: true, modules: [], title: { nl: 'Over ons' }, metadata: {}, seo: true },
};
const kinds = ['properties', 'projects', 'news', 'testimonials'] as const;

export const samples = [
  sample(announceStreets),
  sample(findArticleEdit, 5),
  sample(listArticleEdits),
  sample(listArticleChanges, 5, 20),
  sample(findArticleChange, 5, 9),
  sample(findArticleByKey, 'about'),
  sample(listPublishedArticleKeys),
  sample(findNewsArticle, 'nieuws', 'nl'),
  sample(listServices, 10),
  sample(listNews, 10),
  sample(findUnpublishedArticle, 5, { withEdits: false }),
  sample(findUnpublishedArticle, 5, { withEdits: true }),
  sample(answerCaughtUp, uuid),
  answered([[], [{ is_caught_up: true }]], untilCaughtUp),
  sample(findFilledLists),
  sample(listNamedFiles),
  sample(findPageEdit, 3),
  sample(listPageEdits),
  sample(listPages),
  answered([[], [{ id: 3, name: 'former' }]], replacePages, [page]),
  sample(replacePages, []),
  sample(listOffices),
  sample(listAgents),
  sample(findAgent, 3),
  sample(listRedirects),
  sample(writeRedirects, new Map([['/old', '/new']]), ['/gone']),
  sample(addRedirectHits, new Map([['/old', 2]]), today),
  sample(findSettings),
  sample(replaceSettings, { languages: ['nl'] }),
  sample(insertSiteChange, 'settings', { changedBy: 'command', before: {}, after: {} }),
  sample(listSiteChanges, 'pages', 20),
  sample(listPageChanges, 3, { defaults: [{ id: 3 }], limit: 20 }),
  sample(listPageChanges, 3, { defaults: [], limit: 1, id: 9 }),
  sample(findSiteChange, 'settings', 9),
  ...kinds.map((kind) => sample(listSitemapFiles, kind, now)),
  sample(listSitemapFiles, 'news', now, 2),
  ...kinds.map((kind) => sample(readSitemapRows, kind, now, 2)),
  sample(listTestimonials, 10),
  sample(findTestimonial, 'an-uit-gent'),
  sample(listWrittenTestimonials, 'draft'),
  sample(findWrittenTestimonial, 5),
  sample(listTestimonialTexts),
  sample(findWrittenArticle, 5),
  sample(findWrittenArticle, 5, { forUpdate: true }),
  sample(listWrittenArticles, 'news'),
  sample(listArticleKeys),
  sample(listArticleTexts),
  sample(takenSlugs, 5, ['nieuws']),
];
