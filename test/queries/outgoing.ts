import { listChanges } from '#database/outgoing/changes.ts';
import { listMediaOf } from '#database/outgoing/outgoing-media.ts';
import { listOutgoingProjects } from '#database/outgoing/outgoing-projects.ts';
import { listOutgoingProperties } from '#database/outgoing/outgoing-properties.ts';
import { answered, now, sample } from './sample.ts';

export const samples = [
  answered([[{ first: 1, last: 9 }]], listChanges, 5, 100),
  sample(listMediaOf, 'property', [12, 13]),
  sample(listMediaOf, 'project', [4]),
  sample(listOutgoingProjects, {}, 100),
  sample(listOutgoingProjects, { id: 4, updatedSince: now, afterId: 3 }, 100),
  sample(listOutgoingProperties, {}, 100),
  sample(
    listOutgoingProperties,
    {
      ...{ purpose: 'sale', types: ['house'], availability: 'open', region: 'flanders', postalCode: '9000' },
      ...{ projectId: 4, minPriceCents: 100_000_00, maxPriceCents: 500_000_00, minBedrooms: 2 },
      ...{ updatedSince: now, ids: [12, 13], afterId: 11 },
    },
    100,
  ),
];
