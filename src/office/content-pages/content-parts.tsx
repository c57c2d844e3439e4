import { PartsNav } from '#office/interface/parts-nav.tsx';
import { contentEntries } from './content-entries.ts';

/** From one list of what the site says to the others. */
export function ContentParts() {
  return <PartsNav label="CONTENT" parts={contentEntries} />;
}
