// One run of sending listings to portals, in a process of its own, which may be killed. The drill starts it.
import { openDatabase } from '#database/client.ts';
import { sendListings } from '#outgoing/sent-portals/send-listings.ts';
import { portalReach } from './portal-server.ts';

const { url, port, importKey, now } = JSON.parse(process.argv[2] ?? '{}');
const database = openDatabase(url, { maxConnections: 4 });
await sendListings({
  ...{ database, importKey, publicUrl: 'https://www.agency.be' },
  now: () => new Date(now),
  reach: portalReach(port),
});
await database.destroy();
