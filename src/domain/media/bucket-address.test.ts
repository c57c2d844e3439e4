import { expect, it } from 'vitest';
import { readBucketAddress } from './bucket-address.ts';

it.each([
  ['s3://agency', 'agency', ''],
  ['s3://agency/', 'agency', ''],
  ['s3://agency.be-files/site', 'agency.be-files', 'site/'],
  ['s3://agency/sites/Gent_1/', 'agency', 'sites/Gent_1/'],
])('%s', (url, bucket, prefix) => {
  expect(readBucketAddress(url)).toEqual({ bucket, prefix });
});

it.each([
  '',
  'agency',
  's3://',
  's3://a',
  's3:///site',
  's3://Agency',
  's3://agency//site',
  's3://agency/../site',
  's3://agency/.',
  's3://agency/site?x=1',
  's3://key:secret@agency/site',
  'https://agency/site',
])('%j names no bucket', (url) => {
  expect(readBucketAddress(url)).toBeUndefined();
});
