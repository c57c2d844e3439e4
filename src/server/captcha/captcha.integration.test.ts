import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';

const { request } = await createTestApp({ workers: 2 });

it('gives one address half as many challenges where two workers give them', async () => {
  const headers = { 'X-Forwarded-For': '192.0.2.1' };
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => request('/captcha/challenge/?form=contact', { headers })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
});
