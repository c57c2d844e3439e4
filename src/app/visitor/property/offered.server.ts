import { presentContact, type ShownContact } from '#app/people/people.server.ts';
import { mediaPictures } from '#app/property/media-pictures.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import type { DocumentRow, MediaRow, PropertyRow } from '#database/property/property-page.ts';
import type { Agent } from '#database/site/people.ts';
import { asOfDay } from '#domain/property/as-of-day.ts';
import { type DisplaySettings, factSheet } from '#domain/property/fact-sheet.ts';
import type { FieldWords } from '#domain/property/field-words.ts';
import { roomTable } from '#domain/property/room-table.ts';
import type { PropertyFacts } from '#domain/property/values.ts';
import { dayOf } from '#domain/time/dates.ts';
import { href } from '#site/paths/paths.ts';
import { fieldTexts } from '#texts/fields/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { propertyTitle } from '#texts/wording/property-words.ts';
import { presentDocuments } from './documents.server.ts';
import { presentEnergy } from './energy-section.server.ts';
import { presentFilms } from './films.server.ts';
import { presentLegal } from './legal-section.server.ts';

type Read = { facts: PropertyFacts; media: MediaRow[]; documents: DocumentRow[]; agent: Agent | undefined };

/** Only for a property that can be had: one that is gone advertises nothing any more. */
export function presentOffered(
  context: RequestContext,
  row: PropertyRow,
  { facts, media, documents, agent }: Read,
) {
  const { language, settings } = context;
  const { id } = row;
  const t = textsFor(language);
  const conditions = { conditions: settings.displayConditions };
  const pictures = (kind: MediaRow['kind']) =>
    mediaPictures(media, kind, propertyTitle(row, language), language);
  return {
    plans: pictures('plan'),
    videos: presentFilms(context, row, pictures('photo')),
    // Facts about the surroundings have a place of their own, below the documents.
    groups: factSheet(asOfDay(facts, dayOf(context.now)), fieldTexts(language), conditions).filter(
      ({ key }) => key !== 'location',
    ),
    rooms: presentRooms(facts, fieldTexts(language), conditions),
    energy: presentEnergy(context, facts),
    legal: presentLegal(context, facts),
    // The documents of a draft cannot be had yet.
    documents:
      row.publication === 'draft'
        ? []
        : presentDocuments(language, documents, href(language, 'requestDocuments', { id })),
    contact: presentContact(agent, context),
    offer: row.purpose === 'sale' ? { href: href(language, 'offer', { id }), label: t('PAGE_OFFER') } : null,
  };
}

/** Null if no room is known. */
function presentRooms(facts: PropertyFacts, words: FieldWords, settings: DisplaySettings) {
  const floors = roomTable(facts, words, settings);
  return floors.length > 0 ? { title: words.label('roomList'), area: words.group('surfaces'), floors } : null;
}

type Offered = Omit<ReturnType<typeof presentOffered>, 'contact'> & { contact: ShownContact | null };

export const nothingOffered: Offered = {
  plans: [],
  videos: [],
  groups: [],
  rooms: null,
  energy: null,
  legal: null,
  documents: [],
  contact: null,
  offer: null,
};
