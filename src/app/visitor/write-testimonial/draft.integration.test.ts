import { expect, it } from 'vitest';
import { href } from '#site/paths/paths.ts';
import { createTestApp } from '#test/app.ts';
import { passCaptcha } from '#test/captcha.ts';
import { addPage } from '#test/factories.ts';
import { sendsForms } from '#test/visitor.ts';

const app = await createTestApp();
const { request, database } = app;
await addPage(database, 'privacy');

it('keeps a testimonial as a draft, that nobody sees', async () => {
  await sendsForms(app)(href('fr', 'writeTestimonial'), {
    ...(await passCaptcha(database, 'testimonial')),
    comment: 'Eline appelait toujours.',
    author: 'Famille Dubois',
    email: 'dubois@exemple.be',
    website: 'www.dubois.example',
    privacy: 'yes',
  });
  const [draft] = await database.selectFrom('testimonial').selectAll().execute();
  expect(draft).toMatchObject({
    author: 'Famille Dubois',
    comment: { fr: 'Eline appelait toujours.' },
    website: 'https://www.dubois.example',
    publication: 'draft',
  });
  const list = await (await request(href('fr', 'testimonials'))).text();
  expect(list).not.toContain('Dubois');
  expect((await request(href('fr', 'testimonial', { slug: draft?.slug ?? '' }))).status).toBe(404);
});
