import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Picture } from './picture.tsx';

const house = {
  id: '0123456789abcdef0123',
  name: 'house-gent',
  width: 1200,
  height: 800,
  thumbhash: 'IAgGFYQvU4ZXm5s1mHZYfImigEYJ',
};

/** The attributes of the second image; the first is the placeholder. */
function imageOf(html: string): Record<string, string> {
  const [, placeholder, image] = html.match(/<span[^>]*>(<img[^>]*>)(<img[^>]*>)<\/span>/) ?? [];
  expect(placeholder).toContain('src="data:image/bmp;base64,');
  expect(placeholder).toContain('alt=""');
  const attributes = image?.matchAll(/([\w-]+)="([^"]*)"/g) ?? [];
  return Object.fromEntries(
    [...attributes].map(([, name, value]) => [name, value?.replaceAll('&amp;', '&')]),
  );
}

it('names every width it can be had in, keeps its place and waits until it is near', () => {
  const html = renderToStaticMarkup(
    <Picture picture={house} alt="Front" sizes="411px" className="aspect-[4/3]" />,
  );

  expect(imageOf(html)).toMatchObject({
    alt: 'Front',
    loading: 'lazy',
    decoding: 'async',
    width: '1200',
    height: '800',
    sizes: '411px',
    srcSet: [
      '/pictures/0123456789abcdef0123/-?width=500 400w',
      '/pictures/0123456789abcdef0123/-?width=750 600w',
      '/pictures/0123456789abcdef0123/-?width=1600 1200w',
    ].join(','),
    src: '/pictures/0123456789abcdef0123/house-gent?width=1050&height=auto',
  });
  expect(html).toContain('aspect-[4/3]');
  // The policy allows only styles that it knows.
  expect(html).not.toContain('style=');
  // Without JavaScript nothing would show it again.
  expect(html).not.toContain('data-loading=');
});

it('is loaded first when it leads the page', () => {
  const html = renderToStaticMarkup(<Picture picture={house} alt="" sizes="100vw" priority />);

  expect(imageOf(html)).toMatchObject({ alt: '', loading: 'eager', fetchPriority: 'high', decoding: 'sync' });
});

it.each([
  ['Front', 'Front, Impression'],
  ['', 'Impression'],
])('says once to whoever hears it what it does not show, after %j', (alt, heard) => {
  const html = renderToStaticMarkup(
    <Picture picture={{ ...house, note: 'Impression' }} alt={alt} sizes="100vw" />,
  );
  expect(html).toContain(`alt="${heard}"`);
  expect(html).toContain(
    '<span class="picture-note-place" aria-hidden="true"><span class="picture-note">Impression</span></span>',
  );
});
