import { PartsNav } from '#office/interface/parts-nav.tsx';
import { contentEntries } from './content-entries.ts';

/** Links from one list of content to the others. */
export function ContentParts() {
  return <PartsNav label="CONTENT" parts={contentEntries} />;
}
