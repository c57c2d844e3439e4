import { expect, it } from 'vitest';
import { createTestApp } from '#test/app.ts';
import { addPage } from '#test/factories.ts';

const { request, database } = await createTestApp();
await addPage(database, 'privacy');

/** Begins to send forms and does not go on. */
function dawdle(count: number, path: string, type: string, from = '127.0.0.1', isRead = (_: number) => {}) {
  return Array.from({ length: count }, (_, index) =>
    request(path, {
      method: 'POST',
      body: new ReadableStream({
        start(body) {
          body.enqueue(new TextEncoder().encode('remark='));
        },
        pull: () => isRead(index),
      }),
      duplex: 'half',
      headers: {
        Origin: 'http://localhost',
        'Content-Type': type,
        'Content-Length': '1000',
        'X-Forwarded-For': from,
      },
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

const withPicture = () => {
  const body = new FormData();
  body.append('picture', new File([new Uint8Array(5_000_000)], 'huis.jpg', { type: 'image/jpeg' }));
  return body;
};

it('lets nobody wait for pictures that are on their way, however many', async () => {
  const path = '/nl/uw-ervaring/';
  const addresses = Array.from({ length: 50 }, (_, index) => `192.0.2.${index}`);
  for (const from of addresses) dawdle(2, path, 'multipart/form-data; boundary=a', from);
  const answer = await request(path, {
    method: 'POST',
    body: withPicture(),
    headers: { Origin: 'http://localhost', 'X-Forwarded-For': '198.51.100.7' },
  });
  expect(answer.status).toBe(422);
});

it('takes two pictures at a time from one address, and lets the first go for a third', async () => {
  const read = new Set<number>();
  const type = 'multipart/form-data; boundary=a';
  const two = dawdle(2, '/nl/uw-ervaring/', type, '203.0.113.9', (index) => void read.add(index));
  await expect.poll(() => read.size).toBe(2);
  const third = await request('/nl/uw-ervaring/', {
    method: 'POST',
    body: withPicture(),
    headers: { Origin: 'http://localhost', 'X-Forwarded-For': '203.0.113.9' },
  });
  expect([third.status, (await Promise.race(two)).status]).toEqual([422, 503]);
});

it('takes the 413 of a mail program that sends too much for no error', async () => {
  const answer = await request('/unsubscribe/alert/?token=a', { method: 'POST', body: 'x'.repeat(5000) });
  expect(answer.status).toBe(413);
});
