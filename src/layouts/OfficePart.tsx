import { OfficeNotices } from './OfficeNotices';
import { OfficeTools } from './OfficeTools';

/** What a shared office adds to the shell: tools in its bar, and what is said above its screens. */
export default function OfficePart({ of }: { of: 'bar' | 'screen' }) {
  return of === 'bar' ? <OfficeTools /> : <OfficeNotices />;
}
