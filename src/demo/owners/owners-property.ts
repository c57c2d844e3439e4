import type { Language } from '#domain/language.ts';
import type { DocumentKind } from '#domain/property/document-kinds.ts';
import type { DayViews, PropertyTraffic } from './day-views.ts';
import type { demoOwners } from './people.ts';

/** Somebody who asked about a property. */
export type DemoVisitor = {
  firstName: string;
  lastName: string;
  language: DayViews['language'];
};

type Message = {
  /** Before today, as everywhere in this file. */
  daysAgo: number;
  time: string;
  subject: string;
  comment?: string;
  status?: 'open' | 'answered' | 'closed';
  isPrivate?: true;
};

/** The work done for a demo owner's property, in days counted from the day on which the demo is loaded. */
export type OwnersProperty = Omit<PropertyTraffic, 'reference'> & {
  owner: keyof typeof demoOwners;
  /** Of all that the agency wrote. */
  language: Language;
  /** Earlier prices, in euros; the present price is in the list of properties. */
  earlierPrices: { price: number; untilDaysAgo: number }[];
  messages: (Message & { kind: 'mail' | 'phone' | 'letter' | 'note'; contact?: string })[];
  requests: {
    daysAgo: number;
    time: string;
    form: 'contact_me' | 'documents' | 'visit' | 'offer';
    by: DemoVisitor;
    status?: 'open' | 'answered' | 'closed';
  }[];
  /** Negative for a day in the future. */
  appointments: {
    daysAgo: number;
    time: string;
    by: DemoVisitor;
    status: 'confirmed' | 'carried_out' | 'no_show' | 'cancelled';
    feedback?: string;
    isPrivate?: true;
  }[];
  publications: {
    channel: string;
    address: string;
    sinceDaysAgo: number;
    untilDaysAgo?: number;
    status: 'planned' | 'online' | 'offline';
    views?: number;
    comment?: string;
  }[];
  documents: {
    kind: DocumentKind;
    access: 'owner' | 'request' | 'download';
    issuedDaysAgo: number;
    /** Negative for a day in the past. */
    expiresInDays?: number;
  }[];
  steps: { subject: string; inDays: number; isDone?: true }[];
};
