import type { Language } from '@/store/kit/language';
import { OfficeNotices } from './OfficeNotices';
import { OfficeTools } from './OfficeTools';

interface OfficePartProps {
  of: 'bar' | 'screen';
  /** Of what it says, where not English. */
  language?: Language;
}

/** What a shared office adds to the shell: tools in its bar, and what is said above its screens. */
export default function OfficePart({ of, language = 'en' }: OfficePartProps) {
  return of === 'bar' ? <OfficeTools language={language} /> : <OfficeNotices language={language} />;
}
