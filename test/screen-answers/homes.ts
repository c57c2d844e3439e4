import type { OfficeRecords } from '#test/office-records.ts';
import { type Answers, CODE, IN } from './answers.ts';

export const homeAnswers = ({
  property,
  media,
  document,
  project,
  projectDocument,
}: OfficeRecords): Answers => ({
  'office/properties': { get: [IN, 403, 200, CODE, 200], post: [IN, 403, 422, CODE, 422] },
  'office/properties/new': { get: [IN, 403, 200, CODE, 200], post: [IN, 403, 422, CODE, 422] },
  'office/properties/new/address': { get: [IN, 403, 200, CODE, 200], post: [IN, 403, 405, CODE, 405] },
  'office/properties/:id': {
    at: `/office/properties/${property}/`,
    get: [IN, 403, 200, CODE, 200],
    post: [IN, 403, 400, CODE, 400],
  },
  'office/properties/:id/price': {
    at: `/office/properties/${property}/price/`,
    get: [IN, 403, 200, CODE, 200],
    post: [IN, 403, 422, CODE, 422],
  },
  'office/properties/:id/field': {
    at: `/office/properties/${property}/field/`,
    get: [IN, 403, 405, CODE, 405],
    post: [IN, 403, 400, CODE, 400],
  },
  'office/properties/:id/preview': {
    at: `/office/properties/${property}/preview/`,
    get: [IN, 403, 200, CODE, 200],
    post: [IN, 403, 400, CODE, 400],
  },
  'office/properties/:id/history': {
    at: `/office/properties/${property}/history/`,
    get: [IN, 403, 200, CODE, 200],
    post: [IN, 403, 400, CODE, 400],
  },
  'office/properties/:id/presence': {
    at: `/office/properties/${property}/presence/`,
    get: [IN, 403, 405, CODE, 405],
    post: [IN, 403, 200, CODE, 200],
  },
  'office/properties/:id/photos': {
    at: `/office/properties/${property}/photos/`,
    get: [IN, 403, 200, CODE, 200],
    post: [IN, 403, 400, CODE, 400],
  },
  'office/properties/:id/photos/upload': {
    at: `/office/properties/${property}/photos/upload/`,
    get: [IN, 403, 405, CODE, 405],
    post: [IN, 403, 400, CODE, 400],
  },
  'office/properties/:id/photos/:media': {
    at: `/office/properties/${property}/photos/${media}/`,
    get: [IN, 403, 200, CODE, 200],
    post: [IN, 403, 422, CODE, 422],
  },
  'office/properties/:id/documents': {
    at: `/office/properties/${property}/documents/`,
    get: [IN, 403, 200, CODE, 200],
    post: [IN, 403, 400, CODE, 400],
  },
  'office/properties/:id/documents/upload': {
    at: `/office/properties/${property}/documents/upload/`,
    get: [IN, 403, 405, CODE, 405],
    post: [IN, 403, 400, CODE, 400],
  },
  'office/properties/:id/documents/:document': {
    at: `/office/properties/${property}/documents/${document}/`,
    get: [IN, 403, 200, CODE, 200],
    post: [IN, 403, 405, CODE, 405],
  },
  'office/properties/:id/open-days': {
    at: `/office/properties/${property}/open-days/`,
    get: [IN, 403, 200, CODE, 200],
    post: [IN, 403, 400, CODE, 400],
  },
  'office/properties/:id/owner': {
    at: `/office/properties/${property}/owner/`,
    get: [IN, 403, 200, CODE, 200],
    post: [IN, 403, 400, CODE, 400],
  },
  'office/projects': { get: [IN, 403, 200, CODE, 200], post: [IN, 403, 405, CODE, 405] },
  'office/projects/new': { get: [IN, 403, 200, CODE, 200], post: [IN, 403, 422, CODE, 422] },
  'office/projects/:id': {
    at: `/office/projects/${project}/`,
    get: [IN, 403, 200, CODE, 200],
    post: [IN, 403, 400, CODE, 400],
  },
  'office/projects/:id/units': {
    at: `/office/projects/${project}/units/`,
    get: [IN, 403, 200, CODE, 200],
    post: [IN, 403, 400, CODE, 400],
  },
  'office/projects/:id/documents': {
    at: `/office/projects/${project}/documents/`,
    get: [IN, 403, 200, CODE, 200],
    post: [IN, 403, 400, CODE, 400],
  },
  'office/projects/:id/documents/upload': {
    at: `/office/projects/${project}/documents/upload/`,
    get: [IN, 403, 405, CODE, 405],
    post: [IN, 403, 400, CODE, 400],
  },
  'office/projects/:id/documents/:document': {
    at: `/office/projects/${project}/documents/${projectDocument}/`,
    get: [IN, 403, 200, CODE, 200],
    post: [IN, 403, 405, CODE, 405],
  },
  'office/figures': { get: [IN, 403, 200, CODE, 200], post: [IN, 403, 405, CODE, 405] },
  'office/figures/csv': { get: [IN, 403, 200, CODE, 200], post: [IN, 403, 405, CODE, 405] },
  'office/properties/:id/figures': {
    at: `/office/properties/${property}/figures/`,
    get: [IN, 403, 200, CODE, 200],
    post: [IN, 403, 405, CODE, 405],
  },
  'office/properties/:id/figures/csv': {
    at: `/office/properties/${property}/figures/csv/`,
    get: [IN, 403, 200, CODE, 200],
    post: [IN, 403, 405, CODE, 405],
  },
});
