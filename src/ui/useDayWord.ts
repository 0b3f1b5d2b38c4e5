import { formatDate } from '@/format';
import { useQueryString } from './queryString';

/** A day that the address names; `otherwise` where it names none, or nonsense. */
export function useDayWord(name: string, otherwise: string) {
  const { params, write } = useQueryString();
  const said = params.get(name) ?? '';
  const day = formatDate(said) === said ? otherwise : said;
  const setDay = (next: string) => {
    if (formatDate(next) !== next) write({ [name]: next === otherwise ? undefined : next, page: undefined });
  };
  return [day, setDay] as const;
}
