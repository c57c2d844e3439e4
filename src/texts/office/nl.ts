import { nl as articles } from './articles/nl.ts';
import { nl as calendar } from './calendar/nl.ts';
import { nl as content } from './content/nl.ts';
import { nl as documents } from './documents/nl.ts';
import { nl as door } from './door/nl.ts';
import { nl as editor } from './editor/nl.ts';
import { nl as figures } from './figures/nl.ts';
import { nl as imports } from './imports/nl.ts';
import { nl as log } from './log/nl.ts';
import { nl as newsletter } from './newsletter/nl.ts';
import { nl as openDays } from './open-days/nl.ts';
import { nl as owners } from './owners/nl.ts';
import { nl as palette } from './palette/nl.ts';
import { nl as passkeys } from './passkeys/nl.ts';
import { nl as people } from './people/nl.ts';
import { nl as photographs } from './photographs/nl.ts';
import { nl as pictures } from './pictures/nl.ts';
import { nl as portals } from './portals/nl.ts';
import { nl as position } from './position/nl.ts';
import { nl as projects } from './projects/nl.ts';
import { nl as properties } from './properties/nl.ts';
import { nl as redirects } from './redirects/nl.ts';
import { nl as requests } from './requests/nl.ts';
import { nl as settings } from './settings/nl.ts';
import { nl as setup } from './setup/nl.ts';
import { nl as shell } from './shell/nl.ts';
import { nl as staff } from './staff/nl.ts';
import { nl as team } from './team/nl.ts';
import { nl as testimonials } from './testimonials/nl.ts';
import { nl as today } from './today/nl.ts';
import { nl as translations } from './translations/nl.ts';
import { nl as webhooks } from './webhooks/nl.ts';

/** The words that components of the office say, in Dutch: the reference. The browser loads only one language. */
export const nl = {
  ...shell,
  ...today,
  ...door,
  ...staff,
  ...team,
  ...properties,
  ...editor,
  ...photographs,
  ...documents,
  ...openDays,
  ...setup,
  ...passkeys,
  ...calendar,
  ...owners,
  ...palette,
  ...log,
  ...settings,
  ...redirects,
  ...testimonials,
  ...requests,
  ...people,
  ...position,
  ...projects,
  ...content,
  ...articles,
  ...newsletter,
  ...pictures,
  ...translations,
  ...figures,
  ...imports,
  ...portals,
  ...webhooks,
};
