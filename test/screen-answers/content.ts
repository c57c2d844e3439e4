import type { OfficeRecords } from '#test/office-records.ts';
import { type Answers, CODE, IN } from './answers.ts';

export const contentAnswers = ({ property, testimonial, article, issue }: OfficeRecords): Answers => ({
  'office/content/redirects': { get: [IN, 200, 200, CODE, 200], post: [IN, 400, 400, CODE, 400] },
  'office/content/testimonials': { get: [IN, 200, 200, CODE, 200], post: [IN, 405, 405, CODE, 405] },
  'office/content/testimonials/:id': {
    at: `/office/content/testimonials/${testimonial.id}/`,
    get: [IN, 200, 200, CODE, 200],
    post: [IN, 400, 400, CODE, 400],
  },
  'office/content/articles': { get: [IN, 200, 200, CODE, 200], post: [IN, 422, 422, CODE, 422] },
  'office/content/articles/:id': {
    at: `/office/content/articles/${article}/`,
    get: [IN, 200, 200, CODE, 200],
    post: [IN, 400, 400, CODE, 400],
  },
  'office/content/pages': { get: [IN, 200, 200, CODE, 200], post: [IN, 422, 422, CODE, 422] },
  'office/content/pages/:name': {
    at: '/office/content/pages/home/',
    get: [IN, 200, 200, CODE, 200],
    post: [IN, 400, 400, CODE, 400],
  },
  'office/content/pictures': { get: [IN, 200, 200, CODE, 200], post: [IN, 400, 400, CODE, 400] },
  'office/content/newsletter': { get: [IN, 200, 200, CODE, 200], post: [IN, 422, 422, CODE, 422] },
  'office/content/newsletter/subscribers': {
    get: [IN, 403, 200, CODE, 200],
    post: [IN, 403, 400, CODE, 400],
  },
  'office/content/newsletter/subscribers/csv': {
    get: [IN, 403, 403, CODE, 405],
    post: [IN, 403, 403, CODE, 200],
  },
  'office/content/newsletter/:id': {
    at: `/office/content/newsletter/${issue}/`,
    get: [IN, 200, 200, CODE, 200],
    post: [IN, 400, 400, CODE, 400],
  },
  'office/content/newsletter/:id/preview': {
    at: `/office/content/newsletter/${issue}/preview/`,
    get: [IN, 200, 200, CODE, 200],
    post: [IN, 405, 405, CODE, 405],
  },
  'office/content/translations': { get: [IN, 200, 200, CODE, 200], post: [IN, 405, 405, CODE, 405] },
  'office/content/translations/:subject': {
    at: `/office/content/translations/property-${property}/`,
    get: [IN, 200, 200, CODE, 200],
    post: [IN, 400, 400, CODE, 400],
  },
});
