import { personKey } from '#domain/person/person-key.ts';
import type { OfficeRecords } from '#test/office-records.ts';
import { type Answers, CODE, IN } from './answers.ts';

export const clientAnswers = ({ visit, owner, lead }: OfficeRecords): Answers => ({
  'office/calendar': { get: [IN, 403, 200, CODE, 200], post: [IN, 403, 404, CODE, 404] },
  'office/calendar/new': { get: [IN, 403, 200, CODE, 200], post: [IN, 403, 422, CODE, 422] },
  'office/calendar/slots': { get: [IN, 403, 200, CODE, 200], post: [IN, 403, 400, CODE, 400] },
  'office/calendar/absences': { get: [IN, 403, 200, CODE, 200], post: [IN, 403, 422, CODE, 422] },
  'office/calendar/address': { get: [IN, 403, 200, CODE, 200], post: [IN, 403, 400, CODE, 400] },
  'office/calendar/:id': {
    at: `/office/calendar/${visit}/`,
    get: [IN, 403, 200, CODE, 200],
    post: [IN, 403, 400, CODE, 400],
  },
  'office/owners': { get: [IN, 403, 200, CODE, 200], post: [IN, 403, 405, CODE, 405] },
  'office/owners/:id/as-seen': {
    at: `/office/owners/${owner.id}/as-seen/`,
    get: [IN, 403, 303, CODE, 303],
    post: [IN, 403, 405, CODE, 405],
  },
  'office/requests': { get: [IN, 403, 200, CODE, 200], post: [IN, 403, 400, CODE, 400] },
  'office/requests/templates': { get: [IN, 403, 200, CODE, 200], post: [IN, 403, 400, CODE, 400] },
  'office/requests/new': { get: [IN, 403, 200, CODE, 200], post: [IN, 403, 422, CODE, 422] },
  'office/requests/:id': {
    at: `/office/requests/${lead}/`,
    get: [IN, 403, 200, CODE, 200],
    post: [IN, 403, 400, CODE, 400],
  },
  'office/requests/:id/presence': {
    at: `/office/requests/${lead}/presence/`,
    get: [IN, 403, 405, CODE, 405],
    post: [IN, 403, 200, CODE, 200],
  },
  'office/requests/:id/draft': {
    at: `/office/requests/${lead}/draft/`,
    get: [IN, 403, 405, CODE, 405],
    post: [IN, 403, 400, CODE, 400],
  },
  'office/people/:key': {
    at: `/office/people/${personKey('lies@voorbeeld.be')}/`,
    get: [IN, 403, 200, CODE, 200],
    post: [IN, 403, 400, CODE, 400],
  },
  'office/people/:key/export': {
    at: `/office/people/${personKey('lies@voorbeeld.be')}/export/`,
    get: [IN, 403, 403, CODE, 405],
    post: [IN, 403, 403, CODE, 200],
  },
});
