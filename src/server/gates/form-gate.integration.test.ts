import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';

const { request } = await createTestApp();

/** Begins to send forms, and does not go on. */
function dawdle(count: number, path: string, type: string) {
  return Array.from({ length: count }, () =>
    request(path, {
      method: 'POST',
      body: new ReadableStream({
        start(body) {
          body.enqueue(new TextEncoder().encode('remark='));
        },
      }),
      duplex: 'half',
      headers: { Origin: 'http://localhost', 'Content-Type': type, 'Content-Length': '1000' },
    } as RequestInit),
  );
}

it('lets nobody wait for those who send slowly', async () => {
  dawdle(120, '/nl/contact/', 'application/x-www-form-urlencoded');
  expect((await request('/nl/contact/')).status).toBe(200);
  const whole = new URLSearchParams({ remark: 'Hallo' });
  const answer = await request('/nl/contact/', {
    method: 'POST',
    body: whole,
    headers: { Origin: 'http://localhost' },
  });
  expect(answer.status).toBe(422);
});

it('holds a few pictures at a time that are still on their way, and turns away who is one too many', async () => {
  const answers = dawdle(45, '/nl/uw-ervaring/', 'multipart/form-data; boundary=a');
  expect((await Promise.race(answers)).status).toBe(503);
  expect((await request('/nl/uw-ervaring/')).status).toBe(200);
});

it('takes the 413 of a mail program that sends too much for no error', async () => {
  const answer = await request('/unsubscribe/alert/?token=a', { method: 'POST', body: 'x'.repeat(5000) });
  expect(answer.status).toBe(413);
});
