import type { OfficeRecords } from '#test/office-records.ts';
import { type Answers, CODE, IN } from './answers.ts';

export const agencyAnswers = ({ somebody, agent, place, webhook, portal }: OfficeRecords): Answers => ({
  'office/staff': { get: [IN, 403, 403, CODE, 200], post: [IN, 403, 403, CODE, 400] },
  'office/staff/:id': {
    at: `/office/staff/${somebody.id}/`,
    get: [IN, 403, 403, CODE, 200],
    post: [IN, 403, 403, CODE, 400],
  },
  'office/team': { get: [IN, 403, 403, CODE, 200], post: [IN, 403, 403, CODE, 400] },
  'office/team/new': { get: [IN, 403, 403, CODE, 200], post: [IN, 403, 403, CODE, 400] },
  'office/team/:id': {
    at: `/office/team/${agent}/`,
    get: [IN, 403, 403, CODE, 200],
    post: [IN, 403, 403, CODE, 400],
  },
  'office/offices': { get: [IN, 403, 403, CODE, 200], post: [IN, 403, 403, CODE, 405] },
  'office/offices/new': { get: [IN, 403, 403, CODE, 200], post: [IN, 403, 403, CODE, 400] },
  'office/offices/:id': {
    at: `/office/offices/${place}/`,
    get: [IN, 403, 403, CODE, 200],
    post: [IN, 403, 403, CODE, 400],
  },
  'office/log': { get: [IN, 403, 403, CODE, 200], post: [IN, 403, 403, CODE, 405] },
  'office/log/csv': { get: [IN, 403, 403, CODE, 200], post: [IN, 403, 403, CODE, 405] },
  'office/settings': { get: [IN, 403, 403, CODE, 200], post: [IN, 403, 403, CODE, 405] },
  'office/settings/history': { get: [IN, 403, 403, CODE, 200], post: [IN, 403, 403, CODE, 400] },
  'office/settings/theme': { get: [IN, 403, 403, CODE, 200], post: [IN, 403, 403, CODE, 400] },
  'office/settings/:section': {
    at: '/office/settings/agency/',
    get: [IN, 403, 403, CODE, 200],
    post: [IN, 403, 403, CODE, 400],
  },
  'office/imports': { get: [IN, 403, 403, CODE, 200], post: [IN, 403, 403, CODE, 400] },
  'office/imports/:source': {
    at: '/office/imports/openimmo/',
    get: [IN, 403, 403, CODE, 200],
    post: [IN, 403, 403, CODE, 400],
  },
  'office/imports/:source/records/:ref': {
    at: '/office/imports/openimmo/records/a%2F1/',
    get: [IN, 403, 403, CODE, 200],
    post: [IN, 403, 403, CODE, 400],
  },
  'office/portals': { get: [IN, 403, 403, CODE, 200], post: [IN, 403, 403, CODE, 400] },
  'office/portals/webhooks': { get: [IN, 403, 403, CODE, 200], post: [IN, 403, 403, CODE, 400] },
  'office/portals/webhooks/:id': {
    at: `/office/portals/webhooks/${webhook}/`,
    get: [IN, 403, 403, CODE, 200],
    post: [IN, 403, 403, CODE, 400],
  },
  'office/portals/:id': {
    at: `/office/portals/${portal}/`,
    get: [IN, 403, 403, CODE, 200],
    post: [IN, 403, 403, CODE, 400],
  },
});
