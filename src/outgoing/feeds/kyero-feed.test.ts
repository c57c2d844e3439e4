import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { regions } from '#domain/place/region.ts';
import { propertyTypes } from '#domain/property/types.ts';
import type { OutgoingProperty } from '#outgoing/content/outgoing-schema.ts';
import { kyeroFeed } from './kyero-feed.ts';

const bare: OutgoingProperty = {
  ...{ id: 7, reference: 'RL-7', purpose: 'sale', type: 'house', priceCents: 312_500_50 },
  ...{ updatedAt: '2026-11-24T09:00:00.000Z', countryId: 10, postalCode: '9000', city: 'Gent' },
  ...{ addresses: { nl: 'https://www.agency.be/nl/te-koop/7/?a=1&b=2' }, pictures: [] },
};

const photo: OutgoingProperty['pictures'][number] = {
  ...{ kind: 'photo', nature: 'real', width: 1600, height: 1067 },
  addresses: { 1600: 'https://www.agency.be/pictures/1/photo?width=1600&height=auto&format=jpeg' },
};

const everything: OutgoingProperty = {
  ...bare,
  position: { latitude: 51.05, longitude: 3.72, isExact: true },
  ...{ region: 'flanders', isNewBuild: true, bedrooms: 3, bathrooms: 1, hasSwimmingPool: false },
  ...{ livingAreaM2: 171.5, plotAreaM2: 240, energyLabel: 'a_plus' },
  description: { nl: 'Ruim & licht.', fr: 'Spacieux.', de: 'Groß.', en: 'Large.' },
  pictures: [photo, { ...photo, nature: 'staged' }],
};

function write(properties: readonly OutgoingProperty[]): string {
  const [[, xml] = ['', '']] = [...kyeroFeed.write(properties)];
  return xml;
}

it('has an element for texts and one for images, with nothing in them too', () => {
  expect(write([bare])).toContain('</url><desc/><images/></property>');
  expect(write([everything])).toContain('<desc><nl>Ruim &amp; licht.');
  expect(write([everything])).toContain('&amp;format=jpeg#1.jpg</url>');
});

// The schema is Kyero's own and not ours to hand on: KYERO_XSD names a copy of it. It is older than the tags of plans.
test.skipIf(!process.env.KYERO_XSD)('is valid by the schema of Kyero', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gevel-kyero-'));
  const properties = [
    bare,
    everything,
    ...regions.map((region) => ({ ...everything, region, purpose: 'rent' })),
    ...propertyTypes.map(({ key }) => ({ ...bare, type: key })),
  ].filter((each) => kyeroFeed.refuses(each) === undefined);
  try {
    writeFileSync(join(folder, 'feed.xml'), write(properties));
    const words = ['--noout', '--nonet', '--schema', process.env.KYERO_XSD ?? '', join(folder, 'feed.xml')];
    execFileSync('xmllint', words, { stdio: 'pipe' });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
