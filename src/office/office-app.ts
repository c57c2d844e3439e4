import * as build from 'virtual:react-router/server-build';
import { officeContext } from './request-context.ts';

/** What the server mounts (src/server/office.ts): the pages, and the key under which they find their context. */
export { build, officeContext };
