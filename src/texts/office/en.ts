import { en as articles } from './articles/en.ts';
import { en as calendar } from './calendar/en.ts';
import { en as content } from './content/en.ts';
import { en as documents } from './documents/en.ts';
import { en as door } from './door/en.ts';
import { en as editor } from './editor/en.ts';
import { en as figures } from './figures/en.ts';
import { en as imports } from './imports/en.ts';
import { en as log } from './log/en.ts';
import { en as newsletter } from './newsletter/en.ts';
import { en as openDays } from './open-days/en.ts';
import { en as owners } from './owners/en.ts';
import { en as palette } from './palette/en.ts';
import { en as passkeys } from './passkeys/en.ts';
import { en as people } from './people/en.ts';
import { en as photographs } from './photographs/en.ts';
import { en as pictures } from './pictures/en.ts';
import { en as portals } from './portals/en.ts';
import { en as position } from './position/en.ts';
import { en as projects } from './projects/en.ts';
import { en as properties } from './properties/en.ts';
import { en as redirects } from './redirects/en.ts';
import { en as requests } from './requests/en.ts';
import { en as settings } from './settings/en.ts';
import { en as setup } from './setup/en.ts';
import { en as shell } from './shell/en.ts';
import { en as staff } from './staff/en.ts';
import { en as team } from './team/en.ts';
import { en as testimonials } from './testimonials/en.ts';
import type { OfficePageTextTable } from './texts.ts';
import { en as today } from './today/en.ts';
import { en as translations } from './translations/en.ts';
import { en as webhooks } from './webhooks/en.ts';

export const en: OfficePageTextTable = {
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
