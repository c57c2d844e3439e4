import { type Answers, CODE, IN } from './answers.ts';

export const doorAnswers = (): Answers => ({
  office: { get: [IN, 200, 200, CODE, 200], post: [IN, 405, 405, CODE, 405] },
  // A person who is logged in is redirected.
  'office/login': { get: [200, 303, 303, 303, 303], post: [422, 303, 303, 303, 303], postForData: 422 },
  'office/login/code': { get: [200, 303, 303, 303, 303], post: [422, 303, 303, 303, 303], postForData: 422 },
  'office/login/passkey': { get: [405, 405, 405, 405, 405], post: [200, 200, 200, 200, 200] },
  'office/forgotten': { get: [200, 200, 200, 200, 200], post: [422, 422, 422, 422, 422] },
  'office/forgotten/:token': {
    at: '/office/forgotten/a-token/',
    get: [410, 410, 410, 410, 410],
    post: [410, 410, 410, 410, 410],
  },
  'office/invited/:token': {
    at: '/office/invited/a-token/',
    get: [410, 410, 410, 410, 410],
    post: [410, 410, 410, 410, 410],
  },
  'office/setup/:token': {
    at: '/office/setup/a-token/',
    get: [410, 410, 410, 410, 410],
    post: [410, 410, 410, 410, 410],
  },
  'office/setup/:token/:step': {
    at: '/office/setup/a-token/agency/',
    get: [410, 410, 410, 410, 410],
    post: [410, 410, 410, 410, 410],
  },
  'office/account': { get: [IN, 200, 200, CODE, 200], post: [IN, 400, 400, CODE, 400] },
  'office/account/code': { get: [IN, 200, 200, 200, 200], post: [IN, 400, 400, 400, 400] },
  'office/account/passkey': { get: [IN, 200, 200, 200, 200], post: [IN, 400, 400, 400, 400] },
  'office/search': { get: [IN, 200, 200, CODE, 200], post: [IN, 405, 405, CODE, 405] },
  'office/*': {
    at: '/office/nowhere/',
    get: [IN, 404, 404, CODE, 404],
    post: [IN, 404, 404, CODE, 404],
  },
  'office/logout': { get: [302, 302, 302, 302, 302], post: [303, 303, 303, 303, 303] },
});
