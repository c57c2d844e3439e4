import type { Right } from '#domain/staff/rights.ts';
import type { OfficeIconName } from '#office/interface/office-icon-names.ts';
import type { OfficePageTextKey } from '#texts/office/texts.ts';

export type RailEntry = {
  to: string;
  /** The beginnings of addresses of other screens that belong to it. */
  within?: readonly string[];
  text: OfficePageTextKey;
  icon: OfficeIconName;
  /** Without this right a user does not see the entry. Absent: everybody who is logged in may. */
  right?: Right;
  /** The number shown beside it. */
  counts?: 'requests';
};

/** The screens that the rail leads to, in its order; on a phone the first five stand in the bar at the bottom. */
export const railEntries: readonly RailEntry[] = [
  { to: '/office/', text: 'TODAY', icon: 'layout-dashboard' },
  {
    to: '/office/requests/',
    within: ['/office/people/'],
    text: 'INBOX',
    icon: 'inbox',
    right: 'requests.read',
    counts: 'requests',
  },
  { to: '/office/properties/', text: 'PROPERTIES', icon: 'house', right: 'homes.read' },
  { to: '/office/calendar/', text: 'CALENDAR', icon: 'calendar', right: 'visits.plan' },
  { to: '/office/owners/', text: 'OWNERS', icon: 'user-round', right: 'owners.read' },
  { to: '/office/projects/', text: 'PROJECTS', icon: 'building-2', right: 'homes.write' },
  {
    to: '/office/content/pages/',
    within: ['/office/content/'],
    text: 'CONTENT',
    icon: 'newspaper',
    right: 'content.write',
  },
  { to: '/office/figures/', text: 'FIGURES', icon: 'chart-column', right: 'figures.read' },
  { to: '/office/imports/', text: 'IMPORTS', icon: 'cloud-download', right: 'imports.manage' },
  { to: '/office/portals/', text: 'PORTALS', icon: 'send', right: 'portals.manage' },
  { to: '/office/settings/', text: 'SETTINGS', icon: 'settings', right: 'settings.write' },
  {
    to: '/office/staff/',
    within: ['/office/team/', '/office/offices/'],
    text: 'STAFF',
    icon: 'users',
    right: 'staff.manage',
  },
  { to: '/office/log/', text: 'LOG', icon: 'history', right: 'audit.read' },
];
