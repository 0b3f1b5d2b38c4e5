import { isObject } from '@/journal/kit/isObject';
import type { OfficeUser } from '@/store/browser/officeSlice';
import type { Business } from '@/store/business/business';
import { installerNamed } from '@/store/business/feeds/readable';
import { LANGUAGES, type Language } from '@/store/kit/language';
import type { Challan } from '@/store/stock/challans/challan';
import type { PostBook } from '../post/postBook';
import { readBeside } from './besideOtps';

const languageIn = (value: unknown): Language | undefined => LANGUAGES.find((language) => language === value);
const keptAt = (installer: string) => `language-${installer}`;

/** In which languages receivers are written to: an installer has chosen one in his app, a branch has none of its own. */
export function languagesOf(book: Pick<PostBook, 'read' | 'put'>) {
  const known = new Map<string, Language>();
  return {
    /** Notes what the app of an installer speaks; of others, and what is no language, nothing. */
    async note(business: Business, { name, role }: OfficeUser, told: unknown): Promise<void> {
      const installer = role === 'installer' ? installerNamed(business, name) : undefined;
      const language = languageIn(told);
      if (installer === undefined || language === undefined || known.get(installer) === language) return;
      await book.put('otpLanguage', keptAt(installer), { language });
      known.set(installer, language);
    },
    /** All languages, that of a receiver first where it is known. */
    async preferred({ at, id }: Challan['to']): Promise<readonly Language[]> {
      const { value } = at === 'installer' && id !== undefined ? await readBeside(book, 'otpLanguage', keptAt(id)) : {};
      const own = isObject(value) ? languageIn(value.language) : undefined;
      return own === undefined ? LANGUAGES : [own, ...LANGUAGES.filter((language) => language !== own)];
    },
  };
}
