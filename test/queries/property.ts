import { listAdverts, listOwnedAdverts } from '#database/property/adverts.ts';
import {
  listAllCommunications,
  listCommunicationsWithoutSpam,
  listFeedback,
} from '#database/property/communications.ts';
import { listCommunicationsOfWeek } from '#database/property/communications-of-week.ts';
import { findPublicDocument } from '#database/property/documents.ts';
import { listExpiringDocuments } from '#database/property/expiring-documents.ts';
import { listExported, listGoneSince, readPictures } from '#database/property/exported-properties.ts';
import { judgeProperties } from '#database/property/incomplete-properties.ts';
import { listLackingProperties } from '#database/property/lacking-properties.ts';
import { listMapFlags } from '#database/property/map-flags.ts';
import { listNextPhotos } from '#database/property/next-photos.ts';
import { listOfficeDocuments } from '#database/property/office-documents.ts';
import { listForOffice, officeSorts } from '#database/property/office-list.ts';
import { listOfficeMedia } from '#database/property/office-media.ts';
import { findOpenDay, listOpenDaysOf, listStoredOpenDays } from '#database/property/open-days.ts';
import { listOwnedCommunications } from '#database/property/owned-communications.ts';
import { findOwnedDocument, listOwnedDocuments } from '#database/property/owned-documents.ts';
import { listPlannedPublications, listPlansOf } from '#database/property/planned-publications.ts';
import { listOpenSteps, listSteps } from '#database/property/planned-steps.ts';
import {
  countProjects,
  findProject,
  listProjects,
  listSimilarProjects,
  listUnitDetails,
  listUnits,
} from '#database/property/projects.ts';
import { propertiesAtAddress } from '#database/property/properties-at-address.ts';
import {
  findIdAtSource,
  findProjectAddress,
  findPropertyAddress,
  findToPreview,
} from '#database/property/property-address.ts';
import { countBelongings } from '#database/property/property-belongings.ts';
import { takePropertyChanges, takeTurnWithProperties } from '#database/property/property-changes.ts';
import { exemptKeys, listEdits, listExemptions, listLocks } from '#database/property/property-edits.ts';
import { readProperties } from '#database/property/property-export.ts';
import { listChangedFields, listPropertyHistory } from '#database/property/property-history.ts';
import { listAgentProperties, listPropertiesById } from '#database/property/property-list.ts';
import {
  findProperty,
  findWithdrawn,
  listDocuments,
  listFullProperties,
  listMedia,
} from '#database/property/property-page.ts';
import { findPropertyToEdit } from '#database/property/property-to-edit.ts';
import { findVersion } from '#database/property/property-version.ts';
import { listRefusedPlans } from '#database/property/refused-plans.ts';
import { wereDocumentsRequested } from '#database/property/requested-documents.ts';
import { listPlaceCentres, listSearchRowsById, readSearchRows } from '#database/property/search-rows.ts';
import { listShownFilms } from '#database/property/shown-films.ts';
import { listShownPositions } from '#database/property/shown-positions.ts';
import { findComparedProperty } from '#database/property/similar-properties.ts';
import { storedFacts } from '#database/property/stored-facts.ts';
import { findStoredProperty, hasNoProperty, listByReference } from '#database/property/stored-property.ts';
import { findWholeProperty } from '#database/property/whole-property.ts';
import { listWithdrawn } from '#database/property/withdrawn-properties.ts';
import { answered, later, now, sample, today, uuid } from './sample.ts';

const ids = [12, 13];
const apartment = { id: 12, type: 'apartment', purpose: 'sale', region: 'flanders', place_id: 90 };
const request = {
  ...{ email: 'An@example.be', propertyId: 12, documents: ['plan'], since: now },
};

export const samples = [
  sample(listOwnedAdverts, uuid, 12),
  sample(listAdverts, 12),
  sample(listAllCommunications, 12),
  sample(listCommunicationsWithoutSpam, 12),
  sample(listFeedback, 12),
  sample(listCommunicationsOfWeek, ids, { from: now, until: later }),
  sample(findPublicDocument, 6),
  sample(findPublicDocument, 6, true),
  sample(listExpiringDocuments, { until: today, most: 20 }),
  sample(listExported, undefined),
  sample(listExported, now),
  sample(listGoneSince, now),
  sample(readPictures, 12, 30),
  answered([[{ id: 12, version: '7', exempt: 'zoning' }]], judgeProperties, today),
  sample(listLackingProperties, ids, today),
  sample(listMapFlags, ids),
  sample(listNextPhotos, 12, 4),
  sample(listOfficeDocuments, { propertyId: 12 }),
  sample(listOfficeDocuments, { projectId: 3 }),
  ...officeSorts.map((sort) => sample(listForOffice, { sort })),
  sample(listForOffice, {
    ...{ text: 'Kouter 50%', publication: 'published', availability: 'available', purpose: 'sale' },
    ...{ type: 'house', agentId: 3, hasEdits: true, ids, page: 2 },
  }),
  sample(listForOffice, { hasEdits: false }),
  sample(listOfficeMedia, 12),
  sample(listOwnedCommunications, uuid, { limit: 20 }),
  sample(listOwnedCommunications, uuid, { propertyId: 12, limit: 20, offset: 20 }),
  sample(listOwnedDocuments, uuid),
  sample(listOwnedDocuments, uuid, 12),
  sample(findOwnedDocument, uuid, 6),
  sample(listOpenDaysOf, ids, now),
  sample(findOpenDay, 12, 5, now),
  sample(listStoredOpenDays, ids),
  sample(listPlannedPublications),
  sample(listPlansOf, 12),
  sample(listSteps, 12),
  sample(listOpenSteps, ids),
  sample(listProjects),
  answered([[{ count: 1 }]], countProjects),
  sample(findProject, 4),
  sample(listSimilarProjects, 4),
  sample(listUnits, 4),
  sample(listUnitDetails, 4),
  sample(propertiesAtAddress, { street: 'Kouter', houseNumber: '12', postalCode: '9000' }),
  sample(propertiesAtAddress, { street: 'Kouter', houseNumber: '12', boxNumber: '3', postalCode: '9000' }),
  sample(findPropertyAddress, 12),
  sample(findProjectAddress, 4),
  sample(findIdAtSource, 'property', 77),
  sample(findIdAtSource, 'project', 77),
  sample(findToPreview, { id: 12, reference: 'G-12' }),
  sample(takeTurnWithProperties),
  sample(takePropertyChanges),
  sample(listEdits, 12),
  sample(listEdits, 12, ['title']),
  sample(listExemptions, 12),
  sample(exemptKeys, 12),
  sample(listLocks, 12),
  sample(readProperties, undefined),
  sample(readProperties, 'whise'),
  sample(listPropertyHistory, { propertyId: 12, most: 50 }),
  sample(listPropertyHistory, { propertyId: 12, field: 'price', most: 50 }),
  sample(listChangedFields, 12),
  sample(listAgentProperties, 3),
  sample(listPropertiesById, ids),
  sample(findProperty, 12),
  sample(findProperty, 12, true),
  sample(listFullProperties, ids),
  sample(findWithdrawn, 'property', 12),
  sample(findWithdrawn, 'project', 4),
  sample(listMedia, { propertyId: 12 }),
  sample(listMedia, { projectId: 4 }),
  sample(listDocuments, { propertyId: 12 }),
  sample(listDocuments, { projectId: 4 }),
  answered([[apartment]], findPropertyToEdit, 12),
  sample(countBelongings, 12),
  sample(findVersion, 12),
  sample(listRefusedPlans, 20),
  sample(wereDocumentsRequested, { ...request, except: undefined }),
  sample(wereDocumentsRequested, { ...request, except: uuid }),
  sample(readSearchRows),
  sample(listSearchRowsById, ids),
  sample(listSearchRowsById, ids, { withDrafts: true }),
  sample(listPlaceCentres),
  sample(listShownFilms),
  sample(listShownPositions),
  sample(findComparedProperty, 12),
  sample(storedFacts, ids),
  sample(findStoredProperty, 12),
  sample(listByReference, 'G-12 50%'),
  sample(hasNoProperty),
  sample(findWholeProperty, 12),
  sample(findWholeProperty, 12, true),
  sample(listWithdrawn, ids),
];
